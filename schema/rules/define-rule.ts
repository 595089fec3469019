import type { FieldPath, WordsByLanguage } from '../../src/messages/index.ts';
import type { Offer } from '../offer.ts';
import { isObject } from '../is-object.ts';

export type RuleWords = WordsByLanguage;

/** A file of content/data that a page shows. */
export type RuleData = {
  /** Its name, without extension. */
  name: string;
  /**
   * The rows of a list, all of them and each by the names of its columns: texts, numbers, true or false. Empty if the file
   * is of another kind.
   */
  rows: readonly Readonly<Record<string, unknown>>[];
  /** The checked file, as `defineData` describes it. */
  document: object;
};

/** What a rule looks at: a checked page. */
export type RulePage = {
  title: string;
  /** The contact of site.yaml whom visitors ask about it, by its name. */
  contact: string | undefined;
  /** The day on which somebody last checked it, as year-month-day. */
  checked: string | undefined;
  /** Its language: en-KE. */
  language: string;
  /** What each of its blocks offers to others, in order: fees, charges, ways of paying, a contact. */
  offers: readonly Offer[];
  /** Its blocks. Rules that only need what blocks offer read no blocks, which makes large sites faster. */
  blocks(): readonly Readonly<Record<string, unknown>>[];
  /** The files of content/data that its blocks show. */
  data(): readonly RuleData[];
};

/**
 * What does not follow the rule: where on the page, what, and what to do. With the name of a file that the page shows in
 * `data`, `path` leads into that file: `['rows', 7]`.
 */
export type RuleFinding = {
  path: FieldPath;
  data?: string;
  message: RuleWords;
  help: RuleWords;
};

type RuleOptions = {
  /** A few words, as forms call it. */
  label: string;
  /** What the rule asks for, in one sentence. */
  description: string;
  /** Where the rule comes from. */
  source: { title: string; url: string };
  /** Whether it holds for every site that does not switch it off: for what is right whatever the trade. */
  isAlwaysOn?: boolean;
  /**
   * The names of what it is about among the things that blocks offer: a page without any of them is right, and is not read for it.
   * By default, every page is.
   */
  concerns?: readonly (keyof Offer)[];
  /** What on a page does not follow it. */
  check: (page: RulePage) => readonly RuleFinding[];
};

const rules = new WeakSet<object>();

/** Defines a rule of the trade, which a site switches on under `rules` in site.yaml. Its name is that of its file. */
export function defineRule({ isAlwaysOn = false, ...options }: RuleOptions) {
  const rule = { ...options, isAlwaysOn };
  rules.add(rule);
  return rule;
}

/** A rule of the trade. */
export type TradeRule = ReturnType<typeof defineRule>;

/** Whether a value is what `defineRule` returns. */
export const isRule = (value: unknown): value is TradeRule => isObject(value) && rules.has(value);
