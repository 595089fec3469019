import type { PastedDocument, ProposalOptions } from '../../content/index.ts';
import type { PluralForms } from '../../messages/index.ts';
import { counted, fill } from '../words/index.ts';
import { entriesOf, type EditedPage, type ImportEntry } from './import-entries.ts';
import { currentImportWords } from './import-words.ts';

/** The entries of a document, and notes on what was left out of it. */
type ImportReading = { entries: readonly ImportEntry[]; notes: readonly string[] };

export function readingOf(
  document: PastedDocument,
  page: EditedPage,
  options: ProposalOptions,
): ImportReading | null {
  const entries = entriesOf(document, page, options);
  return entries.length === 0 ? null : { entries, notes: notesOf(document) };
}

function notesOf({ hiddenRows, hiddenColumns = 0, parts, leftOut }: PastedDocument): string[] {
  const importWords = currentImportWords();
  const pictures = parts.filter((part) => part.kind === 'picture' && part.file === null).length;
  return [
    ...(hiddenRows > 0 ? [counted(importWords.notices.hidden, hiddenRows)] : []),
    ...(hiddenColumns > 0 ? [counted(importWords.notices.hiddenColumns, hiddenColumns)] : []),
    ...wordsLeftOut(importWords.notices.struck, leftOut?.struck ?? []),
    ...wordsLeftOut(importWords.notices.hiddenWords, leftOut?.hidden ?? []),
    ...(leftOut && leftOut.lettered > 0
      ? [counted(importWords.notices.lettered, leftOut.lettered)]
      : []),
    ...(pictures > 0 ? [counted(importWords.notices.pictures, pictures)] : []),
  ];
}

const maxQuoted = 5;
const maxCharacters = 60;

/** The number of texts that are left out, with the beginning of the first. */
function wordsLeftOut(sentence: PluralForms, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const quoted = words.slice(0, maxQuoted).map((one) => {
    const isLong = one.length > maxCharacters;
    return `“${isLong ? `${one.slice(0, maxCharacters).trim()} …` : one}”`;
  });
  const all = [...quoted, ...(words.length > maxQuoted ? ['…'] : [])].join(', ');
  return [fill(counted(sentence, words.length), { words: all })];
}

/** The words of the button that applies what is chosen. */
export const actionWords = (added: number, updated: number, isAnyChosen: boolean): string => {
  const importWords = currentImportWords();
  return (
    [
      ...(updated > 0 ? [counted(importWords.updateTables, updated)] : []),
      ...(added > 0 ? [counted(importWords.add, added)] : []),
    ].join(' · ') || (isAnyChosen ? importWords.nothingChanges : importWords.noneChosen)
  );
};
