import { schemaOfFile } from '../../../../schema/file-schemas.ts';
import { duplicatePage, openText } from '../../../content/index.ts';
import { leavesOf } from '../../engine/index.ts';
import type { Session } from '../../session/index.ts';
import { pageTitle } from '../../site/index.ts';
import { counted, currentWords, joinSentences, type Sentence } from '../../words/index.ts';

/**
 * Copies a page. Texts of the copy with the old name are reported at once, and under Publish until somebody has changed or
 * confirmed them. Returns whether that was possible.
 */
export function copyPage(
  session: Session,
  how: Parameters<typeof duplicatePage>[1],
  notice: Sentence,
): boolean {
  const copy = duplicatePage(session.texts(), how);
  if ('refused' in copy) return false;
  const after = copy.changes.find(({ file }) => file === how.to)?.after ?? '';
  const left = textsWithName(how.to, after, pageTitle(session, how.from));
  const message =
    left.length === 0
      ? notice
      : joinSentences([notice, counted(currentWords().pages.oldName, left.length)], ' ');
  session.changeTexts(copy.changes, message, { [how.to]: left });
  if (left.length > 0) session.tellOutcome({ text: message, back: 'undo' });
  return true;
}

/** The texts of a page, except its title, that are a name or contain one of several words. */
function textsWithName(file: string, text: string, name: string): string[] {
  const root = openText(text)?.value;
  if (root === undefined || name === '') return [];
  const isOne = (value: unknown) =>
    typeof value === 'string' &&
    // A single word, such as Fees, means other things too.
    (value.trim() === name || (/\s/.test(name) && value.includes(name)));
  return leavesOf(schemaOfFile(file, root), root).flatMap(({ path, value }) =>
    path.join('.') !== 'title' && isOne(value) ? [String(value)] : [],
  );
}
