import type { PastedDocument } from '../../editing/import/pasted-document.ts';
import type { ProposalOptions } from '../../editing/import/proposal.ts';
import { counted } from '../words/words.ts';
import { entriesOf, type EditedPage, type ImportEntry } from './import-entries.ts';
import { currentImportWords } from './import-words.ts';

/** What a document can become on a page, and what of the whole was left out. */
export type ImportReading = { entries: readonly ImportEntry[]; notes: readonly string[] };

/** What a document can become; null if there is nothing in it. */
export function readingOf(
  document: PastedDocument,
  page: EditedPage,
  options: ProposalOptions,
): ImportReading | null {
  const entries = entriesOf(document, page, options);
  return entries.length === 0 ? null : { entries, notes: notesOf(document) };
}

/** What of the whole was left out. */
function notesOf({ hiddenRows, hiddenColumns = 0, parts }: PastedDocument): string[] {
  const importWords = currentImportWords();
  const pictures = parts.filter((part) => part.kind === 'picture' && part.file === null).length;
  return [
    ...(hiddenRows > 0 ? [counted(importWords.notices.hidden, hiddenRows)] : []),
    ...(hiddenColumns > 0 ? [counted(importWords.notices.hiddenColumns, hiddenColumns)] : []),
    ...(pictures > 0 ? [counted(importWords.notices.pictures, pictures)] : []),
  ];
}

/** What the button does, in words. */
export const actionWords = (added: number, updated: number): string => {
  const importWords = currentImportWords();
  return (
    [
      ...(updated > 0 ? [counted(importWords.updateTables, updated)] : []),
      ...(added > 0 ? [counted(importWords.add, added)] : []),
    ].join(' · ') || importWords.noneChosen
  );
};
