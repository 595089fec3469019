import type { RuleFinding, RulePage, RuleWords, TradeRule } from '../../../schema/define-rule.ts';
import { tradeRules } from '../../../schema/rules/index.ts';
import type { Diagnostic, Explanation } from '../../diagnostics/diagnostic.ts';
import { isObject } from '../../../schema/is-object.ts';
import { locationWords, thrownWords } from '../text/thrown-words.ts';
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
      findingsOf(rule, name, page).map((finding) =>
        diagnose(page.file, finding.path, explain(finding, rule, language)),
      ),
    ),
  );
}

function findingsOf(rule: TradeRule, name: string, page: Page): readonly RuleFinding[] {
  const file = `rules/${name}.ts`;
  try {
    const found: unknown = rule.check(rulePage(page));
    return areFindings(found) ? found : [failed(name, 'it must return a list of findings.', file)];
  } catch (error) {
    return [failed(name, thrownWords(error), locationWords(error, file))];
  }
}

const failed = (name: string, why: string, location: string): RuleFinding => ({
  path: [],
  message: { en: `The rule ${name} cannot check this page: ${why}` },
  help: { en: `Correct ${location}, or switch the rule off in site.yaml.` },
});

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

/** What introduces the source of a rule. */
const sourceLabels: RuleWords = { en: 'Source', sw: 'Chanzo' };

function explain(
  { message, help }: RuleFinding,
  { source }: TradeRule,
  language: string,
): Explanation {
  const [primary = ''] = language.toLowerCase().split('-');
  // A message of two languages would be harder to read than one in English.
  const spoken = help[primary] === undefined ? 'en' : primary;
  const inLanguage = (words: RuleWords) => words[spoken] ?? words.en;
  const label = sourceLabels[spoken] ?? sourceLabels.en;
  return {
    code: 'trade-rule',
    severity: 'warning',
    message: inLanguage(message),
    help: `${inLanguage(help)} ${label}: ${source.title} (${source.url}).`,
  };
}
