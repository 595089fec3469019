import { appendFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { codeGuides } from '../schema/code-guides.ts';
import { fixContent } from '../src/content-files/fix-content.ts';
import { diagnoseIn } from '../src/content/diagnose.ts';
import { loadSite, type CheckedSite } from '../src/content-files/load-site.ts';
import { readDiskCache, writeDiskCache } from '../src/content-files/disk-cache.ts';
import { writeSchemas } from '../src/content-files/write-schemas.ts';
import { codeVersion } from '../src/cache/cache-file.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { formatGithub, jobSummary } from '../src/diagnostics/format-github.ts';
import { formatJson } from '../src/diagnostics/format-json.ts';
import { formatReport } from '../src/diagnostics/format-text.ts';
import { formatSarif } from '../src/diagnostics/format-sarif.ts';
import { buildDownloads } from '../src/render/downloads.ts';
import type { AddressList } from '../src/site/addresses/address-list.ts';
import { checkPublished } from '../src/site/checks/check-published.ts';
import { describeLeftOut } from '../src/site/pages/publish-window.ts';
import { command } from './command.ts';
import { contentFolder, shownFolder, paintFor } from './content-folder.ts';
import { readPublishedAddresses } from './validate/published-addresses.ts';

const formats = ['text', 'json', 'github', 'sarif'];
const fine = 0;
const contentHasErrors = 1;
const cannotRun = 2;

/** `npm run validate`: checks the content. 0: fine, 1: the content has errors, 2: it could not be checked. */
export const main = command(
  {
    typed: 'npm run validate',
    readsContent: true,
    options: {
      format: {
        type: 'string',
        value: 'FORMAT',
        help: `${formats.join(', ')}: for people, programs, annotations in a workflow, code scanning`,
      },
      fix: {
        type: 'boolean',
        help: 'fixes what cannot be fixed wrongly, and says what it changed',
      },
      strict: {
        type: 'boolean',
        default: false,
        help: 'also warns of stand-ins: what the site still lacks before it is finished',
      },
      published: {
        type: 'string',
        value: 'FILE|URL',
        help: 'warns of addresses that an earlier addresses.json, or the site there, has',
      },
      'no-cache': { type: 'boolean', help: 'checks every file again' },
    },
  },
  async (values) => {
    const format = values.format ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text');
    if (!formats.includes(format)) {
      console.error(`There is no format ${format}. Use one of: ${formats.join(', ')}.`);
      return cannotRun;
    }
    const contentDir = contentFolder();
    if (values.fix) {
      for (const line of await fixContent(contentDir, path.basename(contentDir)))
        console.error(line);
    }
    const published =
      values.published === undefined ? null : await readPublishedAddresses(values.published);
    if (published && published.kind !== 'list') console.error(published.reason);
    if (published?.kind === 'failed') return cannotRun;
    return report(contentDir, format, {
      cached: !values['no-cache'],
      strict: values.strict,
      published: published?.kind === 'list' ? published.list : null,
    });
  },
);

async function report(
  contentDir: string,
  format: string,
  {
    cached,
    strict,
    published,
  }: { cached: boolean; strict: boolean; published: AddressList | null },
): Promise<number> {
  const cache = cached ? readDiskCache(contentDir) : undefined;
  const loaded = await loadSite(contentDir, cache, { strict });
  const diagnostics = [...loaded.diagnostics, ...compare(loaded, published)];
  const { pageCount, texts } = loaded;
  if (cache) writeDiskCache(contentDir, cache);
  writeSchemas(contentDir, codeVersion());
  const folder = shownFolder(contentDir);
  if (format === 'json') {
    console.log(formatJson(diagnostics, pageCount, path.basename(contentDir)));
  } else if (format === 'sarif') {
    console.log(formatSarif(diagnostics, codeGuides, folder));
  } else {
    // GitHub takes its annotations from anywhere in the log; the summary stays its last line.
    if (format === 'github' && diagnostics.length > 0)
      console.log(formatGithub(diagnostics, folder));
    const paint = format === 'text' ? { paint: paintFor(process.stdout) } : {};
    for (const line of describeLeftOut(loaded)) console.log(line);
    console.log(formatReport({ diagnostics, texts, pageCount }, { folder, ...paint }));
  }
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (format === 'github' && summary) {
    appendFileSync(summary, jobSummary(diagnostics, pageCount, texts, folder));
  }
  return diagnostics.some(({ severity }) => severity === 'error') ? contentHasErrors : fine;
}

/**
 * Reports addresses that an earlier version published and this one lacks. A page with a mistake is not known to be
 * gone.
 */
function compare({ tree, diagnostics }: CheckedSite, published: AddressList | null): Diagnostic[] {
  if (!tree || !published || diagnostics.some(({ severity }) => severity === 'error')) return [];
  const diagnose = diagnoseIn(() => null);
  return checkPublished(tree, published, buildDownloads(tree).keys()).map((explanation) =>
    diagnose('site.yaml', [], explanation),
  );
}
