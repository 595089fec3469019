import type { Diagnostic } from '../../messages/index.ts';
import {
  type Draft,
  type FileState,
  type FileChange,
  folderOf,
  isUpload,
  type StoredAttachment,
  type StoredPicture,
  type StoredSite,
  type Upload,
  uploadFile,
  type UploadFolder,
  uploadFolders,
  uploadName,
} from '../../content/index.ts';
import type { SessionState } from './session-state.ts';

/** The texts of the site, with the draft's texts in place of stored ones. */
type FilesState = Pick<SessionState, 'site'> & { draft: Pick<Draft, 'files'> };

/** The stored file; undefined if it does not exist. */
export function storedFileOf(site: StoredSite, file: string): FileState {
  const folder = folderOf(file);
  if (folder !== null) {
    const name = uploadName(file);
    const id = uploadsIn(site, folder).find((one) => one.name === name)?.id ?? null;
    return { text: id, hash: id };
  }
  const stored = site.files[file];
  return stored ? { text: stored.text, hash: stored.hash } : { text: null, hash: null };
}

/** The stored uploads of a folder. */
const uploadsIn = (
  { pictures, attachments = [] }: Pick<StoredSite, 'pictures' | 'attachments'>,
  folder: UploadFolder,
): readonly (StoredPicture | StoredAttachment)[] => (folder === 'images' ? pictures : attachments);

/** The site with an upload, in place of the one of the same name. */
export function withUpload(site: StoredSite, upload: Upload): StoredSite {
  const { name } = upload.stored;
  const isOther = (one: { name: string }) => one.name !== name;
  return upload.folder === 'images'
    ? { ...site, pictures: [...site.pictures.filter(isOther), upload.stored] }
    : { ...site, attachments: [...(site.attachments ?? []).filter(isOther), upload.stored] };
}

/** The site without an upload. */
export function withoutUpload(site: StoredSite, file: string): StoredSite {
  const isOther = (one: { name: string }) => one.name !== uploadName(file);
  return folderOf(file) === 'images'
    ? { ...site, pictures: site.pictures.filter(isOther) }
    : { ...site, attachments: site.attachments?.filter(isOther) };
}

/** The current text of a file; null if it does not exist. */
export const textIn = ({ draft, site }: FilesState, file: string): string | null => {
  const drafted = draft.files[file];
  return drafted ? drafted.text : storedFileOf(site, file).text;
};

/** The text of a file as published, or as the editor opened it. */
export const originIn = ({ origins }: Pick<SessionState, 'origins'>, file: string): string | null =>
  origins.get(file) ?? null;

export const originsOf = (site: StoredSite) =>
  new Map<string, string | null>([
    ...uploadFolders.flatMap((folder) =>
      uploadsIn(site, folder).map(({ name, id }): [string, string | null] => [
        uploadFile(folder, name),
        id ?? null,
      ]),
    ),
    ...Object.entries(site.files).map(([file, { text }]): [string, string] => [file, text]),
    ...Object.entries(site.published ?? {}),
  ]);

/** The paths of all stored files but uploads, in order, and of the files that differ from their origin. */
type StoredFiles = Pick<StoredSite, 'pictures' | 'attachments'> & {
  origins: SessionState['origins'];
  names: readonly string[];
  changed: readonly string[];
};

/** Stays the same until something is saved or found. */
const storedFiles = new WeakMap<StoredSite['files'], StoredFiles>();

function storedFilesOf({ site, origins }: Pick<SessionState, 'site' | 'origins'>): StoredFiles {
  const { files, pictures, attachments } = site;
  const found = storedFiles.get(files);
  const isSame = found?.pictures === pictures && found.attachments === attachments;
  if (found?.origins === origins && isSame) return found;
  const names = Object.keys(files).toSorted();
  const texts = originsOf({ ...site, published: {} });
  const all = new Set([...origins.keys(), ...names]);
  const isChanged = (file: string) => (origins.get(file) ?? null) !== (texts.get(file) ?? null);
  const computed = { origins, pictures, attachments, names, changed: [...all].filter(isChanged) };
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
    (file) => !isUpload(file) && isStored(file) !== (textIn(state, file) !== null),
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

/** The files that differ from the published ones, and the deleted uploads. */
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
    const isThere = isUpload(file) && after !== null;
    return before === after || isThere ? [] : [{ file, before, after }];
  });
}

/** The pictures of the site without those whose deletion is not saved yet: the same list until there is one. */
export const picturesIn = ({ draft, site }: FilesState): readonly StoredPicture[] =>
  withoutDeleted(draft, 'images', site.pictures);

/** The same of the documents to download. */
export const attachmentsIn = ({ draft, site }: FilesState): readonly StoredAttachment[] =>
  withoutDeleted(draft, 'files', site.attachments ?? none);

const none: readonly StoredAttachment[] = [];

function withoutDeleted<One extends { name: string; id?: string | undefined }>(
  draft: Pick<Draft, 'files'>,
  folder: UploadFolder,
  all: readonly One[],
): readonly One[] {
  if (!Object.keys(draft.files).some((file) => folderOf(file) === folder)) return all;
  return all.filter(({ name, id }) => {
    const drafted = draft.files[uploadFile(folder, name)];
    return drafted?.text !== null || drafted.base !== id;
  });
}

export const documentsIn = <Text>(texts: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).filter(([file]) => !isUpload(file)));

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

/**
 * Files with mistakes for which they are not stored. Descriptions of pictures may be written later, and elsewhere; until
 * then the page cannot be published.
 */
export const filesNotToSave = (diagnostics: readonly Diagnostic[]): Set<string> =>
  filesWithErrors(diagnostics.filter(({ code }) => code !== 'no-alt'));

export const filesWithErrors = (diagnostics: readonly Diagnostic[]): Set<string> =>
  new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
