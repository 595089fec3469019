import { siteSchema } from '../../../../schema/site.ts';
import {
  applyEdits,
  compareValues,
  isValueObject,
  type EditOp,
  type FileChange,
  type ValueObject,
  openText,
} from '../../../content/index.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { isThere } from '../../../site/index.ts';
import type { Chosen, Session } from '../../session/index.ts';
import { siteTime } from '../../site/index.ts';

/** The settings file, and the field of the urgent notice in it. */
export const settingsFile = 'site.yaml';
export const noticePath = ['notice'];

const settingsOf = (text: string | null) => (text === null ? undefined : openText(text)?.value);

const noticeIn = (text: string | null): ValueObject | null => {
  const notice = valueAt(settingsOf(text), noticePath);
  return isValueObject(notice) ? notice : null;
};

export const draftedNotice = (session: Session): ValueObject | null =>
  noticeIn(session.textOf(settingsFile));

/** The text of the published notice, unless it has ended; null if visitors neither see one nor will. */
export function runningNotice(session: Session): { text: string; until: string | null } | null {
  const notice = noticeIn(session.originOf(settingsFile));
  if (!notice) return null;
  const { text, until } = notice;
  const end = until === undefined ? null : String(until);
  if (end !== null && !isThere({ from: '', until: end }, siteTime(session))) return null;
  return { text: String(text ?? ''), until: end };
}

/** The published settings with the notice of the draft, or without one; null if that changes nothing. */
function noticeChange(session: Session): FileChange | null {
  const before = session.originOf(settingsFile);
  const now = session.textOf(settingsFile);
  const [previous, current] = [before, now].map(settingsOf);
  if (before === null || previous === undefined || current === undefined) return null;
  // If only the notice has changed, the file stays as the draft writes it.
  const changes = compareValues(previous, current);
  if (changes.length === 0) return null;
  if (changes.every(({ path }) => path[0] === noticePath[0])) {
    return { file: settingsFile, before, after: now };
  }
  const value = valueAt(current, noticePath);
  const op: EditOp =
    value === undefined
      ? { op: 'unset', path: noticePath }
      : { op: 'set', path: noticePath, value, order: Object.keys(siteSchema.shape) };
  const edited = applyEdits(before, [op]);
  const after = 'text' in edited ? edited.text : before;
  return after === before ? null : { file: settingsFile, before, after };
}

/** Publishes only the notice; other changes to the settings stay in the draft. Null if it has not changed. */
export function chosenNotice(session: Session): Chosen | null {
  const change = noticeChange(session);
  if (!change) return null;
  const others = session.changes().filter(({ file }) => file !== settingsFile);
  return { chosen: [settingsFile], changes: [...others, change] };
}

/** When a notice often ends: at the end of working hours, today or tomorrow. */
export function usualEnds(session: Session): { today: string | null; tomorrow: string } {
  const now = siteTime(session);
  const today = `${now.slice(0, 10)} 18:00`;
  const next = new Date(Date.parse(now.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);
  return { today: now < today ? today : null, tomorrow: `${next} 18:00` };
}
