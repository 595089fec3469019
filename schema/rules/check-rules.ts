import {
  codeLocation,
  phrase,
  say,
  sayAsIs,
  thrownWords,
  type Diagnose,
  type Diagnostic,
  type Explanation,
  type Message,
  type Phrase,
} from '../../src/messages/index.ts';
import { isObject } from '../is-object.ts';
import type { RuleFinding, RulePage, RuleWords, TradeRule } from './define-rule.ts';
import { engineRules, tradeRules } from './index.ts';
import { siteRules, unusableRules } from './site-rules.ts';

/** What the settings of a site say: its rules that are switched on or off, and its language. */
type SiteOfRules = { rules: Readonly<Record<string, boolean | undefined>>; language: string };

/**
 * Reports what on the pages does not follow the rules of the trade that are switched on: in the language of the site, which
 * is that of the editor too, if the rule has words in it.
 */
export function checkRules(
  pages: readonly CheckedPage[],
  { rules, language }: SiteOfRules,
  diagnose: Diagnose,
): Diagnostic[] {
  const active = [...tradeRules].filter(([name, { isAlwaysOn }]) => rules[name] ?? isAlwaysOn);
  // Several pages may show one file.
  const reported = new Set<string>();
  return pages.flatMap(({ file, page, offered, remember }) => {
    const ofPage = active.filter(([, { concerns }]) => isConcerned(concerns, offered));
    if (ofPage.length === 0) return [];
    const key = JSON.stringify([ofPage.map(([name]) => name), language]);
    const found = remember(key, () =>
      ofPage.flatMap(([name, rule]) => findingsOf(rule, name, page, language)),
    );
    return found.flatMap(({ path, data, message, help }) => {
      const once = JSON.stringify([data, path, message]);
      if (data !== undefined && reported.has(once)) return [];
      reported.add(once);
      const where = data === undefined ? file : `data/${data}.yaml`;
      return diagnose(where, path, { code: 'trade-rule', severity: 'warning', message, help });
    });
  });
}

/** A page with its file, the names of what its blocks offer, and what remembers what was found on it. */
type CheckedPage = {
  file: string;
  page: RulePage;
  offered: readonly string[];
  remember: (key: string, find: () => readonly FoundByRule[]) => readonly FoundByRule[];
};

const isConcerned = (concerns: TradeRule['concerns'], offered: readonly string[]): boolean =>
  concerns?.some((name) => offered.includes(String(name))) ?? true;

/** What does not follow a rule, in words. */
export type FoundByRule = Pick<Explanation, 'message' | 'help'> &
  Pick<RuleFinding, 'path' | 'data'>;

function findingsOf(
  { check, source }: TradeRule,
  name: string,
  page: RulePage,
  language: string,
): readonly FoundByRule[] {
  const failed = (message: Message, correct: Phrase): FoundByRule[] => [
    {
      path: [],
      message,
      help: [...say('rule-cannotCheckHow', { codeLocation: correct }), ...sourceIn('en', source)],
    },
  ];
  const file = phrase('codeLocation', 'file', { file: `rules/${name}.ts` });
  try {
    const found: unknown = check(page);
    return areFindings(found)
      ? found.map((finding) => inWords(finding, source, language))
      : failed(say('rule-noList', { name }), file);
  } catch (error) {
    const message = say('rule-cannotCheck', { name, why: thrownWords(error) });
    return failed(message, codeLocation(error) ?? file);
  }
}

/** A site writes rules of its own, and not every editor of code checks their types. */
const areFindings = (found: unknown): found is RuleFinding[] =>
  Array.isArray(found) &&
  found.every(
    (one: unknown) =>
      isObject(one) &&
      Array.isArray(one['path']) &&
      ['string', 'undefined'].includes(typeof one['data']) &&
      [one['message'], one['help']].every(
        (words) => isObject(words) && typeof words['en'] === 'string',
      ),
  );

const sayIn = (language: string, words: RuleWords): Message =>
  sayAsIs(words[language] ?? words.en, words);

const sourceIn = (language: string, { title, url }: TradeRule['source']): Message =>
  sayIn(language, { en: `Source: ${title} (${url}).`, sw: `Chanzo: ${title} (${url}).` });

function inWords(
  { path, data, message, help }: RuleFinding,
  source: TradeRule['source'],
  language: string,
): FoundByRule {
  const [primary = ''] = language.toLowerCase().split('-');
  // A message of two languages would be harder to read than one in English.
  const spoken = help[primary] === undefined ? 'en' : primary;
  return {
    path,
    ...(data === undefined ? {} : { data }),
    message: sayIn(spoken, message),
    help: [...sayIn(spoken, help), ...sourceIn(spoken, source)],
  };
}

/** The mistake in the file of a site's own rule, with its line; null if the rule can be used. */
export function explainRuleFile(name: string): { line: number; explanation: Explanation } | null {
  const unusable = unusableRules.find((one) => one.name === name);
  if (unusable) {
    const { message: why, line } = unusable;
    const message =
      why === null ? say('rule-notDefined', { name }) : say('rule-unusable', { name, why });
    const explanation = { code: 'rule-file', message, help: say('rule-unusableHow') } as const;
    return { line: line ?? 1, explanation };
  }
  const isTaken =
    Object.hasOwn(engineRules, name) && siteRules.some(([ruleName]) => ruleName === name);
  if (!isTaken) return null;
  const message = say('rule-ofEngine', { name });
  return { line: 1, explanation: { code: 'rule-file', message, help: say('rule-fileName') } };
}
