import { en } from '../locales/en.ts';
import { spokenLanguages, wordsOfLanguage } from '../locales/words-of-language.ts';
import type { Diagnostic, Explanation, FieldPath } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearNames } from '../diagnostics/near-names.ts';
import type { CheckInput } from './check-input.ts';

type Found = Explanation & { path: FieldPath };

/** Checks the site's language, currency, time zone and own words. */
export function checkLocale({ tree: { settings }, files, diagnose }: CheckInput): Diagnostic[] {
  const { language, currency, timeZone, words, translations } = settings;
  const ofSettings = [
    ...checkLanguage(language, words, ['language']),
    ...Object.entries(translations).flatMap(([code, translation]) => [
      ...checkLanguage(code, translation.words, ['translations', code]),
      ...checkWords(en, translation.words, ['translations', code, 'words']),
    ]),
    ...(currency === undefined ? [] : checkCurrency(currency)),
    ...checkTimeZone(timeZone),
    ...checkWords(en, words, ['words']),
  ].map(({ path, ...explanation }) => diagnose('site.yaml', path, explanation));
  const ofAmounts = files.mentions.flatMap(({ file, mentions }) =>
    mentions.amounts.flatMap(({ amount, path }) => {
      const explanation = checkAmount(amount, currency, String(path.at(-1)));
      return explanation ? [diagnose(file, path, explanation)] : [];
    }),
  );
  return [...ofSettings, ...checkHasCurrency(currency, files, diagnose), ...ofAmounts];
}

/** A price without a currency says less than it seems to: visitors from elsewhere cannot know what 450 is. */
function checkHasCurrency(
  currency: string | undefined,
  { hasSettings, mentions, strict }: CheckInput['files'],
  diagnose: CheckInput['diagnose'],
): Diagnostic[] {
  const first = mentions.find((file) => file.mentions.amounts.length > 0);
  if (!strict || !hasSettings || currency !== undefined || !first) return [];
  const { file } = first;
  return [
    diagnose('site.yaml', [], {
      code: 'no-currency',
      severity: 'warning',
      message: `There are prices on this site (the first in ${file}), and no currency.`,
      help: 'Name the currency of all amounts by its code of three capitals.',
      example: 'currency: EUR',
    }),
  ];
}

/** An amount has no more digits after the point than its currency: a yen has none, a dinar three. */
function checkAmount(
  amount: number,
  currency: string | undefined,
  field: string,
): Explanation | null {
  if (currency === undefined || !Intl.supportedValuesOf('currency').includes(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  if (Number(amount.toFixed(digits)) === amount) return null;
  const unit = 10 ** digits;
  const [below, above] = [Math.floor(amount * unit) / unit, Math.ceil(amount * unit) / unit].map(
    (one) => one.toFixed(digits),
  );
  return {
    code: 'amount-too-fine',
    message: `${amount} cannot be paid in ${currency}, which has ${digits === 0 ? 'no' : digits} digits after the point.`,
    help: `Look up which amount is right, ${below} or ${above}, and write that one.`,
    example: `${field}: ${below} # or ${above}`,
    suggestions: [`${below}`, `${above}`],
  };
}

function checkLanguage(language: string, words: unknown, path: FieldPath): Found[] {
  const [first] = missingWords(en, words);
  if (wordsOfLanguage(language) || first === undefined) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return [
    {
      code: 'language-without-words',
      severity: 'warning',
      path,
      message: `The interface does not speak ${name}. Some of its words are shown in English, for example "${first}".`,
      help: `Give all of its words in ${name} under words, or use one of: ${spokenLanguages.join(', ')}.`,
      example: `language: ${spokenLanguages[0]}`,
    },
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The English words that a site has not replaced with its own. */
function missingWords(words: unknown, own: unknown): string[] {
  if (own !== undefined && (!isGroup(words) || 'other' in words)) return [];
  if (!isGroup(words)) return [String(words)];
  return Object.entries(words).flatMap(([key, word]) =>
    missingWords(word, isGroup(own) ? own[key] : undefined),
  );
}

function checkCurrency(currency: string): Found[] {
  const known = Intl.supportedValuesOf('currency');
  if (known.includes(currency)) return [];
  const near = known.filter((code) => code === currency.toUpperCase());
  return [
    {
      code: 'no-such-currency',
      path: ['currency'],
      message: `There is no currency ${currency}.${didYouMean(near)}`,
      help: 'Write its code of three capitals: KES is the Kenyan shilling, EUR the euro.',
      example: `currency: ${near[0] ?? 'EUR'}`,
      suggestions: near,
    },
  ];
}

function checkTimeZone(timeZone: string): Found[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  if (known.includes(timeZone)) return [];
  const inCity = known.filter((name) => name.toLowerCase().endsWith(`/${timeZone.toLowerCase()}`));
  const near = inCity.length > 0 ? inCity : nearNames(timeZone, known);
  return [
    {
      code: 'no-such-time-zone',
      path: ['timeZone'],
      message: `There is no time zone ${timeZone}.${didYouMean(near)}`,
      help: 'Write the continent and a city in that time zone.',
      example: `timeZone: ${near[0] ?? 'Africa/Nairobi'}`,
      suggestions: near,
    },
  ];
}

const namesIn = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name);

/** A site's own word has the names in braces that the English one has. */
function checkWords(words: unknown, own: unknown, path: FieldPath): Found[] {
  if (isGroup(own)) {
    return Object.entries(own).flatMap(([key, word]) => {
      const english = isGroup(words) ? (words[key] ?? words['other']) : undefined;
      return checkWords(english, word, [...path, key]);
    });
  }
  if (typeof own !== 'string' || typeof words !== 'string') return [];
  const [wanted, written] = [namesIn(words), namesIn(own)];
  const unknown = written.find((name) => !wanted.includes(name));
  const missing = wanted.find((name) => !written.includes(name));
  if (unknown === undefined && missing === undefined) return [];
  return [
    {
      code: 'word-values',
      path,
      message: unknown
        ? `Nothing is filled in for ${unknown} here.`
        : `The website fills in ${missing} here, and these words have no room for it.`,
      help: `In English it is “${words}”. Keep what stands in braces as it is.`,
      example: `${String(path.at(-1))}: "${words}"`,
    },
  ];
}
