import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOfFile } from '../src/site/index.ts';
import { CommandError } from '../src/build/index.ts';
import { buildOnce, measureBuilds, type GeneratedSite } from './bench/measure-builds.ts';
import { measureKeys, slowdowns } from './bench/measure-keys.ts';
import { measureSaves } from './bench/measure-saves.ts';
import { fileOf, writeContent } from './bench/write-content.ts';
import { command, type Parsed } from './command.ts';

const options = {
  pages: {
    type: 'string',
    default: '60,1000,10000',
    value: 'N,N',
    help: 'the numbers of pages of the generated sites',
  },
  only: {
    type: 'string',
    default: 'builds,saves,keys',
    value: 'builds,saves',
    help: 'what to measure (builds, saves and keys if left out)',
  },
  translated: { type: 'boolean', default: false, help: 'gives every page a translation' },
} as const;

type Options = Parsed<typeof options>['values'];
type Row = [name: string, figure: string];

const minPages = 12;

/** `npm run bench`: what builds, saves and keys cost on generated sites of several sizes. */
export const main = command({ typed: 'npm run bench', options }, async (values) => {
  const sizes = values.pages.split(',');
  const wrong = sizes.find((size) => !/^[1-9]\d{0,5}$/.test(size) || Number(size) < minPages);
  if (wrong !== undefined) {
    throw new CommandError(
      `--pages needs numbers of pages from ${minPages} on, and not "${wrong}".`,
    );
  }
  const parts = values.only.split(',');
  const unknown = parts.find((part) => !Object.hasOwn(measures, part));
  if (unknown !== undefined) {
    throw new CommandError(`--only takes builds, saves and keys, and not "${unknown}".`);
  }
  await withScratch(async (scratch) => {
    const content = path.join(scratch, 'content');
    writeContent(content, minPages, { isWarned: false, isTranslated: false });
    // The first build also makes parts of the engine, which sites get with the package.
    buildOnce(content, path.join(scratch, 'out'));
  });
  for (const size of sizes.map(Number)) await measureSize(size, parts, values);
  return 0;
});

const seconds = (time: number) => `${time.toFixed(2)} s`;
const milliseconds = (time: number) => `${time.toFixed(0)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const measures: Record<string, (site: GeneratedSite) => Promise<Row[]>> = {
  builds: async (generated) => {
    const {
      full,
      warned,
      unchanged,
      oneChanged,
      html,
      firstView,
      stages,
      site: bytes,
    } = await measureBuilds(generated);
    const perPage = (1000 * full.cpuSeconds) / generated.pages;
    return [
      ['full build', seconds(full.seconds)],
      ['  of both processors', seconds(full.cpuSeconds)],
      ['  memory', `${full.peakMegabytes.toFixed(0)} MB`],
      ...stages.map(([stage, share]): Row => [
        `  of that a page: ${stage}`,
        `${(share * perPage).toFixed(2)} ms`,
      ]),
      ['full build with a warning on every page', seconds(warned.seconds)],
      ['  of both processors', seconds(warned.cpuSeconds)],
      ['nothing changed', seconds(unchanged.seconds)],
      ['one page changed', seconds(oneChanged.seconds)],
      ['HTML of a page', `${(html / 1000).toFixed(2)} KB`],
      ['its first view, as sent', `${(firstView / 1000).toFixed(2)} KB`],
      ['the whole site', megabytes(bytes)],
    ];
  },
  saves: async ({ content, ...site }) => {
    const { firstPage, saveToSeen } = await measureSaves(content, site);
    return [
      ['npm start to the first page', milliseconds(firstPage)],
      ['saved to seen in a browser', milliseconds(saveToSeen)],
    ];
  },
  keys: async ({ content }) => {
    const { keyToPaint, opening, scripts, heap } = await measureKeys(content);
    return [
      ...slowdowns.map((slowdown): Row => [
        `key to painted page, 95 of 100 keys, ${slowdown}× slower`,
        milliseconds(keyToPaint.get(slowdown) ?? NaN),
      ]),
      ['opening the editor', milliseconds(opening)],
      ['scripts of the editor, with Brotli', `${(scripts / 1000).toFixed(0)} KB`],
      ['memory of its window', megabytes(heap.opened)],
      ['  after 1,000 changes', megabytes(heap.changed)],
    ];
  },
};

async function withScratch(use: (folder: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const measureSize = (size: number, parts: string[], values: Options): Promise<void> =>
  withScratch(async (scratch) => {
    const content = path.join(scratch, 'content');
    const page = fileOf(size - 1);
    const site = {
      pages: size,
      content,
      out: path.join(scratch, 'out'),
      file: path.join(content, page),
      address: addressOfFile(page),
      write: (isWarned: boolean) =>
        writeContent(content, size, { isWarned, isTranslated: values.translated }),
    };
    site.write(false);
    console.log(`\n${size.toLocaleString('en')} pages`);
    for (const part of parts) {
      for (const [name, figure] of (await measures[part]?.(site)) ?? []) {
        console.log(`  ${name.padEnd(55)}${figure.padStart(10)}`);
      }
    }
  });
