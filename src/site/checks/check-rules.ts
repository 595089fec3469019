import type {
  RuleFinding,
  RulePage,
  RuleWords,
  TradeRule,
} from '../../../schema/rules/define-rule.ts';
import { tradeRules } from '../../../schema/rules/index.ts';
import {
  type Diagnostic,
  type Explanation,
  type FieldPath,
  phrase,
  say,
  sayAsIs,
  type Message,
  type Phrase,
} from '../../messages/index.ts';
import { isObject } from '../../../schema/is-object.ts';
import { codeLocation, thrownWords } from '../text/thrown-words.ts';
import type { CheckInput } from './check-input.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { Page } from '../site-tree.ts';

/**
 * Reports what on the pages does not follow the rules of the trade that are switched on in site.yaml: in the language of
 * the site, which is that of the editor too, if the rule has words in it.
 */
export function checkRules({ tree, diagnose }: CheckInput): Diagnostic[] {
  const { rules, language } = tree.settings;
  const active = [...tradeRules].filter(([name, { isAlwaysOn }]) => rules[name] ?? isAlwaysOn);
  return tree.pages.flatMap((page) =>
    active.flatMap(([name, rule]) =>
      findingsOf(rule, name, page, language).map(({ path, message, help }) =>
        diagnose(page.file, path, { code: 'trade-rule', severity: 'warning', message, help }),
      ),
    ),
  );
}

type Finding = Pick<Explanation, 'message' | 'help'> & { path: FieldPath };

function findingsOf(
  { check, source }: TradeRule,
  name: string,
  page: Page,
  language: string,
): readonly Finding[] {
  const failed = (message: Message, correct: Phrase): Finding[] => [
    {
      path: [],
      message,
      help: [...say('rule-cannotCheckHow', { codeLocation: correct }), ...sourceIn('en', source)],
    },
  ];
  const file = phrase('codeLocation', 'file', { file: `rules/${name}.ts` });
  try {
    const found: unknown = check(rulePage(page));
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
      [one['message'], one['help']].every(
        (words) => isObject(words) && typeof words['en'] === 'string',
      ),
  );

const rulePage = ({ document, language }: Page): RulePage => {
  const { title, contact, checked } = document;
  return {
    title,
    contact,
    checked,
    language,
    offers: summaryOf(document).offers,
    blocks: () => document.blocks,
  };
};

const sayIn = (language: string, words: RuleWords): Message =>
  sayAsIs(words[language] ?? words.en, words);

const sourceIn = (language: string, { title, url }: TradeRule['source']): Message =>
  sayIn(language, { en: `Source: ${title} (${url}).`, sw: `Chanzo: ${title} (${url}).` });

function inWords(
  { path, message, help }: RuleFinding,
  source: TradeRule['source'],
  language: string,
): Finding {
  const [primary = ''] = language.toLowerCase().split('-');
  // A message of two languages would be harder to read than one in English.
  const spoken = help[primary] === undefined ? 'en' : primary;
  return {
    path,
    message: sayIn(spoken, message),
    help: [...sayIn(spoken, help), ...sourceIn(spoken, source)],
  };
}
