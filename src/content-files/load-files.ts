import { notationOf, plainNotation } from '../../schema/fields/notation.ts';
import { textTest } from '../site/checks/check-texts.ts';
import { decode } from '../content/check-bytes.ts';
import { checkFile } from '../content/check-file.ts';
import { checkFileNames } from './check-file-names.ts';
import { checkPortableNames } from './check-portable-names.ts';
import { formatOf } from '../content/content-format.ts';
import { diagnoseIn } from '../content/diagnose.ts';
import { addFile, noFiles, type FilesByKind } from '../content/files-by-kind.ts';
import { hashOfText, textFileHash, type CachedFile, type LoadCache } from './load-cache.ts';
import { packFile } from './packed-pages.ts';
import { isUnchanged, listFiles, listSeen, readBytes, stampOf } from './read-files.ts';
import type { ContentFiles, SeenFile } from './read-files.ts';
import { Source } from '../content/source.ts';

/** The files of a content folder, each checked on its own. */
export type LoadedFiles = FilesByKind & { files: ContentFiles };

/** How a content folder looks, as far as somebody has looked at it before it is read. */
export type FolderView = {
  /** The only files that have changed since the last load with the same cache; by default any may have. */
  changed?: ReadonlySet<string> | undefined;
  /** The files and links of the folder, if somebody has just looked at it. */
  seen?: readonly SeenFile[] | undefined;
};

/**
 * Reads a content folder and checks each file on its own. If only some files have changed since the last time, the others
 * are not looked at: on a large site that takes longest.
 */
export function loadFiles(
  contentDir: string,
  cache: LoadCache,
  { changed, seen }: FolderView = {},
): LoadedFiles {
  const files =
    (changed && cache.listed) ?? (seen ? listSeen(contentDir, seen) : listFiles(contentDir));
  cache.listed = files;
  cache.seen = new Map(seen?.map(({ path, stamp }) => [path, stamp]));
  const loaded: LoadedFiles = { files, ...noFiles([...files.documents, ...files.links]) };
  setTextTest(files, cache);
  for (const file of files.documents) {
    const cached = changed && !changed.has(file) ? cache.files.get(file) : undefined;
    const { checked, hash } = cached ?? loadFile(contentDir, file, cache);
    addFile(loaded, file, checked, hashOfText(hash));
  }
  const diagnose = diagnoseIn((file) => cache.files.get(file)?.source ?? null);
  loaded.diagnostics.push(
    ...checkFileNames(files, diagnose),
    ...checkPortableNames(files, diagnose),
  );
  const present = new Set(files.documents);
  for (const file of cache.files.keys()) {
    if (!present.has(file)) cache.files.delete(file);
  }
  return loaded;
}

/** Reads the settings before the pages, whose texts are tested for the name of the site, and whose format they state. */
export function setTextTest({ folder, documents }: ContentFiles, cache: LoadCache): void {
  const settings = documents.includes('site.yaml') ? loadFile(folder, 'site.yaml', cache) : null;
  const content = settings?.checked.content;
  const document = content?.kind === 'site' ? content.document : null;
  cache.textTest = textTest(document?.name ?? null);
  // The document of an older format has been brought up to the present one.
  const isAsWritten = settings?.checked.repaired === null;
  const format = formatOf(document && isAsWritten ? document : settings?.source.value);
  const notation = document ? notationOf(document) : plainNotation;
  const isSameNotation = JSON.stringify(notation) === JSON.stringify(cache.notation);
  if (format === cache.format && isSameNotation) return;
  cache.format = format;
  cache.notation = notation;
  // They were read in another format than they have now, or their mistakes explained in another language.
  for (const [file, { checked }] of cache.files) {
    if ((checked.repaired || !checked.content) && file !== 'site.yaml') cache.files.delete(file);
  }
}

/** A file of a content folder, read and checked on its own unless the cache has it. */
export function loadFile(folder: string, file: string, cache: LoadCache): CachedFile {
  const stamp = cache.seen.get(file) ?? stampOf(folder, file);
  const cached = cache.files.get(file);
  if (cached && isUnchanged(cached.stamp, stamp)) return cached;
  const earlier = cache.remembered.get(file);
  if (!cached && earlier && isUnchanged(earlier.stamp, stamp)) {
    const { hash, checked } = earlier;
    const fresh = { stamp, hash, source: sourceOnDisk(folder, file), checked };
    cache.files.set(file, fresh);
    return fresh;
  }
  const bytes = readBytes(folder, file);
  const hash = textFileHash(bytes);
  if (cached?.hash === hash) {
    cached.stamp = stamp;
    return cached;
  }
  const { text, diagnostics } = decode(file, bytes);
  const source = new Source(file, text);
  const isSettings = file === 'site.yaml';
  const checked =
    earlier?.hash === hash
      ? earlier.checked
      : packFile(
          checkFile(
            source,
            diagnostics,
            isSettings ? formatOf(source.value) : cache.format,
            cache.notation,
          ),
          cache.textTest,
        );
  // The texts of a large site would be most of what is in memory.
  const isDone = checked.content?.kind === 'page' && checked.diagnostics.length === 0;
  const fresh = { stamp, hash, source: isDone ? sourceOnDisk(folder, file) : source, checked };
  cache.files.set(file, fresh);
  return fresh;
}

/** A file whose text is read again when a message shows it. */
const sourceOnDisk = (folder: string, file: string): Source =>
  new Source(file, () => decode(file, readBytes(folder, file)).text);
