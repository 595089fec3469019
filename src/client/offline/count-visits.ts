import { siteBase } from '../../ui/site-base.ts';

/** How many days somebody has been here when the site is offered for keeping. */
const visitsUntilOffer = 3;

/** What is stored in place of the count once the offer was seen. */
const wasOffered = 'offered';

/** The storage key of the days on which somebody was here: how many, and the last one. */
const visitsKey = (): string => `visits${siteBase()}`;

/** Whether this is a phone, with the site in a browser and not on the home screen. */
const isOnPhone = (): boolean =>
  matchMedia('(pointer: coarse)').matches && matchMedia('(display-mode: browser)').matches;

/** Counts the days on which somebody was here on a phone. Returns whether it is time for the offer. */
export function isThirdVisit(): boolean {
  if (!isOnPhone()) return false;
  try {
    const stored = localStorage.getItem(visitsKey()) ?? '';
    if (stored === wasOffered) return false;
    const [days, last] = stored.split(' ');
    // The Swedish format of a date is year-month-day.
    const today = new Date().toLocaleDateString('sv');
    const visits = (Number(days) || 0) + (last === today ? 0 : 1);
    localStorage.setItem(visitsKey(), `${visits} ${today}`);
    return visits >= visitsUntilOffer;
  } catch {
    // Storage is blocked: nobody is counted, and nothing offered.
    return false;
  }
}

/** Stores that the offer was seen: it is not made again, and visits are not counted any more. */
export const noteOffer = (): void => localStorage.setItem(visitsKey(), wasOffered);

/** Deletes the count. */
export function forgetVisits(): void {
  try {
    localStorage.removeItem(visitsKey());
  } catch {
    // Storage is blocked, so there is none.
  }
}
