import { mergeDecided } from '../../../editing/merge-decided.ts';
import type { Conflict } from '../../../editing/merge-texts.ts';
import { isPictureFile } from '../../../edit-protocol/picture-files.ts';
import { isChosen, type ConflictChoice, type PublishOnly } from '../../../edit-protocol/store.ts';
import { textId } from './blob-id.ts';
import type { CommittedFile } from './git-host.ts';
import type { Working } from './hosted-branches.ts';
import type { HostedTexts } from './hosted-texts.ts';

/** The files of a part that differ from the published ones, the git object ids of their texts, and the conflicts. */
export type JoinedPart = {
  files: CommittedFile[];
  blobs: ReadonlyMap<string, string | undefined>;
  conflicts: Conflict[];
};

/** Merges a part of the changes with what others have published in the meantime. Its pictures are drafts. */
export async function joinPart(
  { changes, pictures }: PublishOnly,
  { main, files: working }: Pick<Working, 'main' | 'files'>,
  texts: HostedTexts,
  choices: readonly ConflictChoice[],
): Promise<JoinedPart> {
  const files: CommittedFile[] = [];
  const blobs = new Map<string, string | undefined>();
  const conflicts: Conflict[] = [];
  for (const { file, before, after } of changes) {
    if (isPictureFile(file)) {
      if (main.files.get(file)?.blob === before) files.push({ path: file, content: null });
      continue;
    }
    const blob = main.files.get(file)?.blob;
    const theirs = blob === undefined ? null : (await texts.read(file, blob)).text;
    const merged = mergeDecided({ file, base: before, ours: after, theirs }, (conflict) =>
      isChosen(choices, conflict),
    );
    conflicts.push(...merged.conflicts);
    if (merged.text === theirs) continue;
    files.push({ path: file, content: merged.text });
    const id = merged.text === null ? undefined : await textId(merged.text);
    if (id !== undefined && merged.text !== null) texts.add(id, merged.text);
    blobs.set(file, id);
  }
  for (const name of pictures) {
    const path = `images/${name}`;
    const blob = working.get(path);
    if (blob === undefined || main.files.get(path)?.blob === blob) continue;
    files.push({ path, content: { blob } });
  }
  return { files, blobs, conflicts };
}
