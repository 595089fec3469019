import path from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { readBuildCache, writeBuildCache, type BuildCache } from '../src/build/build-cache.ts';
import { buildSite } from '../src/build/build-site.ts';
import { forgetUnusedFiles } from '../src/cache/file-cache.ts';
import { writeServedEditor } from '../src/editor-build/served-editor.ts';
import { writeWebEditor } from '../src/editor-build/web-editor.ts';
import { RebuildReasons } from '../src/build/rebuild-reasons.ts';
import { publish, type Build } from '../src/build/publish/publish.ts';
import { SiteOutput } from '../src/build/publish/site-output.ts';
import { resolveTarget } from '../src/build/publish/target.ts';
import { readDiskCache, writeDiskCache } from '../src/content-files/disk-cache.ts';
import { loadSite } from '../src/content-files/load-site.ts';
import type { SeenFile } from '../src/content-files/read-files.ts';
import { formatReport } from '../src/diagnostics/format-text.ts';
import { describeLeftOut } from '../src/site/pages/publish-window.ts';
import { readGitDates } from '../src/build/git-dates.ts';
import { codeVersion } from '../src/cache/cache-file.ts';
import { siteRoot } from '../src/roots.ts';
import { endOfDay, momentOf } from '../src/site/dates/day-in.ts';
import { command } from './command.ts';
import { dayOption, readDay } from './day-option.ts';
import { lookAtContent, noteBuild, type ContentLook } from './unchanged-build.mjs';
import { contentFolder, shownFolder, paintFor } from './content-folder.ts';

const withoutHistory = 'The history of the content is not here: sitemap.xml has no days of change.';

/**
 * How much the heap may grow before a collection, in percent. With much memory, V8 lets it grow to several times what
 * is in use: a first build of 10,000 pages then takes nearly twice the memory, and no less time. For small builds,
 * frequent collection would take a sixth of the time, which a very large site has to spend.
 */
const heapGrowth = { first: 25, further: 100, veryLarge: 25 };

/** In pages. */
const manyPages = 30_000;

/**
 * The checked site of a day; null, after printing the report, if it has errors. Releases the loaded files before pages
 * are rendered.
 */
async function load(
  contentDir: string,
  {
    day,
    seen,
    comparison,
  }: { day: string | undefined; seen: readonly SeenFile[] } & Pick<BuildCache, 'comparison'>,
) {
  const cache = readDiskCache(contentDir);
  const count = cache.remembered.size;
  const growth =
    count === 0 ? heapGrowth.first : count > manyPages ? heapGrowth.veryLarge : heapGrowth.further;
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  const site = await loadSite(contentDir, cache, {
    day,
    seen,
    pagesToCheck: (...placed) => comparison.toCheck(...placed),
  });
  writeDiskCache(contentDir, cache);
  const { tree, pictureSizes, pictureHashes } = site;
  if (!tree || site.diagnostics.some(({ severity }) => severity === 'error')) {
    const options = { folder: shownFolder(contentDir), paint: paintFor(process.stderr) };
    console.error(formatReport(site, options));
    return null;
  }
  return {
    tree,
    pictureSizes,
    pictureHashes,
    leftOut: describeLeftOut(site),
    nextDate: site.nextDate,
  };
}

/**
 * `npm run build [-- --out DIR] [-- --as-of DAY] [-- --why [ADDRESS …]]`: writes the static site into dist/, as of
 * today or another day. If the content has errors, reports them, leaves dist/ and returns 1.
 */
export const main = command(
  {
    typed: 'npm run build',
    readsContent: true,
    further: '[ADDRESS …]',
    maxFurther: Number.POSITIVE_INFINITY,
    options: {
      out: {
        type: 'string',
        default: 'dist',
        value: 'DIR',
        help: 'where the site is written (dist/ if left out)',
      },
      'as-of': dayOption,
      'for-editors': {
        type: 'boolean',
        help: 'adds the editor that serve-editor shows; not for visitors',
      },
      why: {
        type: 'boolean',
        help: 'tells why pages were rendered again: those with the addresses that follow, or all',
      },
    },
  },
  (
    { out, 'as-of': day, 'for-editors': isForEditors = false, why = false },
    addresses,
    look?: ContentLook,
  ) => {
    const asOf = readDay(day);
    if (asOf === null) return 2;
    if (!why && addresses.length > 0) {
      console.error('Addresses are only for --why, which tells why their pages were rendered.');
      return 2;
    }
    return build(out, asOf, { isForEditors, why: why ? addresses : null, look });
  },
);

async function build(
  out: string,
  asOf: string | undefined,
  {
    isForEditors,
    why,
    look: firstLook,
  }: { isForEditors: boolean; why: readonly string[] | null; look: ContentLook | undefined },
): Promise<number> {
  const started = performance.now();
  const began = Date.now();
  const contentDir = contentFolder();
  const target = resolveTarget(out, { root: siteRoot, contentDir });
  let pageCount = 0;
  let rendered = 0;
  let notes: string[] = [];
  const reasons = why === null ? undefined : new RebuildReasons();
  let explained: string[] = [];
  let until = 0;
  let content = { hash: '', isSettled: false };
  const make: Build = async ({ staging, published }) => {
    const { files, ...look } = firstLook ?? lookAtContent(contentDir);
    content = look;
    const cache = readBuildCache(contentDir);
    const { comparison } = cache;
    const loaded = await load(contentDir, { day: asOf, seen: files, comparison });
    if (loaded === null) return null;
    const { tree, pictureSizes, pictureHashes, leftOut, nextDate } = loaded;
    const output = new SiteOutput({ staging, target: { folder: target, published } });
    const moments = readGitDates(contentDir);
    const today = asOf === undefined ? new Date() : new Date(`${asOf}T12:00:00Z`);
    rendered = await buildSite(tree, {
      contentDir,
      pictureSizes,
      pictureHashes,
      output,
      cache,
      today,
      moments: moments ?? new Map(),
      writeEditor: isForEditors ? writeServedEditor : writeWebEditor,
      isForEditors,
      reasons,
    });
    explained = reasons?.tell(why ?? [], tree.pages) ?? [];
    writeBuildCache(contentDir, cache);
    forgetUnusedFiles();
    pageCount = tree.pages.length;
    notes = [...(moments ? [] : [withoutHistory]), ...leftOut];
    const { timeZone } = tree.settings;
    const dayEnds = endOfDay(timeZone, today);
    until = nextDate === null ? dayEnds : Math.min(dayEnds, momentOf(timeZone, nextDate));
    return output.files();
  };
  const shown = path.join(out, path.sep);
  const isPublished = await publish(target, make);
  if (!isPublished) {
    console.error(`${shown} is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const line of [...notes, ...explained]) console.log(line);
  console.log(
    `${pageCount} pages built in ${shown} in ${seconds} s, ${rendered} of them rendered.`,
  );
  const version = codeVersion();
  // The note is about the visitors' site.
  if (version !== null && !isForEditors) {
    const lines = [...notes, `${pageCount} pages in ${shown} are up to date.`];
    const noted = { siteRoot, version, contentDir, target: path.resolve(siteRoot, out), asOf };
    noteBuild(noted, { content, from: began, until, lines });
  }
  return 0;
}
