import type { Curriculum } from '../../schema/curriculum.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Fault, Problem } from '../problems/problem.ts';
import { buildSiteTree } from '../site/build-site-tree.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { decode } from './check-bytes.ts';
import { checkFile } from './check-file.ts';
import type { CheckedFile } from './check-file.ts';
import { inFileOrder, placeFault } from './place-fault.ts';
import { Source } from './source.ts';
import { isUnchanged, listFiles, readBytes, stampOf } from './read-files.ts';
import type { ContentFiles, Stamp } from './read-files.ts';

type CachedFile = { stamp: Stamp; source: Source; checked: CheckedFile };

/** What is known of each file, so that only changed files are read and checked again. */
export type LoadCache = { files: Map<string, CachedFile> };

export const createLoadCache = (): LoadCache => ({ files: new Map() });

/** All files of a content folder, read and checked one by one. A file with an error is missing from the values. */
export type LoadedSite = {
  files: ContentFiles;
  problems: Problem[];
  settings: SiteSettings | null;
  theme: Theme | null;
  pages: { file: string; document: PageDocument }[];
  data: Map<string, Curriculum>;
  /** Paths relative to content/images. */
  images: string[];
};

/** Reads a content folder and checks each file by itself. */
export async function loadContent(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
): Promise<LoadedSite> {
  const files = listFiles(contentDir);
  const faults: Fault[] = [];
  const loaded: LoadedSite = {
    files,
    problems: [],
    settings: null,
    theme: null,
    pages: [],
    data: new Map(),
    images: [...files.images],
  };
  for (const file of files.documents) {
    const { checked } = readFile(contentDir, file, cache);
    faults.push(...checked.faults);
    if (checked.content) addContent(loaded, file, checked.content);
  }
  const present = new Set(files.documents);
  for (const known of cache.files.keys()) {
    if (!present.has(known)) cache.files.delete(known);
  }
  const sourceOf = (file: string) => cache.files.get(file)?.source ?? null;
  loaded.problems = faults.map((fault) => placeFault(fault, sourceOf)).toSorted(inFileOrder);
  return loaded;
}

function readFile(folder: string, file: string, cache: LoadCache): CachedFile {
  const stamp = stampOf(folder, file);
  const known = cache.files.get(file);
  if (known && isUnchanged(known.stamp, stamp)) return known;
  const { text, faults } = decode(file, readBytes(folder, file));
  const same = known?.source.text === text;
  const source = same ? known.source : new Source(file, text);
  const fresh = { stamp, source, checked: same ? known.checked : checkFile(source, faults) };
  cache.files.set(file, fresh);
  return fresh;
}

function addContent(
  loaded: LoadedSite,
  file: string,
  content: NonNullable<CheckedFile['content']>,
): void {
  switch (content.kind) {
    case 'page':
      loaded.pages.push({ file, document: content.document });
      break;
    case 'data':
      loaded.data.set(file.replace(/^data\/|\.yaml$/g, ''), content.document);
      break;
    case 'site':
      loaded.settings = content.document;
      break;
    case 'theme':
      loaded.theme = content.document;
  }
}

/** A content folder as a site, with everything that is wrong with it. */
export type CheckedSite = {
  /** All pages that have passed, in their places; none where site.yaml or theme.yaml cannot be used. */
  tree: SiteTree | null;
  problems: Problem[];
  /** The text of a content file as it was read, for the frames of problems. */
  texts: (file: string) => string;
  /** How many page files there are, good and bad. */
  pageCount: number;
};

/** Runs every stage: reads the folder, checks each file, places the pages and checks them against each other. */
export async function loadSite(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
): Promise<CheckedSite> {
  const { settings, theme, pages, data, files, problems } = await loadContent(contentDir, cache);
  return {
    tree: settings && theme ? buildSiteTree({ settings, theme, pages, data }) : null,
    problems,
    texts: (file) => cache.files.get(file)?.source.text ?? '',
    pageCount: files.documents.filter((file) => file.startsWith('pages/')).length,
  };
}
