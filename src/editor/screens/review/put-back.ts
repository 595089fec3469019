import type { FileChange } from '../../../editing/edit-op.ts';
import { movePage } from '../../../editing/move-page.ts';
import type { Session } from '../../session/session.ts';
import { fillSentence, type Sentence } from '../../words/sentence.ts';
import { currentWords } from '../../words/words.ts';
import type { DescribedFile } from '../../site/describe-files.ts';

/** Takes back all changes of a file, reports it, and offers to take that back. */
export function putBack(session: Session, described: DescribedFile, title: Sentence): void {
  const words = currentWords();
  const text = fillSentence(words.review.isPutBack[described.fate], { title });
  session.changeTexts(changesBack(session, described), text);
  session.tellOutcome({ text, back: 'undo' });
}

function changesBack(session: Session, { file, from, before, after }: DescribedFile): FileChange[] {
  if (from === null) return [{ file, before: after, after: before }];
  // Links that were changed with the page lead to it again.
  const moved = movePage(session.texts(), { from: file, to: from, oldAddressField: 'movedFrom' });
  const others = 'changes' in moved ? moved.changes : [];
  return [
    ...others.filter((change) => change.file !== file && change.file !== from),
    { file, before: after, after: null },
    { file: from, before: null, after: before },
  ];
}
