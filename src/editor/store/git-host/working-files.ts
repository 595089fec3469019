import {
  isDocumentName,
  mergeDecided,
  type Conflict,
  isChosen,
  type ConflictChoice,
} from '../../../content/index.ts';
import { textId } from './blob-id.ts';
import type { HostedFolder } from './git-host.ts';
import type { HostedTexts } from './hosted-texts.ts';

/** The published version, the drafts, and their common base. */
export type HostedVersions = {
  main: HostedFolder;
  /** Null if there are no drafts. */
  drafts: HostedFolder | null;
  base: HostedFolder;
};

/** A file as the editor shows it: its git object id; the host may not have it yet if versions were merged. */
export type WorkingFiles = {
  files: ReadonlyMap<string, string>;
  /** Unresolved differences between the drafts and the published version. The drafts' file stays. */
  conflicts: Conflict[];
};

const idsIn = ({ files }: HostedFolder): Map<string, string> =>
  new Map(Array.from(files, ([file, { blob }]) => [file, blob]));

/**
 * Merges the drafts with what has been published in the meantime, by value if both changed a file. Writes nothing: each
 * use makes the same merge again, so an unfinished one cannot be left behind.
 */
export async function joinDrafts(
  { main, drafts, base }: HostedVersions,
  texts: HostedTexts,
  choices: readonly ConflictChoice[] = [],
): Promise<WorkingFiles> {
  if (!drafts) return { files: idsIn(main), conflicts: [] };
  const [baseIds, theirs, ours] = [base, main, drafts].map(idsIn);
  const files = new Map<string, string>();
  const conflicts: Conflict[] = [];
  for (const file of new Set([...(theirs?.keys() ?? []), ...(ours?.keys() ?? [])])) {
    const [before, published, drafted] = [baseIds, theirs, ours].map((ids) => ids?.get(file));
    // An upload replaced since its deletion is something else that nobody here has seen.
    const isOtherUpload = drafted === undefined && published !== before && !isDocumentName(file);
    let blob = drafted === before || isOtherUpload ? published : drafted;
    if (
      drafted !== before &&
      published !== before &&
      drafted !== published &&
      isDocumentName(file)
    ) {
      const [baseText = null, theirText = null, ourText = null] = await Promise.all(
        [before, published, drafted].map(async (id) =>
          id === undefined ? null : (await texts.read(file, id)).text,
        ),
      );
      const merged = mergeDecided(
        { file, base: baseText, ours: ourText, theirs: theirText },
        (conflict) => isChosen(choices, conflict),
      );
      conflicts.push(...merged.conflicts);
      if (merged.conflicts.length === 0) blob = await storeText(merged.text, texts);
    }
    if (blob !== undefined) files.set(file, blob);
  }
  return { files, conflicts };
}

async function storeText(text: string | null, texts: HostedTexts): Promise<string | undefined> {
  if (text === null) return undefined;
  const blob = await textId(text);
  texts.add(blob, text);
  return blob;
}
