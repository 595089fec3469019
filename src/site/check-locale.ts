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
      const explanation = checkAmount(amount, currency);
      return explanation ? [diagnose(file, path, explanation)] : [];
    }),
  );
  return [...ofSettings, ...checkHasCurrency(currency, files, diagnose), ...ofAmounts];
}

/** Visitors from elsewhere cannot know what a price of 450 means without its currency. */
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
      message: `There are prices on this site (the first in ${file}), but no currency.`,
      help: 'Add the three-letter code of the currency of all amounts: KES for the Kenyan shilling, EUR for the euro.',
      example: 'currency: …',
    }),
  ];
}

/** An amount has no more decimal places than its currency: the yen has none, the Bahraini dinar three. */
function checkAmount(amount: number, currency: string | undefined): Explanation | null {
  if (currency === undefined || !Intl.supportedValuesOf('currency').includes(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  if (Number(amount.toFixed(digits)) === amount) return null;
  const rule =
    digits === 0
      ? 'are whole numbers'
      : `have at most ${digits} decimal place${digits === 1 ? '' : 's'}`;
  return {
    code: 'amount-too-fine',
    message: `${amount} cannot be paid: amounts in ${currency} ${rule}.`,
    help: 'Check the right amount, and write it without further decimal places.',
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
      message: `The interface is not translated into ${name}. Some of its words appear in English, for example "${first}".`,
      help: `Translate all of its words into ${name} under words, or use one of: ${spokenLanguages.join(', ')}.`,
    },
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The English words that a site has not replaced with its own. */
function missingWords(words: unknown, replaced: unknown): string[] {
  if (replaced !== undefined && (!isGroup(words) || 'other' in words)) return [];
  if (!isGroup(words)) return [String(words)];
  return Object.entries(words).flatMap(([key, word]) =>
    missingWords(word, isGroup(replaced) ? replaced[key] : undefined),
  );
}

function checkCurrency(currency: string): Found[] {
  const supported = Intl.supportedValuesOf('currency');
  if (supported.includes(currency)) return [];
  const near = supported.filter((code) => code === currency.toUpperCase());
  return [
    {
      code: 'no-such-currency',
      path: ['currency'],
      message: `There is no currency ${currency}.${didYouMean(near)}`,
      help: 'Write its three-letter code: KES for the Kenyan shilling, EUR for the euro.',
      ...(near[0] === undefined ? {} : { example: `currency: ${near[0]}` }),
      suggestions: near,
    },
  ];
}

function checkTimeZone(timeZone: string): Found[] {
  const supported = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  if (supported.includes(timeZone)) return [];
  const inCity = supported.filter((name) =>
    name.toLowerCase().endsWith(`/${timeZone.toLowerCase()}`),
  );
  const near = inCity.length > 0 ? inCity : nearNames(timeZone, supported);
  return [
    {
      code: 'no-such-time-zone',
      path: ['timeZone'],
      message: `There is no time zone ${timeZone}.${didYouMean(near)}`,
      help: 'Write the continent and a city in that time zone, as in Africa/Nairobi.',
      ...(near[0] === undefined ? {} : { example: `timeZone: ${near[0]}` }),
      suggestions: near,
    },
  ];
}

const namesIn = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name);

/** A site's own words must have the same names in braces as the English ones. */
function checkWords(words: unknown, replaced: unknown, path: FieldPath): Found[] {
  if (isGroup(replaced)) {
    return Object.entries(replaced).flatMap(([key, word]) => {
      const english = isGroup(words) ? (words[key] ?? words['other']) : undefined;
      return checkWords(english, word, [...path, key]);
    });
  }
  if (typeof replaced !== 'string' || typeof words !== 'string') return [];
  const [wanted, written] = [namesIn(words), namesIn(replaced)];
  const unknown = written.find((name) => !wanted.includes(name));
  const missing = wanted.find((name) => !written.includes(name));
  if (unknown === undefined && missing === undefined) return [];
  return [
    {
      code: 'word-values',
      path,
      message: unknown
        ? `The website has no value for ${unknown} here.`
        : `The website fills in ${missing} here, but these words do not contain it.`,
      help: `In English it is “${words}”. Keep the names in braces as they are.`,
      example: `${String(path.at(-1))}: "${words}"`,
    },
  ];
}
