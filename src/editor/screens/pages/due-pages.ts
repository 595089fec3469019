import type { Diagnostic, FieldPath } from '../../../messages/index.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { timeInWords, daysAfter } from '../../../site/index.ts';
import { valueOf } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { currentWords, fill } from '../../words/index.ts';

/** The files due for review, each with the first day on which a review of it was due. */
export function duePages(
  session: Session,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, string> {
  const due = new Map<string, string>();
  for (const { code, file, path } of diagnostics) {
    if (code !== 'review-due') continue;
    const since = dueSince(session, file, path);
    const earlier = due.get(file);
    if (earlier === undefined || since < earlier) due.set(file, since);
  }
  return due;
}

/** A review is due on the day in its field, or some days after the page was checked. */
function dueSince(session: Session, file: string, path: FieldPath): string {
  const day = String(valueAt(valueOf(session, file), path));
  const days = valueAt(valueOf(session, 'site.yaml'), ['checkAgainAfter']);
  return path.at(-1) === 'checked' && typeof days === 'number' && !Number.isNaN(Date.parse(day))
    ? daysAfter(day, days)
    : day;
}

export const dueWords = (since: string, language: string): string => {
  const words = currentWords();
  return fill(words.due.since, { day: timeInWords(since, language) });
};
