import type { FieldPath } from '../../messages/index.ts';
import { isValueObject, type EditOp, type Value } from '../yaml/edit-op.ts';
import type { SiteTexts } from './move-page.ts';
import { openText } from '../yaml/open-text.ts';

export type Search = {
  find: string;
  /** The replacement, taken literally. */
  replaceBy: string;
  matchCase?: boolean;
  wholeWords?: boolean;
  /** An amount to be found, and the one in its place, if both are written as amounts. */
  amount?: { find: number; replaceBy: number };
  /** Which texts are searched; by default all but the types of blocks. */
  isSearched?: (file: string, path: FieldPath) => boolean;
};

export type Replacement = {
  file: string;
  path: FieldPath;
  before: string | number;
  after: string | number;
  op: EditOp;
};

const notType = (_file: string, path: FieldPath): boolean => path.at(-1) !== 'type';

/**
 * Finds words in the texts of all files, and an amount in their numbers, but nothing in field names or comments. Returns
 * the changes.
 */
export function findAndReplace(texts: SiteTexts, search: Search): Replacement[] {
  const { replaceBy, amount, isSearched = notType } = search;
  const pattern = patternOf(search);
  if (!pattern) return [];
  return [...texts].flatMap(([file, text]) => {
    const value = openText(text)?.value;
    if (value === undefined) return [];
    return leavesIn(value, []).flatMap(({ path, leaf: before }): Replacement[] => {
      if (!isSearched(file, path)) return [];
      const after =
        typeof before === 'string'
          ? before.replaceAll(pattern, () => replaceBy)
          : before === amount?.find
            ? amount.replaceBy
            : before;
      if (after === before) return [];
      const op: EditOp = { op: 'set', path, value: after };
      return [{ file, path, before, after, op }];
    });
  });
}

function patternOf({ find, matchCase = false, wholeWords = false }: Search): RegExp | null {
  if (find === '') return null;
  const words = find.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const edge = String.raw`[\p{L}\p{N}]`;
  const whole = wholeWords ? `(?<!${edge})${words}(?!${edge})` : words;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}

type Leaf = { path: FieldPath; leaf: string | number };

function leavesIn(value: Value, path: FieldPath): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, leaf: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesIn(item, [...path, index]));
  if (!isValueObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, [...path, name]));
}
