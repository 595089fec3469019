import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildCacheFile } from '../../src/build/build-cache.ts';
import { valuesFolder } from '../../src/cache/value-cache.ts';
import { fileOfAddress } from '../../src/build/site-files.ts';
import { decode } from '../../src/content/check-bytes.ts';
import { loadFiles } from '../../src/content-files/load-files.ts';
import { contentCacheFolder } from '../../src/content-files/disk-cache.ts';
import { createLoadCache, loadSite, type LoadCache } from '../../src/content-files/load-site.ts';
import { parseFast } from '../../src/content/parse-yaml.ts';
import { listFiles, readBytes } from '../../src/content-files/read-files.ts';
import { loadDevSite } from '../../src/dev/dev-site.ts';
import { headingsAddress, textsAddress } from '../../src/search/index-addresses.ts';

/** The processor time of each stage for all pages together, in milliseconds. */
export type StageTimes = {
  read: number;
  parse: number;
  check: number;
  tree: number;
  render: number;
  write: number;
  /** The median wall-clock time from saving a file to the new HTML of its page, as in the development server. */
  onePageChanged: number;
};

/** The time of a whole command, including the start of its process. */
export type BuildCost = { seconds: number; cpuSeconds: number; peakMegabytes: number };

async function timed<T>(work: () => T | Promise<T>): Promise<[result: T, cpu: number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

/** Runs the stages of a build one by one. `changedFile` is a page of the content folder. */
export async function timeStages(
  contentDir: string,
  outDir: string,
  changedFile: string,
): Promise<StageTimes> {
  const [texts, read] = await timed(() =>
    listFiles(contentDir).documents.map((file) => decode(file, readBytes(contentDir, file)).text),
  );
  const [, parse] = await timed(() => texts.forEach(parseFast));
  const cache = createLoadCache();
  const [, load] = await timed(() => loadFiles(contentDir, cache));
  // All files are known by now: only building the tree and the checks between files are left.
  const [, tree] = await timed(() => loadSite(contentDir, cache));
  const site = await readySite(contentDir, cache);
  const [documents, render] = await timed(() =>
    site.tree.pages.map((page) => [page.address, site.renderer.page(page)] as const),
  );
  const [, write] = await timed(async () => {
    for (const [address, html] of documents) {
      const file = path.join(outDir, fileOfAddress(address));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  });
  const onePageChanged = await timeSaves(contentDir, changedFile, cache);
  return {
    read,
    parse,
    check: Math.max(0, load - read - parse),
    tree,
    render,
    write,
    onePageChanged,
  };
}

const saves = 9;

/** The median wall-clock time from saving a page to its new HTML. */
async function timeSaves(contentDir: string, file: string, cache: LoadCache): Promise<number> {
  const text = readFileSync(path.join(contentDir, file), 'utf8');
  const times: number[] = [];
  for (let count = 1; count <= saves; count += 1) {
    const saved = performance.now();
    writeFileSync(path.join(contentDir, file), `${text}note: Changed ${count} times\n`);
    const { tree, renderer } = await readySite(contentDir, cache);
    const page = tree.pages.find((one) => one.file === file.replaceAll('\\', '/'));
    if (!page) throw new Error(`${file} is no page.`);
    renderer.page(page);
    times.push(performance.now() - saved);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(saves / 2)] ?? 0;
}

async function readySite(contentDir: string, cache: LoadCache) {
  const site = await loadDevSite(contentDir, cache);
  if (site.tree === null) {
    throw new Error(`The generated pages have errors: ${site.diagnostics[0]?.message}`);
  }
  return site;
}

/** Deletes what is cached of builds and of a content folder, except for pictures. */
export function forgetBuilds(contentDir: string): void {
  const caches = [
    path.dirname(buildCacheFile(contentDir)),
    contentCacheFolder(contentDir),
    valuesFolder,
  ];
  for (const file of caches) rmSync(file, { recursive: true, force: true });
}

/** Changes the title of a page. */
export function changePage(contentDir: string, file: string): void {
  const page = path.join(contentDir, file);
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^(title: .*)$/m, '$1, changed'));
}

/** The compressed size of a file of a built site. */
export const sentBytes = (outDir: string, address: string): number =>
  brotliCompressSync(readFileSync(path.join(outDir, address.slice(1)))).length;

/** What a visitor downloads to search the site, in bytes: both parts of the index, compressed. */
export const searchBytes = (outDir: string): number =>
  sentBytes(outDir, headingsAddress) + sentBytes(outDir, textsAddress);
