import { siteBase } from '../../layout/index.ts';

/** The number of days with a visit after which the site is offered for keeping. */
const visitsUntilOffer = 3;

/** Stored in place of the count once the offer was seen. */
const wasOffered = 'offered';

/** The storage key of the number of days with a visit, and the last of them. */
const visitsKey = (): string => `visits${siteBase()}`;

const isOnPhone = (): boolean =>
  matchMedia('(pointer: coarse)').matches && matchMedia('(display-mode: browser)').matches;

/** Counts the days with a visit on a phone. Returns whether it is time for the offer. */
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
    // Storage is blocked: there is no count and no offer.
    return false;
  }
}

/** Ends the counting: the offer was seen. */
export const noteOffer = (): void => localStorage.setItem(visitsKey(), wasOffered);

export function forgetVisits(): void {
  try {
    localStorage.removeItem(visitsKey());
  } catch {
    // Storage is blocked, so there is none.
  }
}
