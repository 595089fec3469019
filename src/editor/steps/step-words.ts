import type { FileChange } from '../../editing/edit-op.ts';
import { openText } from '../../editing/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { Session } from '../session/session.ts';
import { joinSentences, quoted, type Sentence } from '../words/sentence.ts';
import { counted, currentWords } from '../words/words.ts';
import { describeFiles } from '../site/describe-files.ts';
import { siteTitles } from '../site/site-titles.ts';

/** With more changes than this in a file, only their number is said. */
const maxChanges = 3;

/** What a step changed and where, in a sentence: Prices: Cabin Amount 115,500 → 116,000. */
export function stepWords(session: Session, changes: readonly FileChange[]): Sentence {
  const words = currentWords();
  const titles = siteTitles(session);
  const titleOf = (file: string) => {
    const title = titleIn(changes.find((change) => change.file === file));
    return title === null ? titles.titleOf(file) : quoted(title, titles.languageIn(file));
  };
  const [first, ...others] = describeFiles(changes, { ...titles, titleOf });
  if (!first) return '';
  const isMany = first.changes.length > maxChanges;
  const target = isMany
    ? joinSentences([first.title, counted(words.publish.changes, first.changes.length)], ': ')
    : withoutEnd(first.sentence);
  return others.length === 0
    ? target
    : joinSentences([target, counted(words.steps.more, others.length)], '; ');
}

/** A sentence that goes on. */
const withoutEnd = (sentence: Sentence): Sentence => {
  const parts = typeof sentence === 'string' ? [sentence] : sentence;
  const end = parts.at(-1);
  return typeof end === 'string' ? [...parts.slice(0, -1), end.replace(/\.$/, '')] : parts;
};

/** The title of a page before or after a change: it may no longer be there. */
function titleIn(change: FileChange | undefined): string | null {
  if (change?.file.startsWith('pages/') !== true) return null;
  const title = valueAt(openText(change.after ?? change.before ?? '')?.value, ['title']);
  return typeof title === 'string' && title !== '' ? title : null;
}
