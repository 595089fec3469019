import { existsSync, readFileSync } from 'node:fs';
import { Table } from '../cache/tables.ts';
import { explainRuleFile } from '../../../schema/rules/check-rules.ts';
import { decode, diagnoseIn, diagnosticAt, isPageFile } from '../../content/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { Site, type SiteOnDay } from '../../render/index.ts';
import { loadTelephoneRules, type SiteTree } from '../../site/index.ts';
import { pathOnDisk } from '../system/roots.ts';
import { blocksFolderOf, listRuleFiles, rulesFolderOf } from '../site-blocks/find-site-blocks.ts';
import { checkFileNames } from './check-file-names.ts';
import { checkFonts } from './check-fonts.ts';
import { checkPortableNames } from './check-portable-names.ts';
import { checkSiteBlocks, type CheckedBlocks } from './check-site-blocks.ts';
import { checkWordmark } from './check-wordmark.ts';
import { loadAttachments, type AttachmentCache } from '../attachments/load-attachments.ts';
import { loadPictures, type PictureCache } from './load-pictures.ts';
import { hashOfText, listFiles, type ContentFiles } from './read-files.ts';
import { StoredFiles, type StoredEntries } from './stored-files.ts';
import { createQueue, takeFrom, type Queue } from '../threads/queue.ts';
import type { Task, ThreadPool } from '../threads/thread-pool.ts';

/** A content folder as a site, with its diagnostics. */
export type CheckedSite = Pick<SiteOnDay, 'day' | 'leftOut' | 'nextDate'> & {
  /** The site tree of the valid pages that are on the site that day; null if site.yaml or theme.yaml is invalid. */
  tree: SiteTree | null;
  /** The size in pixels of every publishable picture, by name. */
  pictureSizes: ReadonlyMap<string, Size>;
  /** The hash of each of those pictures. */
  pictureHashes: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
  /** The text of a content file as it was read, for the frames of diagnostics. */
  texts: (file: string) => string;
  /** The number of page files, invalid ones too. */
  pageCount: number;
};

/** How to check a content folder. */
type CheckOptions = {
  /** Whether placeholders are reported as warnings. */
  strict?: boolean;
  /** The day or moment to check, by the site's clock; now by default. */
  day?: string | undefined;
};

/** How to read a content folder. */
type ReadOptions = {
  /** The only files that have changed since the last load with the same cache; by default any may have. */
  changed?: ReadonlySet<string> | undefined;
  /** Threads that check files, too. */
  threads?: ThreadPool | undefined;
  /** The metadata of files that cannot have changed unseen: while it is the same, a file is not read again. */
  stamps?: ReadonlyMap<string, string> | undefined;
};

/** How to load a content folder. */
export type LoadOptions = CheckOptions & ReadOptions;

/** A content folder that has been read, and each of its files checked on its own. */
export type ReadSite = Pick<
  CheckedSite,
  'pictureSizes' | 'pictureHashes' | 'texts' | 'pageCount'
> & {
  /** Whether no file, picture or block has a mistake by itself. */
  isSound: boolean;
  /** Checks the files against each other; between two steps other work may be done, but no file may change. */
  checkInSteps(options?: CheckOptions): AsyncGenerator<void, CheckedSite>;
};

/** The site of a content folder with the results of its files, so that only changed ones are read and checked again. */
export type LoadCache = PictureCache &
  AttachmentCache & {
    /** The folder as it was listed last; null before. */
    listed: ContentFiles | null;
    /** The files as earlier commands have checked them; null without a content folder. */
    storedFiles: StoredFiles | null;
  };

/** A cache that begins with what earlier commands have stored of a content folder; without one it is empty. */
export const createLoadCache = (contentDir?: string, site = new Site()): LoadCache => ({
  site,
  pictures: new Map(),
  listed: null,
  storedFiles: contentDir === undefined ? null : new StoredFiles(contentDir),
  storedPictures: new Table(contentDir, 'pictures'),
  storedAttachments: new Table(contentDir, 'attachments'),
});

/** Stores the results of the files for later commands. */
export function saveLoadCache(cache: LoadCache): void {
  const { site, storedFiles, storedPictures, storedAttachments } = cache;
  storedFiles?.save(site.files);
  storedPictures.save();
  storedAttachments.save();
}

/**
 * Reads a content folder and checks it, as visitors see it on a day. The site of the cache has the files afterwards, and
 * shows them once it is told to.
 */
export async function loadSite(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
  { changed, threads, stamps, ...options }: LoadOptions = {},
): Promise<CheckedSite> {
  const steps = (await readSite(contentDir, cache, { changed, threads, stamps })).checkInSteps(
    options,
  );
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return step.value;
  }
}

/** Reads a content folder, or the only files that have changed since the last time. The site of the cache has them afterwards. */
export async function readSite(
  contentDir: string,
  cache: LoadCache,
  howToRead: ReadOptions = {},
): Promise<ReadSite> {
  await loadTelephoneRules();
  const { site } = cache;
  const ofBlocks = checkSiteBlocks(contentDir);
  const ofRules = checkRuleFiles(contentDir);
  const ofCode = [...ofBlocks.diagnostics, ...ofRules.diagnostics];
  // A mistake in the code of a block is reported once, at the block, and not on each page that has one.
  const isBlocked = ofCode.some(isMistake);
  const files = await readFiles(contentDir, cache, howToRead);
  const pictures = await loadPictures(files, cache);
  const ofAttachments = await loadAttachments(files, cache);
  // Symbolic links are not followed, but references to them are not reported a second time.
  const linkedImages = files.links.flatMap((file) => /^images\/(.+)$/.exec(file)?.[1] ?? []);
  const images = [...files.images, ...linkedImages];
  const read = {
    pictureSizes: pictures.sizes,
    pictureHashes: pictures.hashes,
    texts: (file: string) =>
      [
        site.files.get(file)?.source.text,
        cache.pictures.get(file)?.text,
        ofBlocks.texts.get(file),
        ofRules.texts.get(file),
      ].find((text) => text !== undefined) ?? '',
    pageCount: [...files.documents, ...files.links].filter(isPageFile).length,
  };
  const checkInSteps = async function* (options: CheckOptions = {}) {
    const steps = site.checkInSteps({ images, unread: files.links, ...options });
    const { tree, isWhole, between, ...ofDay } = yield* steps;
    const found = site.report(
      [
        ...pictures.diagnostics,
        ...ofAttachments,
        ...between,
        ...checkFonts(tree, contentDir, site.diagnose),
        ...(await checkWordmark(tree, contentDir, pictures.sizes, site.diagnose)),
      ],
      checkNames(files, site),
    );
    return {
      ...read,
      ...ofDay,
      tree: isWhole && !isBlocked ? tree : null,
      diagnostics: isBlocked ? ofCode : [...ofCode, ...found],
    };
  };
  const isSound =
    !isBlocked &&
    !pictures.diagnostics.some(isMistake) &&
    !ofAttachments.some(isMistake) &&
    [...site.files.values()].every(
      ({ checked }) => checked.content && !checked.diagnostics.some(isMistake),
    );
  return { ...read, isSound, checkInSteps };
}

const isMistake = ({ severity }: Diagnostic): boolean => severity === 'error';

/** Checks the names of files: a diagnostic of a name stands at the beginning of its file. */
function checkNames(files: ContentFiles, site: Site): Diagnostic[] {
  const diagnose = diagnoseIn((file) => site.files.get(file)?.source ?? null);
  return [...checkFileNames(files, diagnose), ...checkPortableNames(files, diagnose)];
}

/** Gives the site the files that have changed; without `changed` all of them are read to find out. */
async function readFiles(
  contentDir: string,
  cache: LoadCache,
  { changed, threads, stamps = new Map() }: ReadOptions,
): Promise<ContentFiles> {
  const { site, storedFiles } = cache;
  const files = (changed && cache.listed) ?? listFiles(contentDir);
  cache.listed = files;
  const present = new Set(files.documents);
  site.change(
    Array.from(site.files.keys())
      .filter((file) => !present.has(file))
      .map((file) => [file, null]),
  );
  // The settings come before the pages, whose format and notation they state.
  const settings = files.documents.filter((file) => file === 'site.yaml');
  for (const file of settings) readFile(contentDir, file, cache);
  const others = files.documents.filter(
    (file) => file !== 'site.yaml' && (!site.files.has(file) || changed?.has(file) !== false),
  );
  const queue = createQueue();
  const isShared =
    storedFiles?.isEmpty === true && settings.length > 0 && threads?.start(others.length) === true;
  const answers = isShared ? threads.run(checkTask, { contentDir, files: others, queue }) : [];
  for (const file of takeFrom(others, queue)) {
    const hash = storedFiles?.hashOf(file, stamps.get(file));
    if (hash === undefined) readFile(contentDir, file, cache);
    else readStoredFile(contentDir, { file, hash }, cache);
  }
  for (const { checked, entries } of await answers) {
    if (entries) storedFiles?.adopt(entries);
    for (const one of checked) readStoredFile(contentDir, one, cache);
  }
  if (storedFiles) {
    for (const [file, { hash }] of site.files) storedFiles.keepHash(file, stamps.get(file), hash);
    threads?.prepare(openTask, () => ({
      contentDir,
      files: Array.from(site.files).flatMap(([file, { hash }]) =>
        hash === undefined ? [] : [{ file, hash }],
      ),
      entries: storedFiles.entries(),
    }));
  }
  return files;
}

/** Whether any of these files is not as it was when it was read; pictures count as changed. */
export const areChanged = (
  contentDir: string,
  { site }: LoadCache,
  files: ReadonlySet<string>,
): boolean =>
  [...files].some((file) => {
    const onDisk = pathOnDisk(contentDir, file);
    const { hash } = site.files.get(file) ?? {};
    return hash === undefined || !existsSync(onDisk) || hashOfText(readFileSync(onDisk)) !== hash;
  });

/** A file, and the hash of its bytes. */
type FileHash = { file: string; hash: string };

/** Checks some of these files. Answers which, and where the results are stored. */
export const checkTask: Task<
  { contentDir: string; files: readonly string[]; queue: Queue },
  { checked: FileHash[]; entries: StoredEntries | null }
> = { name: 'check' };

/** Takes on the site of these files, whose results are stored. */
export const openTask: Task<
  { contentDir: string; files: readonly FileHash[]; entries: StoredEntries },
  null
> = { name: 'open' };

/** How a file is checked depends on what the settings state; how the settings are checked, on nothing else. */
const rulesFor = (file: string, { site }: LoadCache) => (file === 'site.yaml' ? null : site.rules);

/** Gives the site a file that was checked before; returns whether it was. */
function takeStored({ file, hash }: FileHash, cache: LoadCache): boolean {
  const { site, storedFiles } = cache;
  if (site.files.get(file)?.hash === hash) return true;
  const stored = storedFiles?.take(file, hash, rulesFor(file, cache));
  if (stored) site.change([[file, stored]]);
  return Boolean(stored);
}

/** Gives the site a file that another thread has checked; one whose result was not stored is read and checked again. */
export function readStoredFile(contentDir: string, one: FileHash, cache: LoadCache): void {
  if (!takeStored(one, cache)) readFile(contentDir, one.file, cache);
}

/** Gives the site a file, which is checked unless that was done before. Returns the hash of its bytes. */
export function readFile(contentDir: string, file: string, cache: LoadCache): string {
  const { site, storedFiles } = cache;
  const bytes = readFileSync(pathOnDisk(contentDir, file));
  const hash = hashOfText(bytes);
  if (takeStored({ file, hash }, cache)) return hash;
  const { text, diagnostics: ofBytes } = decode(file, bytes);
  site.change([[file, { text, ofBytes, hash }]]);
  const checked = site.files.get(file);
  if (!storedFiles || !checked) return hash;
  const settings = site.files.get('site.yaml')?.checked.content;
  const siteName = settings?.kind === 'site' ? settings.document.name : null;
  const rules = rulesFor(file, cache);
  site.change([[file, storedFiles.put(file, { ...checked, hash }, rules, siteName)]]);
  return hash;
}

/** Checks the files of a site's own rules, beside its content. */
function checkRuleFiles(contentDir: string): CheckedBlocks {
  const texts = new Map<string, string>();
  const folder = rulesFolderOf(blocksFolderOf(contentDir));
  const diagnostics = listRuleFiles(folder).flatMap(({ name, file }) => {
    const found = explainRuleFile(name);
    if (!found) return [];
    const shown = `../rules/${name}.ts`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    texts.set(shown, text);
    const { line, explanation } = found;
    const endColumn = (text.split('\n')[line - 1]?.length ?? 0) + 1;
    return diagnosticAt(shown, { line, column: 1, endLine: line, endColumn }, explanation);
  });
  return { diagnostics, texts };
}
