import { appendFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { codeGuides } from '../schema/code-guides.ts';
import {
  fixContent,
  createLoadCache,
  loadSite,
  saveLoadCache,
  type CheckedSite,
  writeSchemas,
  codeVersion,
} from '../src/build/index.ts';
import { diagnoseIn } from '../src/content/index.ts';
import {
  type Diagnostic,
  formatGithub,
  jobSummary,
  formatJson,
  formatReport,
  formatSarif,
} from '../src/messages/index.ts';
import { buildDownloads } from '../src/render/index.ts';
import {
  type AddressList,
  addressListAddress,
  checkPublished,
  describeLeftOut,
} from '../src/site/index.ts';
import { command } from './command.ts';
import { contentFolder, shownFolder, paintFor } from './content-folder.ts';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const listSchema = z.object({
  pages: z.array(z.string()),
  files: z.array(z.string()),
  moved: z.record(z.string(), z.string()),
});

/** In milliseconds, for the published site's answer. */
const timeout = 20_000;

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
  const cache = createLoadCache(cached ? contentDir : undefined);
  const loaded = await loadSite(contentDir, cache, { strict });
  const diagnostics = [...loaded.diagnostics, ...compare(loaded, published)];
  const { pageCount, texts } = loaded;
  saveLoadCache(cache);
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

/** The addresses of a published site, or why they are unavailable; `none` if that site has no list yet. */
type PublishedAddresses =
  | { kind: 'list'; list: AddressList }
  | { kind: 'none' | 'failed'; reason: string };

async function readPublishedAddresses(source: string): Promise<PublishedAddresses> {
  try {
    const text = /^https?:\/\//i.test(source)
      ? await download(source)
      : await readFile(source, 'utf8');
    if (text === null)
      return { kind: 'none', reason: `${source} publishes no list of addresses yet.` };
    return { kind: 'list', list: listSchema.parse(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return { kind: 'failed', reason: `${source} is not a list of addresses that a build wrote.` };
    }
    return { kind: 'failed', reason: `${source} could not be read: ${reasonOf(error)}` };
  }
}

async function download(source: string): Promise<string | null> {
  const address = /\.json$/i.test(source)
    ? source
    : source.replace(/(?<!\/)\/+$/, '') + addressListAddress;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`its host answers ${response.status}.`);
  return response.text();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
