import { createContext, useContext } from 'react';

/** The part of a page's language that components need. */
export type Locale = {
  /** The language's code: `en-KE`. */
  language: string;
  /** Read aloud after a link that opens a new tab. */
  opensInNewTab: string;
};

export const LocaleContext = createContext<Locale | null>(null);

export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('Nothing says in which language this is rendered.');
  return locale;
}
