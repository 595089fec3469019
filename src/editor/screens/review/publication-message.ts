import { textOfSentence, counted, currentWords } from '../../words/index.ts';
import type { DescribedFile } from '../../site/index.ts';

/** In characters, readable in a list of publications: everything that changed, and one of several files. */
const maxMessage = 240;
const maxSentence = 80;

/** Describes the changes in a sentence or two for the history; if there are many, only where and how many. */
export function publicationMessage(files: readonly DescribedFile[]): string {
  const whole = files.map(({ sentence }) => textOfSentence(sentence)).join(' ');
  return whole.length <= maxMessage ? whole : files.map(shortened).join(' ');
}

function shortened({ title, sentence, changes }: DescribedFile): string {
  const whole = textOfSentence(sentence);
  if (whole.length <= maxSentence || changes.length === 0) return whole;
  return `${textOfSentence(title)}: ${counted(currentWords().publish.changes, changes.length)}.`;
}
