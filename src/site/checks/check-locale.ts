import { habitsOf } from '../../../schema/fields/notation.ts';
import { ambiguousNumber } from '../../../schema/fields/number.ts';
import {
  en,
  oncePer,
  isGroup,
  type PluralForms,
  spokenLanguages,
  translationFor,
  type Diagnostic,
  type Explanation,
  type FieldPath,
  counted,
  phrase,
  say,
} from '../../messages/index.ts';
import type { CheckInput } from './check-input.ts';
import { settingsIn } from '../language/editions.ts';
import { languageName } from '../language/language-name.ts';
import { reachedWords, type InterfaceWord } from '../language/reached-words.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { SiteTree } from '../site-tree.ts';
import { digestOf } from '../text/lazy-mentions.ts';

type Found = Explanation & { path: FieldPath };

/** Checks the site's language and own words, and whether its currency can pay its amounts. */
export function checkLocale({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const { language, currency, words, translations } = tree.settings;
  const ofSettings = [
    ...checkLanguage(language, ['language'], tree),
    ...Object.entries(translations).flatMap(([code, translation]) => [
      ...checkLanguage(code, ['translations', code], tree),
      ...checkWords(en, translation.words, ['translations', code, 'words']),
    ]),
    ...checkWords(en, words, ['words']),
  ].map(({ path, ...explanation }) => diagnose('site.yaml', path, explanation));
  const ofAmounts = files.mentions.flatMap(({ file, mentions }) => {
    // Any currency can pay whole amounts.
    if (!digestOf(mentions).fractions.some((amount) => checkAmount(amount, currency))) return [];
    return mentions.amounts.flatMap(({ amount, path }) => {
      const explanation = checkAmount(amount, currency);
      return explanation ? [diagnose(file, path, explanation)] : [];
    });
  });
  const ofNumbers = files.mentions.flatMap(({ file, mentions }) => {
    if (mentions.threeDecimals.length === 0) return [];
    const inLanguage = tree.pages.find((page) => page.file === file)?.language ?? language;
    if (!habitsOf({ language: inLanguage }).hasDecimalComma) return [];
    return mentions.threeDecimals.map(({ typed, path }) => {
      const meanings = [typed.replace('.', ''), String(Number(typed))] as const;
      const name = path.at(-1);
      const subject =
        typeof name === 'string'
          ? phrase('subject', 'field', { field: name })
          : phrase('subject', 'item');
      return diagnose(file, path, ambiguousNumber(subject, `"${typed}"`, meanings));
    });
  });
  return [
    ...ofSettings,
    ...checkHasCurrency(currency, files, diagnose),
    ...ofAmounts,
    ...ofNumbers,
  ];
}

/** Visitors from elsewhere cannot know what a price of 450 means without its currency. */
function checkHasCurrency(
  currency: string | undefined,
  { hasSettings, mentions, strict }: CheckInput['files'],
  diagnose: CheckInput['diagnose'],
): Diagnostic[] {
  const first = mentions.find((file) => digestOf(file.mentions).hasAmounts);
  if (!strict || !hasSettings || currency !== undefined || !first) return [];
  const { file } = first;
  return [
    diagnose('site.yaml', [], {
      code: 'no-currency',
      severity: 'warning',
      message: say('price-noCurrency', { file }),
      help: say('price-currencyHow'),
      example: 'currency: …',
    }),
  ];
}

const decimalsOf = oncePer((currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
});

/** An amount has no more decimal places than its currency: the yen has none, the Bahraini dinar three. */
function checkAmount(amount: number, currency: string | undefined): Explanation | null {
  if (currency === undefined) return null;
  const digits = decimalsOf(currency);
  if (Number(amount.toFixed(digits)) === amount) return null;
  const decimals = digits === 0 ? phrase('decimals', 'none') : counted('decimals', digits);
  return {
    code: 'amount-too-fine',
    message: say('price-tooFine', { amount, code: currency, decimals }),
    help: say('price-tooFineHow'),
  };
}

/** A language needs the words from the site that the engine does not have; they are listed as they are to be written. */
function checkLanguage(language: string, path: FieldPath, { settings, pages }: SiteTree): Found[] {
  const edition = settingsIn(settings, language);
  const inLanguage = pages.filter((page) => page.language === language);
  const types = new Set(inLanguage.flatMap(({ document }) => summaryOf(document).types));
  const translation = translationFor(language);
  const missing = reachedWords(edition, types).filter(
    (word) => !isIn(edition.words, word) && !isIn(translation, word),
  );
  if (missing.length === 0) return [];
  return [
    {
      code: 'language-without-words',
      severity: 'warning',
      path,
      message: say('translation-words', {
        language: languageName(language),
        wordsShown: counted('wordsShown', missing.length),
      }),
      help: say('translation-wordsHow', {
        language: languageName(language),
        names: spokenLanguages.join(', '),
      }),
      example: `words:\n${wordsAsYaml(missing)}`.trimEnd(),
    },
  ];
}

const isIn = (words: unknown, { group, name }: InterfaceWord): boolean => {
  const ofGroup = isGroup(words) ? words[group] : undefined;
  return isGroup(ofGroup) && ofGroup[name] !== undefined;
};

/** The plural forms of a word, each on a line below its name. */
const forms = (text: PluralForms): string =>
  Object.entries(text)
    .map(([form, word]) => `\n      ${form}: ${JSON.stringify(word)}`)
    .join('');

/** Words as they stand below `words`, each group with its name. */
const wordsAsYaml = (words: readonly InterfaceWord[]): string =>
  words
    .map(({ group, name, english }, index) => {
      const heading = words[index - 1]?.group === group ? '' : `  ${group}:\n`;
      const value = typeof english === 'string' ? ` ${JSON.stringify(english)}` : forms(english);
      return `${heading}    ${name}:${value}\n`;
    })
    .join('');

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
  const [expected, written] = [namesIn(words), namesIn(replaced)];
  const unknown = written.find((name) => !expected.includes(name));
  const missing = expected.find((name) => !written.includes(name));
  if (unknown === undefined && missing === undefined) return [];
  return [
    {
      code: 'word-values',
      path,
      message: unknown
        ? say('translation-noValue', { braces: unknown })
        : say('translation-notFilled', { braces: missing ?? '' }),
      help: [
        ...say('translation-inEnglish', { value: `“${words}”` }),
        ...say('translation-keepNames'),
      ],
      example: `${String(path.at(-1))}: "${words}"`,
    },
  ];
}
