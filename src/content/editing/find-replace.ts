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
  /** Which texts are searched; by default all but the types of blocks. */
  isSearched?: (file: string, path: FieldPath) => boolean;
};

export type Replacement = {
  file: string;
  path: FieldPath;
  before: string;
  after: string;
  op: EditOp;
};

const notType = (_file: string, path: FieldPath): boolean => path.at(-1) !== 'type';

/** Finds words in the texts of all files, but not in field names or comments, and returns the changes. */
export function findAndReplace(texts: SiteTexts, search: Search): Replacement[] {
  const { replaceBy, isSearched = notType } = search;
  const pattern = patternOf(search);
  if (!pattern) return [];
  return [...texts].flatMap(([file, text]) => {
    const value = openText(text)?.value;
    if (value === undefined) return [];
    return textsIn(value, []).flatMap(({ path, text: before }): Replacement[] => {
      if (!isSearched(file, path)) return [];
      const after = before.replaceAll(pattern, () => replaceBy);
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

function textsIn(value: Value, path: FieldPath): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (!isValueObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}
