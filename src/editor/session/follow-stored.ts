import {
  draftChanges,
  markSaved,
  type FileState,
  markPublished,
  type FileChange,
  equalValues,
  type Conflict,
  rebaseDraft,
  isPictureFile,
  pictureFile,
  type StoredSite,
} from '../../content/index.ts';
import { originsOf, storedFileOf, textIn } from './session-files.ts';
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

/** Applies the site as read again. Undoing something that was published in the meantime needs a confirmation. */
export function afterReading(state: SessionState, site: StoredSite): Partial<SessionState> {
  const names = new Set([state.site, site, state.draft].flatMap(({ files }) => Object.keys(files)));
  const changed = Array.from(names, (file) => [file, storedFileOf(site, file)] as const).filter(
    ([file, { hash }]) => storedFileOf(state.site, file).hash !== hash,
  );
  const now = { site, ...merged(state, Object.fromEntries(changed)) };
  if (!site.published) return now;
  const origins = originsOf(site);
  const published = [...new Set([...state.origins.keys(), ...origins.keys()])].filter((file) => {
    const origin = origins.get(file) ?? null;
    return (state.origins.get(file) ?? null) !== origin && origin === textIn(now, file);
  });
  const draft = published.length === 0 ? now.draft : markPublished(now.draft, new Set(published));
  return { ...now, origins, draft };
}

function withFile(site: StoredSite, file: string, { text, hash }: FileState): StoredSite {
  // A restored picture shows after the site is read again.
  if (isPictureFile(file)) {
    const pictures = site.pictures.filter(
      ({ name }) => text !== null || pictureFile(name) !== file,
    );
    return { ...site, pictures };
  }
  const files = { ...site.files };
  if (text === null || hash === null) delete files[file];
  else files[file] = { text, hash, ofBytes: [] };
  return { ...site, files };
}
