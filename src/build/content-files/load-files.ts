import { notationOf, plainNotation } from '../../../schema/fields/notation.ts';
import {
  decode,
  checkFile,
  type CheckedFile,
  formatOf,
  diagnoseIn,
  addFile,
  noFiles,
  type FilesByKind,
  Source,
} from '../../content/index.ts';
import { checkFileNames } from './check-file-names.ts';
import { checkPortableNames } from './check-portable-names.ts';
import { hashOfText, textFileHash, type LoadCache, type LoadedFile } from './load-cache.ts';
import { listFiles, readBytes, type ContentFiles } from './read-files.ts';
import { keepSummary, summaryOfBlocks } from '../../site/index.ts';

/** The files of a content folder, each checked on its own. */
export type LoadedFiles = FilesByKind & { files: ContentFiles };

/**
 * Reads a content folder and checks each file on its own. `changed` are the only files that have changed since the last load
 * with the same cache, if that is known: the others are not read.
 */
export function loadFiles(
  contentDir: string,
  cache: LoadCache,
  changed?: ReadonlySet<string>,
): LoadedFiles {
  const files = (changed && cache.listed) ?? listFiles(contentDir);
  cache.listed = files;
  const loaded: LoadedFiles = { files, ...noFiles([...files.documents, ...files.links]) };
  // The settings come before the pages, whose format and notation they state.
  if (files.documents.includes('site.yaml')) readSettings(loadFile('site.yaml'), cache);
  for (const file of files.documents) {
    const { checked, hash } = loadFile(file);
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

  function loadFile(file: string): LoadedFile {
    const before = cache.files.get(file);
    const settings = file === 'site.yaml' ? '' : JSON.stringify([cache.format, cache.notation]);
    if (changed?.has(file) === false && before?.settings === settings) return before;
    const bytes = readBytes(contentDir, file);
    const hash = textFileHash(bytes);
    if (before?.hash === hash && before.settings === settings) return before;
    const found = {
      hash,
      settings,
      ...checkBytes(file, bytes, `${file} ${hash} ${settings}`, cache),
    };
    cache.files.set(file, found);
    return found;
  }
}

function readSettings({ checked, source }: LoadedFile, cache: LoadCache): void {
  const { content, repaired } = checked;
  const document = content?.kind === 'site' ? content.document : null;
  // The document of an older format has been brought up to the present one.
  cache.format = formatOf(document && repaired === null ? document : source.value);
  cache.notation = document ? notationOf(document) : plainNotation;
}

/** Checks a file on its own, unless an earlier command has stored what it found. */
function checkBytes(
  file: string,
  bytes: Buffer,
  key: string,
  { format, notation, storedFiles }: LoadCache,
): { source: Source; checked: CheckedFile } {
  const stored = storedFiles.take(key);
  // Its text is seldom needed.
  const unread = new Source(file, () => decode(file, bytes).text);
  if (stored) {
    const { summary, ...found } = stored;
    if (summary && found.content?.kind === 'page')
      keepSummary(found.content.document.blocks, summary);
    return { source: unread, checked: { ...found, invalidPage: null, repaired: null } };
  }
  const { text, diagnostics } = decode(file, bytes);
  const source = new Source(file, text);
  const ofFile = file === 'site.yaml' ? formatOf(source.value) : format;
  const checked = checkFile(source, diagnostics, ofFile, notation);
  const { content, repaired, mentions } = checked;
  if (!content || repaired) return { source, checked };
  const summary = content.kind === 'page' ? summaryOfBlocks(content.document.blocks) : null;
  storedFiles.put(key, { content, diagnostics: checked.diagnostics, mentions, summary });
  // What was read of it for the check is large.
  return { source: checked.diagnostics.length === 0 ? unread : source, checked };
}
