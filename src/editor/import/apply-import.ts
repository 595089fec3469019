import type { ValueObject } from '../../editing/edit-op.ts';
import type { ProposalOptions } from '../../editing/import/proposal.ts';
import type { Session } from '../session/session.ts';
import { counted, currentWords, fill } from '../words/words.ts';
import { changeBlocks } from './change-blocks.ts';
import { updateOf, type EditedPage, type ImportEntry } from './import-entries.ts';
import { currentImportWords } from './import-words.ts';
import type { LinkOps } from './links-of-paste.ts';
import { uploadPictures } from './upload-pictures.ts';

type Import = {
  file: string;
  page: EditedPage;
  index: number;
  entries: readonly ImportEntry[];
  options: ProposalOptions;
  ops: LinkOps;
};

/**
 * Adds and updates the chosen blocks in one step of undo. First adds their pictures to the site: if one is refused,
 * nothing else is written. Returns the position of the first block, or a sentence for the editor.
 */
export async function applyImport(
  session: Session,
  { file, page, index, entries, options, ops }: Import,
): Promise<number | string> {
  const updated = entries.flatMap((entry) => updateOf(entry, page, options) ?? []);
  const added: ValueObject[] = [];
  for (const entry of entries) {
    if (entry.update) continue;
    if (entry.pictures.length === 0) {
      added.push(entry.proposal.value);
      continue;
    }
    // In order, so that the first refusal ends it.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await uploadPictures(session, entry);
    if ('refused' in answer) {
      const { picture: words } = currentWords();
      const { alt } = answer.refused;
      return `${fill(words.notTaken, { name: `“${alt}”` })} ${words.refusals[answer.reason]}`;
    }
    added.push(answer.value);
  }
  const importWords = currentImportWords();
  const notice = [
    ...(updated.length > 0 ? [counted(importWords.updated, updated.length)] : []),
    ...(added.length > 0 ? [counted(importWords.added, added.length)] : []),
  ].join(' ');
  const isDone = changeBlocks(session, { file, index, added, updated, ops, notice });
  return isDone ? (updated[0]?.index ?? index) : session.state.refusal;
}
