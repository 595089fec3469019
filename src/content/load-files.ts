import type { Curriculum } from '../../schema/curriculum.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Fault } from '../problems/problem.ts';
import type { CheckedValue } from '../site/check-site.ts';
import type { PageFile } from '../site/site-tree.ts';
import { decode } from './check-bytes.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { checkFileNames } from './check-file-names.ts';
import { isUnchanged, listFiles, readBytes, stampOf } from './read-files.ts';
import type { ContentFiles, Stamp } from './read-files.ts';
import { Source } from './source.ts';

type CachedFile = { stamp: Stamp; source: Source; checked: CheckedFile; wasDecoded: boolean };

/** What is known of each file, so that only changed files are read and checked again. */
export type LoadCache = { files: Map<string, CachedFile> };

export const createLoadCache = (): LoadCache => ({ files: new Map() });

/** All files of a content folder, each checked by itself. A file with an error is missing from the values. */
export type LoadedFiles = {
  files: ContentFiles;
  faults: Fault[];
  settings: SiteSettings | null;
  theme: Theme | null;
  pages: PageFile[];
  data: Map<string, Curriculum>;
  /** Everything whose links, pictures and dates can be checked: whole files, and the good blocks of bad pages. */
  values: CheckedValue[];
};

/** Reads a content folder and checks each file by itself. */
export function loadFiles(contentDir: string, cache: LoadCache): LoadedFiles {
  const files = listFiles(contentDir);
  const loaded: LoadedFiles = {
    files,
    faults: checkFileNames(files),
    settings: null,
    theme: null,
    pages: [],
    data: new Map(),
    values: [],
  };
  for (const file of files.documents) add(loaded, file, loadFile(contentDir, file, cache).checked);
  const present = new Set(files.documents);
  for (const known of cache.files.keys()) {
    if (!present.has(known)) cache.files.delete(known);
  }
  return loaded;
}

function loadFile(folder: string, file: string, cache: LoadCache): CachedFile {
  const stamp = stampOf(folder, file);
  const known = cache.files.get(file);
  if (known && isUnchanged(known.stamp, stamp)) return known;
  const { text, faults } = decode(file, readBytes(folder, file));
  const wasDecoded = faults.length === 0;
  if (known?.source.text === text && known.wasDecoded && wasDecoded) {
    known.stamp = stamp;
    return known;
  }
  const source = new Source(file, text);
  const fresh = { stamp, source, checked: checkFile(source, faults), wasDecoded };
  cache.files.set(file, fresh);
  return fresh;
}

function add(loaded: LoadedFiles, file: string, { content, faults, salvage }: CheckedFile): void {
  loaded.faults.push(...faults);
  const value = content?.document ?? salvage;
  if (value !== null) loaded.values.push({ file, value });
  switch (content?.kind) {
    case 'page':
      loaded.pages.push({ file, document: content.document });
      break;
    case 'data':
      loaded.data.set(dataName(file), content.document);
      break;
    case 'site':
      loaded.settings = content.document;
      break;
    case 'theme':
      loaded.theme = content.document;
      break;
    case undefined:
  }
}

/** The name under which blocks know a file of content/data. */
export const dataName = (file: string): string => file.replace(/^data\/|\.yaml$/g, '');
