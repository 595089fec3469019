import { existsSync, readFileSync } from 'node:fs';
import { engineRules } from '../../../schema/rules/index.ts';
import { siteRules, unusableRules, type UnusableRule } from '../../../schema/rules/site-rules.ts';
import { type Diagnostic, type Explanation, say } from '../../messages/index.ts';
import { blocksFolderOf, listRuleFiles, rulesFolderOf } from '../site-blocks/find-site-blocks.ts';
import type { CheckedBlocks } from './check-site-blocks.ts';
import { diagnosticAt } from '../../content/index.ts';

/** Checks the files of a site's own rules, beside its content. */
export function checkSiteRules(contentDir: string): CheckedBlocks {
  const folder = rulesFolderOf(blocksFolderOf(contentDir));
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { name, file } of listRuleFiles(folder)) {
    const unusable = unusableRules.find((one) => one.name === name);
    const isTaken =
      siteRules.some(([ruleName]) => ruleName === name) && Object.hasOwn(engineRules, name);
    if (!unusable && !isTaken) continue;
    const shown = `../rules/${name}.ts`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    texts.set(shown, text);
    const line = unusable?.line ?? 1;
    const length = text.split('\n')[line - 1]?.length ?? 0;
    const range = { line, column: 1, endLine: line, endColumn: length + 1 };
    diagnostics.push(diagnosticAt(shown, range, explain(name, unusable)));
  }
  return { diagnostics, texts };
}

const explain = (name: string, unusable: UnusableRule | undefined): Explanation =>
  unusable === undefined
    ? {
        code: 'rule-file',
        message: say('rule-ofEngine', { name }),
        help: say('rule-fileName'),
      }
    : {
        code: 'rule-file',
        message:
          unusable.message === null
            ? say('rule-notDefined', { name })
            : say('rule-unusable', { name, why: unusable.message }),
        help: say('rule-unusableHow'),
      };
