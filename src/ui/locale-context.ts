import { createContext, useContext } from 'react';

/** What components that know no page must know of its language. */
export type Locale = {
  /** The language's code: `en-KE`. */
  language: string;
  /** What a screen reader says after a link of that kind. */
  opensInNewTab: string;
};

/** The locale of the page that is rendered, at build and in the browser. */
export const LocaleContext = createContext<Locale | null>(null);

/** The language of the page, with its words and formats. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('Nothing says in which language this is rendered.');
  return locale;
}
