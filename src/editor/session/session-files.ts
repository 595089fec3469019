import type { Diagnostic } from '../../messages/index.ts';
import {
  type Draft,
  type FileState,
  type FileChange,
  isPictureFile,
  pictureFile,
  type StoredPicture,
  type StoredSite,
} from '../../content/index.ts';
import type { SessionState } from './session-state.ts';

/** The texts of the site, with the draft's texts in place of stored ones. */
type FilesState = Pick<SessionState, 'site'> & { draft: Pick<Draft, 'files'> };

/** The stored file; undefined if it does not exist. */
export function storedFileOf({ files, pictures }: StoredSite, file: string): FileState {
  if (isPictureFile(file)) {
    const id = pictures.find(({ name }) => pictureFile(name) === file)?.id ?? null;
    return { text: id, hash: id };
  }
  const stored = files[file];
  return stored ? { text: stored.text, hash: stored.hash } : { text: null, hash: null };
}

/** The current text of a file; null if it does not exist. */
export const textIn = ({ draft, site }: FilesState, file: string): string | null => {
  const drafted = draft.files[file];
  return drafted ? drafted.text : storedFileOf(site, file).text;
};

/** The text of a file as published, or as the editor opened it. */
export const originIn = ({ origins }: Pick<SessionState, 'origins'>, file: string): string | null =>
  origins.get(file) ?? null;

export const originsOf = ({ files, pictures, published }: StoredSite) =>
  new Map<string, string | null>([
    ...pictures.map(({ name, id }): [string, string | null] => [pictureFile(name), id ?? null]),
    ...Object.entries(files).map(([file, { text }]): [string, string] => [file, text]),
    ...Object.entries(published ?? {}),
  ]);

/** The paths of all stored files but pictures, in order, and of the files that differ from their origin. */
type StoredFiles = Pick<StoredSite, 'pictures'> & {
  origins: SessionState['origins'];
  names: readonly string[];
  changed: readonly string[];
};

/** Stays the same until something is saved or found. */
const storedFiles = new WeakMap<StoredSite['files'], StoredFiles>();

function storedFilesOf({ site, origins }: Pick<SessionState, 'site' | 'origins'>): StoredFiles {
  const { files, pictures } = site;
  const found = storedFiles.get(files);
  if (found?.origins === origins && found.pictures === pictures) return found;
  const names = Object.keys(files).toSorted();
  const texts = originsOf({ ...site, published: {} });
  const all = new Set([...origins.keys(), ...names]);
  const isChanged = (file: string) => (origins.get(file) ?? null) !== (texts.get(file) ?? null);
  const computed = { origins, pictures, names, changed: [...all].filter(isChanged) };
  storedFiles.set(files, computed);
  return computed;
}

/**
 * A site with another stored version of a file; null if it is gone. If the site had the file before, the results of
 * all files are kept: reading ten thousand of them again takes long.
 */
export function withStoredFile(
  site: StoredSite,
  file: string,
  { text, hash }: FileState,
): StoredSite {
  const files = { ...site.files };
  if (text === null || hash === null) delete files[file];
  else files[file] = { text, hash, ofBytes: [] };
  const cached = storedFiles.get(site.files);
  if (cached && site.files[file] && files[file]) {
    const others = cached.changed.filter((one) => one !== file);
    const isChanged = (cached.origins.get(file) ?? null) !== text;
    storedFiles.set(files, { ...cached, changed: isChanged ? [...others, file] : others });
  }
  return { ...site, files };
}

/** The last list of files that differ from the store. */
let moved: { names: readonly string[]; differing: string; files: readonly string[] } | null = null;

/** The paths of all files in the editor, in order: the same list until a file is created or deleted. */
export function filesIn(state: SessionState): readonly string[] {
  const { site, draft } = state;
  const { names } = storedFilesOf(state);
  const isStored = (file: string) => Object.hasOwn(site.files, file);
  const others = Object.keys(draft.files).filter(
    (file) => !isPictureFile(file) && isStored(file) !== (textIn(state, file) !== null),
  );
  if (others.length === 0) return names;
  const differing = others.join();
  if (moved?.names === names && moved.differing === differing) return moved.files;
  const files = [...names, ...others.filter((file) => !isStored(file))]
    .filter((file) => textIn(state, file) !== null)
    .toSorted();
  moved = { names, differing, files };
  return files;
}

/** The changes of the last state in which somebody asked for them. */
let lastChanges: { of: SessionState; changes: readonly FileChange[] } | null = null;

/** The files that differ from the published ones, and the deleted pictures. */
export function changesIn(state: SessionState): readonly FileChange[] {
  const isSame =
    lastChanges?.of.site === state.site &&
    lastChanges.of.origins === state.origins &&
    lastChanges.of.draft === state.draft;
  if (!lastChanges || !isSame) lastChanges = { of: state, changes: findChanges(state) };
  return lastChanges.changes;
}

function findChanges(state: SessionState): FileChange[] {
  const all = new Set([...storedFilesOf(state).changed, ...Object.keys(state.draft.files)]);
  return [...all].toSorted().flatMap((file): FileChange[] => {
    const [before, after] = [originIn(state, file), textIn(state, file)];
    const isThere = isPictureFile(file) && after !== null;
    return before === after || isThere ? [] : [{ file, before, after }];
  });
}

/** The pictures of the site without those whose deletion is not saved yet: the same list until there is one. */
export function picturesIn({ draft, site }: FilesState): readonly StoredPicture[] {
  if (!Object.keys(draft.files).some(isPictureFile)) return site.pictures;
  return site.pictures.filter(({ name, id }) => {
    const drafted = draft.files[pictureFile(name)];
    return drafted?.text !== null || drafted.base !== id;
  });
}

export const documentsIn = <Text>(texts: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).filter(([file]) => !isPictureFile(file)));

export function changesBetween(before: FilesState, after: FilesState): FileChange[] {
  const names = [before.draft, after.draft].flatMap(({ files }) => Object.keys(files));
  if (before.site.files !== after.site.files)
    names.push(...[before.site, after.site].flatMap(({ files }) => Object.keys(files)));
  return Array.from(new Set(names), (file) => ({
    file,
    before: textIn(before, file),
    after: textIn(after, file),
  })).filter((change) => change.before !== change.after);
}

export const filesWithErrors = (diagnostics: readonly Diagnostic[]): Set<string> =>
  new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
