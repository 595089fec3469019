import { sayForeign, type Message } from '../../src/messages/index.ts';
import { isRule, type TradeRule } from './define-rule.ts';

/** A file in a site's folder `rules` that is no rule: `message` says why, null if its default export is none. */
export type UnusableRule = { name: string; line: number | null; message: Message | null };

const siteRuleFiles = globalThis.siteCode?.rules ?? [];

const read = ([name, file]: (typeof siteRuleFiles)[number]): [string, TradeRule] | UnusableRule => {
  if ('unreadable' in file) return { name, ...file.unreadable };
  if ('error' in file) {
    const { error } = file;
    const message = sayForeign(error instanceof Error ? error.message : String(error));
    return { name, line: null, message };
  }
  const rule = file.module['default'];
  if (isRule(rule)) return [name, rule];
  return { name, line: null, message: null };
};

const all = siteRuleFiles.map(read);

/** The rules of the site, by the names of their files. */
export const siteRules: readonly [string, TradeRule][] = all.filter((one) => Array.isArray(one));

/** The files in the folder of rules that cannot be used. */
export const unusableRules: readonly UnusableRule[] = all.filter((one) => 'message' in one);
