import { createContext, useContext } from 'react';

/** What components need of the language of the page. */
export type Locale = {
  /** The language's code: `en-KE`. */
  language: string;
  /** What a screen reader adds to a link of that kind. */
  opensInNewTab: string;
};

/** The locale of the page, at build time and in the browser. */
export const LocaleContext = createContext<Locale | null>(null);

/** The language of the page, with its words and formats. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('Nothing says in which language this is rendered.');
  return locale;
}
