import path from 'node:path';
import process from 'node:process';
import {
  type Rendered,
  buildSite,
  forgetUnusedFiles,
  writeServedEditor,
  writeWebEditor,
  publish,
  type Build,
  SiteOutput,
  resolveTarget,
  createLoadCache,
  loadSite,
  type LoadOptions,
  saveLoadCache,
  ThreadPool,
  readGitDates,
  codeVersion,
  siteRoot,
} from '../src/build/index.ts';
import { Site } from '../src/render/index.ts';
import { formatReport } from '../src/messages/index.ts';
import { describeLeftOut, endOfDay, momentOf } from '../src/site/index.ts';
import { command } from './command.ts';
import { dayOption, readDay } from './day-option.ts';
import { lookAtContent, noteBuild, type ContentLook } from './unchanged-build.mjs';
import { contentFolder, shownFolder, paintFor } from './content-folder.ts';

const threadsOption = {
  type: 'string' as const,
  value: 'N',
  help: 'how many threads build a large site (one for each processor if left out)',
};

/** The number of `--threads N`; undefined if it is left out, null, with the reason printed, if N is none. */
function readThreads(option: string | undefined): number | null | undefined {
  if (option === undefined) return undefined;
  if (/^[1-9]\d?$/.test(option)) return Number(option);
  console.error('--threads needs a number from 1 to 99, for example --threads 2.');
  return null;
}

const withoutHistory = 'The history of the content is not here: sitemap.xml has no days of change.';

/** The site of a day, which shows what visitors get; null, after printing the report, if it has errors. */
async function load(contentDir: string, loadOptions: LoadOptions) {
  const cache = createLoadCache(contentDir, new Site({ hasBase: true }));
  const checked = await loadSite(contentDir, cache, loadOptions);
  saveLoadCache(cache);
  if (!checked.tree || checked.diagnostics.some(({ severity }) => severity === 'error')) {
    const options = { folder: shownFolder(contentDir), paint: paintFor(process.stderr) };
    console.error(formatReport(checked, options));
    return null;
  }
  cache.site.show(checked.day);
  const { tree, pictureSizes, pictureHashes, nextDate } = checked;
  const leftOut = describeLeftOut(checked);
  return { site: cache.site, tree, pictureSizes, pictureHashes, nextDate, leftOut };
}

/**
 * `npm run build [-- --out DIR] [-- --as-of DAY] [-- --why]`: writes the static site into dist/, as of
 * today or another day. If the content has errors, reports them, leaves dist/ and returns 1.
 */
export const main = command(
  {
    typed: 'npm run build',
    readsContent: true,
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
      threads: threadsOption,
      why: {
        type: 'boolean',
        help: 'tells why pages were rendered again',
      },
    },
  },
  (
    { out, 'as-of': day, 'for-editors': isForEditors = false, threads: written, why = false },
    _further,
    look?: ContentLook,
  ) => {
    const [asOf, threads] = [readDay(day), readThreads(written)];
    if (asOf === null || threads === null) return 2;
    return build(out, asOf, { isForEditors, threads: new ThreadPool(threads), why, look });
  },
);

async function build(
  out: string,
  asOf: string | undefined,
  {
    isForEditors,
    threads,
    why,
    look = lookAtContent(contentFolder()),
  }: { isForEditors: boolean; threads: ThreadPool; why: boolean; look: ContentLook | undefined },
): Promise<number> {
  const started = performance.now();
  const began = Date.now();
  const contentDir = contentFolder();
  const target = resolveTarget(out, { root: siteRoot, contentDir });
  let pageCount = 0;
  let rendered: Rendered = new Map();
  let notes: string[] = [];
  let until = 0;
  const make: Build = async ({ staging, published }) => {
    const loaded = await load(contentDir, { day: asOf, threads, stamps: look.stamps });
    if (loaded === null) return null;
    const { site, tree, pictureSizes, pictureHashes, leftOut, nextDate } = loaded;
    const output = new SiteOutput({ staging, target: { folder: target, published } });
    const moments = readGitDates(contentDir);
    const today = asOf === undefined ? new Date() : new Date(`${asOf}T12:00:00Z`);
    rendered = await buildSite(site, {
      contentDir,
      pictureSizes,
      pictureHashes,
      output,
      today,
      moments: moments ?? new Map(),
      writeEditor: isForEditors ? writeServedEditor : writeWebEditor,
      isForEditors,
      progress: createProgress(),
      threads,
    });
    forgetUnusedFiles();
    pageCount = tree.pages.length;
    notes = [...(moments ? [] : [withoutHistory]), ...leftOut];
    const { timeZone } = tree.settings;
    const dayEnds = endOfDay(timeZone, today);
    until = nextDate === null ? dayEnds : Math.min(dayEnds, momentOf(timeZone, nextDate));
    return output.files();
  };
  const shown = path.join(out, path.sep);
  const isPublished = await publish(target, (workplace) =>
    make(workplace).finally(() => threads.close()),
  );
  if (!isPublished) {
    console.error(`${shown} is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const line of [...notes, ...(why ? tellWhy(rendered) : [])]) console.log(line);
  const count = [...rendered.values()].flat().length;
  console.log(`${pageCount} pages built in ${shown} in ${seconds} s, ${count} of them rendered.`);
  const version = codeVersion();
  // The note is about the visitors' site.
  if (version !== null && !isForEditors) {
    const lines = [...notes, `${pageCount} pages in ${shown} are up to date.`];
    const noted = { siteRoot, version, contentDir, target: path.resolve(siteRoot, out), asOf };
    noteBuild(noted, { content: look, from: began, until, lines });
  }
  return 0;
}

/** How often the progress of a long build is shown, in milliseconds. */
const progressPause = 5_000;

/** Makes a function that says now and then how many photographs are encoded, once that takes a while. */
function createProgress(): (done: number, all: number) => void {
  let last = performance.now();
  return (done, all) => {
    if (done === all || performance.now() - last < progressPause) return;
    last = performance.now();
    console.log(`${done} of ${all} pictures are encoded.`);
  };
}

/** How many pages are named for each reason. */
const maxNamed = 5;

/** Why pages were rendered: a line for each input that was the first of a page to differ. */
const tellWhy = (rendered: Rendered): string[] =>
  Array.from(rendered, ([reason, addresses]) => {
    const named = addresses.slice(0, maxNamed).join(', ');
    const others = addresses.length - maxNamed;
    return `Rendered because of ${reason}: ${named}${others > 0 ? ` and ${others} more` : ''}.`;
  });
