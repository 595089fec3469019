import type { FileChange } from '../../../editing/edit-op.ts';
import { openText } from '../../../editing/open-text.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import type { Session } from '../../session/session.ts';
import { counted, currentWords } from '../../words/words.ts';
import { fileTitle } from '../file-title.ts';
import { describeFiles } from '../review/describe-files.ts';
import { languageOf } from '../site-language.ts';

/** With more changes than this in a file, only their number is said. */
const maxChanges = 3;

/** What a step changed and where, in a sentence: Prices: Cabin Amount 115,500 → 116,000. */
export function stepWords(session: Session, changes: readonly FileChange[]): string {
  const words = currentWords();
  const described = describeFiles(changes, {
    language: languageOf(session),
    titleOf: (file) =>
      titleIn(changes.find((change) => change.file === file)) ?? fileTitle(session, file),
  });
  const [first, ...others] = described;
  if (!first) return '';
  const isMany = first.changes.length > maxChanges;
  const what = isMany
    ? `${first.title}: ${counted(words.publish.changes, first.changes.length)}`
    : first.sentence.replace(/\.$/, '');
  return others.length === 0 ? what : `${what}; ${counted(words.steps.more, others.length)}`;
}

/** The title of a page before or after a change: it may no longer be there. */
function titleIn(change: FileChange | undefined): string | null {
  if (change?.file.startsWith('pages/') !== true) return null;
  const title = valueAt(openText(change.after ?? change.before ?? '')?.value, ['title']);
  return typeof title === 'string' && title !== '' ? title : null;
}
