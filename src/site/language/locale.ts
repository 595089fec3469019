import type { SiteSettings } from '../../../schema/site.ts';
import { en, oncePer, relocationWords, type Words, wordsOfLanguage } from '../../messages/index.ts';
import { settingsIn } from './editions.ts';
import { createFormats, type Formats } from './formats.ts';

/** A language with the interface's words and formats in it. */
export type SiteLocale = { language: string; words: Words; formats: Formats };

type LocaleSettings = Pick<SiteSettings, 'language' | 'currency' | 'words'>;

/** The site's language, with the interface words that site.yaml replaces. */
export const createLocale = (
  { language, currency, words }: LocaleSettings,
  hasFractions = false,
): SiteLocale => ({
  language,
  words: relocationWords(wordsOfLanguage(language) ?? en, words),
  formats: rememberAmounts(createFormats(language, currency, hasFractions)),
});

const remembering = new WeakMap<Formats, Formats>();

/** The formats of a site, which writes the same amounts on many pages; Intl takes 30 µs to take one apart. */
function rememberAmounts(formats: Formats): Formats {
  const cached = remembering.get(formats);
  if (cached) return cached;
  const piecesOf = oncePer((range) => {
    const [amount = 0, to = 0] = range.split(' ').map(Number);
    return formats.moneyPieces(amount, to);
  });
  const found: Formats = {
    ...formats,
    moneyPieces: (amount, to = amount) => piecesOf(`${amount} ${to}`),
  };
  remembering.set(formats, found);
  return found;
}

/**
 * Returns the locale of a language: one of the site's, or another that is used on its pages. With `hasFractions`, all
 * amounts are written with decimals.
 */
export type LocaleOf = (language: string, hasFractions?: boolean) => SiteLocale;

/** Makes the function that returns the locales of a site. */
export function createLocales(settings: SiteSettings): LocaleOf {
  const locales = new Map<string, SiteLocale>();
  return (language, hasFractions = false) => {
    const key = `${language} ${hasFractions}`;
    const cached = locales.get(key);
    if (cached) return cached;
    const locale = createLocale(settingsIn(settings, language), hasFractions);
    locales.set(key, locale);
    return locale;
  };
}
