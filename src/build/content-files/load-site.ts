import {
  loadTelephoneRules,
  buildSiteTree,
  type LeftOut,
  type SiteTree,
} from '../../site/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { checkSiteRules } from './check-site-rules.ts';
import { checkSiteBlocks } from './check-site-blocks.ts';
import { checkFonts } from './check-fonts.ts';
import { buildCheckedTree, isPageFile, sourcesOf } from '../../content/index.ts';
import { createLoadCache, saveLoadCache, type LoadCache } from './load-cache.ts';
import { loadFiles } from './load-files.ts';
import { checkWordmark } from './check-wordmark.ts';
import { loadPictures } from './load-pictures.ts';

export { createLoadCache, saveLoadCache, type LoadCache };

/** A content folder as a site, with its diagnostics. */
export type CheckedSite = {
  /** The site tree of all valid pages; null if site.yaml or theme.yaml is invalid. */
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
  /** The day or moment that was checked: pages and blocks that are not on the site then are left out. */
  day: string;
  leftOut: readonly LeftOut[];
  /** The next day or moment at which a page or block is added or removed; null if there is none. */
  nextDate: string | null;
};

/** How to load a content folder. */
export type LoadOptions = {
  /** The only files that have changed since the last load with the same cache; by default any may have. */
  changed?: ReadonlySet<string> | undefined;
  /** Whether placeholders are reported as warnings. */
  strict?: boolean;
  /** The day or moment to check, by the site's clock; now by default. */
  day?: string | undefined;
  /** Whether the tree includes what is not on the site that day. This does not affect the checks. */
  everything?: boolean;
};

/**
 * Runs every stage: reads the folder, checks each file, builds the tree of the pages that are on the site that day, and
 * checks them against each other.
 */
export async function loadSite(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
  { strict = false, day: requestedDay, everything = false, changed }: LoadOptions = {},
): Promise<CheckedSite> {
  await loadTelephoneRules();
  const checkedBlocks = checkSiteBlocks(contentDir);
  const ofRules = checkSiteRules(contentDir);
  const blocks = {
    diagnostics: [...checkedBlocks.diagnostics, ...ofRules.diagnostics],
    texts: new Map([...checkedBlocks.texts, ...ofRules.texts]),
  };
  const loaded = loadFiles(contentDir, cache, changed);
  const { files, diagnostics, settings, theme } = loaded;
  const { sourceOf, valueOf, diagnose, report } = sourcesOf(cache.files);
  const pictures = await loadPictures(loaded, cache, diagnose);
  // Symbolic links are not followed, but references to them are not reported a second time.
  const documents = [...files.documents, ...files.links];
  const linkedImages = files.links.flatMap((file) => /^images\/(.+)$/.exec(file)?.[1] ?? []);
  const images = [...files.images, ...linkedImages];
  const checked = buildCheckedTree(
    loaded,
    { documents, images, strict, valueOf, day: requestedDay },
    diagnose,
  );
  const { day, leftOut, nextDate, diagnostics: between } = checked;
  const isCut = everything && leftOut.length > 0;
  const fonts = checked.tree && theme ? checkFonts(theme, checked.tree, contentDir, diagnose) : [];
  const marks = checked.tree
    ? await checkWordmark(checked.tree, contentDir, pictures.sizes, diagnose)
    : [];
  const found = report(diagnostics, [...pictures.diagnostics, ...between, ...fonts, ...marks]);
  // A mistake in the code of a block is reported once, at the block, and not on each page that has one.
  const isBlocked = blocks.diagnostics.some(({ severity }) => severity === 'error');
  return {
    tree: isBlocked
      ? null
      : settings && theme
        ? isCut
          ? buildSiteTree({ settings, theme, pages: loaded.pages, data: loaded.data })
          : checked.tree
        : null,
    day,
    leftOut,
    nextDate,
    pictureSizes: pictures.sizes,
    pictureHashes: pictures.hashes,
    diagnostics: isBlocked ? blocks.diagnostics : [...blocks.diagnostics, ...found],
    texts: (file) =>
      sourceOf(file)?.text ?? cache.pictures.get(file)?.text ?? blocks.texts.get(file) ?? '',
    pageCount: documents.filter(isPageFile).length,
  };
}
