import { type FileChange, openText } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { Session } from '../session/index.ts';
import { joinSentences, quoted, type Sentence, counted, currentWords } from '../words/index.ts';
import { describeFiles, siteTitles } from '../site/index.ts';

/** Above this many changes in a file, shows only a count. */
const maxChanges = 3;

/** The changes of a step in a sentence: Prices: Cabin Amount 115,500 → 116,000. */
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

/** A sentence to be continued. */
const withoutEnd = (sentence: Sentence): Sentence => {
  const parts = typeof sentence === 'string' ? [sentence] : sentence;
  const end = parts.at(-1);
  return typeof end === 'string' ? [...parts.slice(0, -1), end.replace(/\.$/, '')] : parts;
};

/** The title of a page before or after a change, because it may no longer exist. */
function titleIn(change: FileChange | undefined): string | null {
  if (change?.file.startsWith('pages/') !== true) return null;
  const title = valueAt(openText(change.after ?? change.before ?? '')?.value, ['title']);
  return typeof title === 'string' && title !== '' ? title : null;
}
