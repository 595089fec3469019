import { valueAt } from '../../../schema/value-at.ts';
import {
  clockIn,
  endOf,
  isOpen,
  isTime,
  type PublishWindow,
  timeInWords,
} from '../../site/index.ts';
import { isValueObject, type Maybe } from '../../content/index.ts';
import { collectionAbove } from './collection-above.ts';
import { languageOfDays, platformSetting } from './site-language.ts';
import { valueOf } from './value-of.ts';
import type { Session } from '../session/index.ts';
import { currentWords, fill } from '../words/index.ts';

const time = (value: unknown) => (typeof value === 'string' && isTime(value) ? value : null);

/** A schedule of the valid fields; null if there are none. */
function windowOf(isDraft: boolean, from: string | null, until: string | null) {
  if (!isDraft && from === null && until === null) return null;
  return { isDraft, from: from ?? '', until: until ?? '9999-12-31' };
}

/** The schedule of a page; null if it is always on the site. */
export function windowOfFile(session: Session, file: string): PublishWindow | null {
  const page = valueOf(session, file);
  if (!isValueObject(page)) return null;
  const isEvent = isOfEvents(session, file);
  const [date, until] = isEvent ? [null, null] : [time(page['date']), time(page['until'])];
  return windowOf(
    page['draft'] === true,
    [time(page['publishFrom']), date].reduce(later),
    [time(page['publishUntil']), until].reduce(sooner),
  );
}

const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

const sooner = (one: string | null, other: string | null) =>
  one === null || (other !== null && endOf(other) < endOf(one)) ? other : one;

/** Whether a page is an event, which visitors see before its date. */
function isOfEvents(session: Session, file: string): boolean {
  const kind = valueAt(collectionAbove(session, file), ['kind']);
  return kind === 'events' || kind === 'matches';
}

export const siteTime = (session: Session): string =>
  clockIn(platformSetting(valueOf(session, 'site.yaml'), 'timeZone'), new Date());

/** Why visitors do not see a page today, in words; null if they do. */
export const hiddenWords = (session: Session, file: string): string | null =>
  wordsOf(windowOfFile(session, file), session);

/** Why visitors do not see a block of a page today, in words; null if they do. */
export function hiddenBlockWords(session: Session, block: Maybe): string | null {
  if (!isValueObject(block)) return null;
  const window = windowOf(false, time(block['showFrom']), time(block['showUntil']));
  return wordsOf(window, session);
}

function wordsOf(window: PublishWindow | null, session: Session): string | null {
  if (!window) return null;
  const words = currentWords();
  const now = siteTime(session);
  if (isOpen(window, now)) return null;
  if (window.isDraft) return words.times.draft;
  const isComing = window.from > now;
  const written = timeInWords(isComing ? window.from : window.until, languageOfDays(session));
  return fill(isComing ? words.times.from : words.times.until, { day: written });
}
