import { valueAt } from '../../editing/value-at.ts';
import { valueOf } from '../pickers/site-offers.tsx';
import type { Session } from '../session/session.ts';

/** The language of the site: dates and sums are written as there. */
export function useSiteLanguage(session: Session): string {
  const language = valueAt(valueOf(session, 'site.yaml'), ['language']);
  return typeof language === 'string' ? language : 'en';
}
