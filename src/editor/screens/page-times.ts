import { dayIn } from '../../site/day-in.ts';
import { isDay, isOpen, type PublishWindow } from '../../site/publish-window.ts';
import { isValueObject } from '../../editing/edit-op.ts';
import { valueAt } from '../../editing/value-at.ts';
import { valueOf } from '../pickers/site-offers.tsx';
import type { Session } from '../session/session.ts';
import { fill, words } from '../words/words.ts';

const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null);

/** The schedule of a page, from the valid fields of its file; null if it is always on the site. */
export function windowOfFile(session: Session, file: string): PublishWindow | null {
  const page = valueOf(session, file);
  if (!isValueObject(page)) return null;
  const { draft, publishFrom: from, publishUntil: until } = page;
  if (draft !== true && day(from) === null && day(until) === null) return null;
  return { isDraft: draft === true, from: day(from) ?? '', until: day(until) ?? '9999-12-31' };
}

/** Today in the site's time zone. */
export function siteToday(session: Session): string {
  const zone = valueAt(valueOf(session, 'site.yaml'), ['timeZone']);
  return dayIn(typeof zone === 'string' ? zone : 'UTC', new Date());
}

/** Why visitors do not see a page today, in words; null if they do. */
export function hiddenWords(session: Session, file: string, language: string): string | null {
  const window = windowOfFile(session, file);
  const today = siteToday(session);
  if (!window || isOpen(window, today)) return null;
  if (window.isDraft) return words.times.draft;
  const isComing = window.from > today;
  const written = new Date(isComing ? window.from : window.until).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return fill(isComing ? words.times.from : words.times.until, { day: written });
}
