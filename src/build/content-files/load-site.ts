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
import { loadPictures, type PictureCache } from './load-pictures.ts';
import { hashOfText, listFiles, type ContentFiles } from './read-files.ts';
import { StoredFiles } from './stored-files.ts';

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

/** How to load a content folder. */
export type LoadOptions = {
  /** The only files that have changed since the last load with the same cache; by default any may have. */
  changed?: ReadonlySet<string> | undefined;
  /** Whether placeholders are reported as warnings. */
  strict?: boolean;
  /** The day or moment to check, by the site's clock; now by default. */
  day?: string | undefined;
};

/** The site of a content folder with the results of its files, so that only changed ones are read and checked again. */
export type LoadCache = PictureCache & {
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
});

/** Stores the results of the files for later commands. */
export function saveLoadCache({ site, storedFiles, storedPictures }: LoadCache): void {
  storedFiles?.save(site.files);
  storedPictures.save();
}

/**
 * Reads a content folder and checks it, as visitors see it on a day. The site of the cache has the files afterwards, and
 * shows them once it is told to.
 */
export async function loadSite(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
  { strict = false, day, changed }: LoadOptions = {},
): Promise<CheckedSite> {
  await loadTelephoneRules();
  const { site } = cache;
  const ofBlocks = checkSiteBlocks(contentDir);
  const ofRules = checkRuleFiles(contentDir);
  const ofCode = [...ofBlocks.diagnostics, ...ofRules.diagnostics];
  // A mistake in the code of a block is reported once, at the block, and not on each page that has one.
  const isBlocked = ofCode.some(({ severity }) => severity === 'error');
  const files = readFiles(contentDir, cache, changed);
  const pictures = await loadPictures(files, cache);
  // Symbolic links are not followed, but references to them are not reported a second time.
  const linkedImages = files.links.flatMap((file) => /^images\/(.+)$/.exec(file)?.[1] ?? []);
  const images = [...files.images, ...linkedImages];
  const { tree, isWhole, between, ...ofDay } = site.check({
    images,
    unread: files.links,
    strict,
    day,
  });
  const found = site.report(
    [
      ...pictures.diagnostics,
      ...between,
      ...checkFonts(tree, contentDir, site.diagnose),
      ...(await checkWordmark(tree, contentDir, pictures.sizes, site.diagnose)),
    ],
    checkNames(files, site),
  );
  return {
    ...ofDay,
    tree: isWhole && !isBlocked ? tree : null,
    pictureSizes: pictures.sizes,
    pictureHashes: pictures.hashes,
    diagnostics: isBlocked ? ofCode : [...ofCode, ...found],
    texts: (file) =>
      [
        site.files.get(file)?.source.text,
        cache.pictures.get(file)?.text,
        ofBlocks.texts.get(file),
        ofRules.texts.get(file),
      ].find((text) => text !== undefined) ?? '',
    pageCount: [...files.documents, ...files.links].filter(isPageFile).length,
  };
}

/** Checks the names of files: a diagnostic of a name stands at the beginning of its file. */
function checkNames(files: ContentFiles, site: Site): Diagnostic[] {
  const diagnose = diagnoseIn((file) => site.files.get(file)?.source ?? null);
  return [...checkFileNames(files, diagnose), ...checkPortableNames(files, diagnose)];
}

/** Gives the site the files that have changed; without `changed` all of them are read to find out. */
function readFiles(
  contentDir: string,
  cache: LoadCache,
  changed: ReadonlySet<string> | undefined,
): ContentFiles {
  const { site } = cache;
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
  for (const file of new Set([...settings, ...files.documents])) {
    if (!site.files.has(file) || changed?.has(file) !== false) readFile(contentDir, file, cache);
  }
  return files;
}

function readFile(contentDir: string, file: string, { site, storedFiles }: LoadCache): void {
  const bytes = readFileSync(pathOnDisk(contentDir, file));
  const hash = hashOfText(bytes);
  if (site.files.get(file)?.hash === hash) return;
  // How the settings are checked depends on nothing else.
  const rules = () => (file === 'site.yaml' ? null : site.rules);
  const stored = storedFiles?.take(file, hash, rules());
  if (stored) {
    site.change([[file, stored]]);
    return;
  }
  const { text, diagnostics: ofBytes } = decode(file, bytes);
  site.change([[file, { text, ofBytes, hash }]]);
  const checked = site.files.get(file);
  if (!storedFiles || !checked) return;
  const settings = site.files.get('site.yaml')?.checked.content;
  const siteName = settings?.kind === 'site' ? settings.document.name : null;
  site.change([[file, storedFiles.put(file, { ...checked, hash }, rules(), siteName)]]);
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
