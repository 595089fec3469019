import { appendFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fixContent } from '../src/content/fix-content.ts';
import { loadSite } from '../src/content/load-site.ts';
import { readDiskCache, writeDiskCache } from '../src/content/disk-cache.ts';
import { formatGithub, jobSummary } from '../src/diagnostics/format-github.ts';
import { formatJson } from '../src/diagnostics/format-json.ts';
import { formatReport } from '../src/diagnostics/format-report.ts';
import { formatSarif } from '../src/diagnostics/format-sarif.ts';
import { contentFolder, shownFolder, paintFor } from './content-folder.ts';

const usage = `npm run validate -- [--content DIR] [--format text|json|github|sarif] [--fix] [--strict]

  --content DIR  the content folder (content/ if left out, or SITE_CONTENT)
  --format       text for people, json for programs, github for annotations in a workflow,
                 sarif for code scanning
  --fix          fixes what cannot be fixed wrongly, and says what it changed
  --strict       warns of stand-ins too: what the site still lacks before it is finished
  --no-cache     checks every file anew`;

const formats = ['text', 'json', 'github', 'sarif'];
const fine = 0;
const contentHasErrors = 1;
const cannotRun = 2;

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return null;
  }
}

/** `npm run validate`: checks the content. 0: fine, 1: the content has errors, 2: it could not be checked. */
export async function main(args: string[]): Promise<number> {
  const values = readArguments(args);
  if (!values) return cannotRun;
  if (values.help) {
    console.log(usage);
    return fine;
  }
  const format = values.format ?? (process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text');
  if (!formats.includes(format)) {
    console.error(`There is no format ${format}. Use one of: ${formats.join(', ')}.`);
    return cannotRun;
  }
  const contentDir = contentFolder();
  if (values.fix) {
    for (const line of await fixContent(contentDir, path.basename(contentDir))) console.error(line);
  }
  return report(contentDir, format, { cached: !values['no-cache'], strict: values.strict });
}

async function report(
  contentDir: string,
  format: string,
  { cached, strict }: { cached: boolean; strict: boolean },
): Promise<number> {
  const cache = cached ? readDiskCache(contentDir) : undefined;
  const site = await loadSite(contentDir, cache, { strict });
  const { diagnostics, pageCount, texts } = site;
  if (cache) writeDiskCache(contentDir, cache);
  const folder = shownFolder(contentDir);
  if (format === 'json') {
    console.log(formatJson(diagnostics, pageCount, path.basename(contentDir)));
  } else if (format === 'sarif') {
    console.log(formatSarif(diagnostics, folder));
  } else {
    // GitHub takes its annotations from anywhere in the log; the summary stays its last line.
    if (format === 'github' && diagnostics.length > 0)
      console.log(formatGithub(diagnostics, folder));
    const paint = format === 'text' ? { paint: paintFor(process.stdout) } : {};
    console.log(formatReport(site, { folder, ...paint }));
  }
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (format === 'github' && summary) {
    appendFileSync(summary, jobSummary(diagnostics, pageCount, texts, folder));
  }
  return diagnostics.some(({ severity }) => severity === 'error') ? contentHasErrors : fine;
}
