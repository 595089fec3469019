import { valueAt } from '../../../schema/value-at.ts';
import { valueOf } from '../pickers/site-offers.tsx';
import type { Session } from '../session/session.ts';

/** The language of the site, used for dates and amounts. */
export function languageOf(session: Session): string {
  const language = valueAt(valueOf(session, 'site.yaml'), ['language']);
  return typeof language === 'string' ? language : 'en';
}
