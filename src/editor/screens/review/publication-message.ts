import { textOfSentence } from '../../words/sentence.ts';
import { counted, currentWords } from '../../words/words.ts';
import type { DescribedFile } from '../../site/describe-files.ts';

/** In characters, what can still be read in a list of publications: all that changed, and one file of several. */
const maxMessage = 240;
const maxSentence = 80;

/** What was changed, in a sentence or two for the history: of much, only where and how much. */
export function publicationMessage(files: readonly DescribedFile[]): string {
  const whole = files.map(({ sentence }) => textOfSentence(sentence)).join(' ');
  return whole.length <= maxMessage ? whole : files.map(shortened).join(' ');
}

function shortened({ title, sentence, changes }: DescribedFile): string {
  const whole = textOfSentence(sentence);
  if (whole.length <= maxSentence || changes.length === 0) return whole;
  return `${textOfSentence(title)}: ${counted(currentWords().publish.changes, changes.length)}.`;
}
