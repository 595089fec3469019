import type { Curriculum } from '../../schema/curriculum.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileMentions } from '../site/check-input.ts';
import type { PageFile } from '../site/site-tree.ts';
import { decode } from './check-bytes.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { checkFileNames } from './check-file-names.ts';
import { diagnoseIn } from './diagnose.ts';
import { hashOf, type CachedFile, type LoadCache } from './load-cache.ts';
import { isUnchanged, listFiles, readBytes, stampOf } from './read-files.ts';
import type { ContentFiles } from './read-files.ts';
import { Source } from './source.ts';

/** All files of a content folder, each checked by itself. A file with an error is missing from the values. */
export type LoadedFiles = {
  files: ContentFiles;
  diagnostics: Diagnostic[];
  settings: SiteSettings | null;
  theme: Theme | null;
  pages: PageFile[];
  data: Map<string, Curriculum>;
  mentions: FileMentions[];
};

/** Reads a content folder and checks each file by itself. */
export function loadFiles(contentDir: string, cache: LoadCache): LoadedFiles {
  const files = listFiles(contentDir);
  const loaded: LoadedFiles = {
    files,
    diagnostics: [],
    settings: null,
    // A site may do without a theme; one that cannot be read is not left out.
    theme: [...files.documents, ...files.links].includes('theme.yaml') ? null : {},
    pages: [],
    data: new Map(),
    mentions: [],
  };
  for (const file of files.documents) add(loaded, file, loadFile(contentDir, file, cache).checked);
  const diagnose = diagnoseIn((file) => cache.files.get(file)?.source ?? null);
  loaded.diagnostics.push(...checkFileNames(files, diagnose));
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
  const bytes = readBytes(folder, file);
  const hash = hashOf(bytes);
  if (known?.hash === hash) {
    known.stamp = stamp;
    return known;
  }
  const { text, diagnostics } = decode(file, bytes);
  const source = new Source(file, text);
  const earlier = cache.remembered.get(file);
  const checked = earlier?.hash === hash ? earlier.checked : checkFile(source, diagnostics);
  const fresh = { stamp, hash, source, checked };
  cache.files.set(file, fresh);
  return fresh;
}

function add(
  loaded: LoadedFiles,
  file: string,
  { content, diagnostics, mentions }: CheckedFile,
): void {
  loaded.diagnostics.push(...diagnostics);
  if (mentions) loaded.mentions.push({ file, mentions });
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
