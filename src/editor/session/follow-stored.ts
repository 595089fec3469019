import {
  draftChanges,
  markSaved,
  type FileState,
  markPublished,
  type FileChange,
  equalValues,
  unlessEqual,
  type Conflict,
  rebaseDraft,
  isUpload,
  type StoredSite,
} from '../../content/index.ts';
import { originsOf, storedFileOf, textIn, withoutUpload, withStoredFile } from './session-files.ts';
import type { SessionState } from './session-state.ts';

export function afterSaving(
  { draft, site }: SessionState,
  changes: readonly FileChange[],
  hashes: Readonly<Record<string, string | null>>,
): Partial<SessionState> {
  let rest = draft;
  let now = site;
  for (const { file, after: text } of changes) {
    const stored = { text, hash: hashes[file] ?? null };
    rest = markSaved(rest, file, stored);
    now = withFile(now, file, stored);
  }
  return {
    draft: rest,
    site: now,
    saveStatus: draftChanges(rest).length === 0 ? 'saved' : 'browser',
  };
}

/** Applies stored texts that differ from the known ones. */
export function afterFinding(
  state: SessionState,
  files: Readonly<Record<string, FileState>>,
): Partial<SessionState> {
  let { site } = state;
  for (const [file, stored] of Object.entries(files)) site = withFile(site, file, stored);
  return { site, ...merged(state, files) };
}

/** Merges the draft with what others have stored, and lists fields that both changed. */
function merged(
  { draft, conflicts }: SessionState,
  files: Readonly<Record<string, FileState>>,
): Pick<SessionState, 'draft' | 'conflicts'> {
  let next = { draft, conflicts };
  for (const [file, stored] of Object.entries(files)) {
    const rebased = rebaseDraft(next.draft, file, stored);
    const isAnew = ({ path }: Conflict) =>
      rebased.conflicts.some((one) => equalValues(one.path, path));
    // An open conflict stays open when something else in the file changes, as long as the two versions differ.
    const differs = rebased.draft.files[file]?.text !== stored.text;
    const open = next.conflicts.filter((one) => one.file !== file || (differs && !isAnew(one)));
    next = { draft: rebased.draft, conflicts: [...open, ...rebased.conflicts] };
  }
  return next;
}

/**
 * Applies the site as read again; parts that are as they were stay the same objects. Undoing something that was published
 * in the meantime needs a confirmation.
 */
export function afterReading(state: SessionState, read: StoredSite): Partial<SessionState> {
  const files = sameFiles(state.site.files, read.files) ? state.site.files : read.files;
  const site: StoredSite = {
    ...read,
    files,
    pictures: unlessEqual(state.site.pictures, read.pictures),
    attachments: unlessEqual(state.site.attachments, read.attachments),
    blocks: unlessEqual(state.site.blocks, read.blocks),
    published: unlessEqual(state.site.published, read.published),
  };
  const { pictures, attachments, published } = state.site;
  const isSame =
    files === state.site.files && site.pictures === pictures && site.attachments === attachments;
  const names = new Set(Object.keys(state.draft.files));
  for (const one of isSame ? [] : [state.site.files, files])
    for (const file of Object.keys(one)) names.add(file);
  const changed = Array.from(names, (file) => [file, storedFileOf(site, file)] as const).filter(
    ([file, { hash }]) => storedFileOf(state.site, file).hash !== hash,
  );
  const now = { site, ...merged(state, Object.fromEntries(changed)) };
  if (!site.published || (isSame && site.published === published)) return now;
  const origins = originsOf(site);
  const differing = [...new Set([...state.origins.keys(), ...origins.keys()])].filter((file) => {
    const origin = origins.get(file) ?? null;
    return (state.origins.get(file) ?? null) !== origin && origin === textIn(now, file);
  });
  const draft = differing.length === 0 ? now.draft : markPublished(now.draft, new Set(differing));
  return { ...now, origins, draft };
}

type Files = StoredSite['files'];

/** Whether two readings have the same files: a store may read all of them anew. */
function sameFiles(before: Files, now: Files): boolean {
  if (before === now) return true;
  const names = Object.keys(before);
  return (
    names.length === Object.keys(now).length &&
    names.every((file) => {
      const [one, other] = [before[file], now[file]];
      return (
        one === other ||
        (one?.hash === other?.hash &&
          one?.text === other?.text &&
          one?.ofBytes.length === other?.ofBytes.length)
      );
    })
  );
}

function withFile(site: StoredSite, file: string, { text, hash }: FileState): StoredSite {
  // A restored upload shows after the site is read again.
  if (isUpload(file)) return text === null ? withoutUpload(site, file) : site;
  return withStoredFile(site, file, { text, hash });
}
