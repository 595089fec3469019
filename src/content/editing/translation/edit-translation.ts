import { pageSchema } from '../../../../schema/page.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { equalValues } from '../../yaml/equal-values.ts';
import { isValueObject, type EditOp, type Value } from '../../yaml/edit-op.ts';
import {
  hasText,
  markOf,
  markOfSame,
  marksIn,
  translationParts,
  type AbsentPart,
  type TranslatedText,
} from './translation-parts.ts';

const order = Object.keys(pageSchema.shape);

type Pages = { original: Value; translation: Value };

/** How a text stands in the translation: in its language, the same on purpose, or not translated. */
type Standing = 'translated' | 'same' | 'missing';

/** The changes that note how a text stands in the translation, with what follows: its day, and the language of a block. */
export function noteTranslated(
  pages: Pages,
  { part, as, language }: { part: TranslatedText; as: Standing; language: string },
): EditOp[] {
  const others = translationParts(pages.original, pages.translation).filter(
    (one) => one.kind === 'text' && !equalValues(one.from, part.from),
  );
  const done = others.flatMap((one) => (one.kind === 'text' && one.state === 'done' ? [one] : []));
  const isStale = others.some((one) => one.kind === 'text' && one.state === 'stale');
  // What the original said before is found by its mark, as long as something has to be looked at again.
  const earlier = isStale ? (marksIn(pages.translation) ?? []) : [];
  const marksOfPart: Record<Standing, string[]> = {
    translated: [markOf(part.original)],
    same: [markOfSame(part.original)],
    missing: [],
  };
  const marks = [...earlier, ...marksOfAbsent(pages), ...done.map(markOfText), ...marksOfPart[as]];
  return [
    set(['translated'], [...new Set(marks)]),
    ...(isStale ? [] : followDay(pages)),
    ...markLanguage(pages, part.path, as !== 'missing', language),
  ].filter((op) => op.op !== 'set' || !equalValues(op.value, valueAt(pages.translation, op.path)));
}

const markOfText = ({ original, translation }: TranslatedText): string =>
  translation === original || translation === '' ? markOfSame(original) : markOf(original);

/** The changes that note a part of the original as left out on purpose. */
export const noteLeftOut = ({ translation }: Pages, { original }: AbsentPart): EditOp[] => [
  set(['translated'], [...(marksIn(translation) ?? []), markOfSame(JSON.stringify(original))]),
];

/** The changes that copy a part of the original, marked as words of its language. */
export function copyPart(pages: Pages, part: AbsentPart, language: string): EditOp[] {
  const { path, original } = part;
  const isBlock = path[0] === 'blocks' && path.length === 2;
  const value = isBlock ? inLanguage(original, language) : original;
  const index = path.at(-1);
  const list = path.slice(0, -1);
  if (typeof index !== 'number') return [{ op: 'set', path, value }];
  const items = valueAt(pages.translation, list);
  const count = Array.isArray(items) ? items.length : 0;
  return [{ op: 'insert', path: list, index: Math.min(index, count), value }];
}

const set = (path: FieldPath, value: Value): EditOp => ({ op: 'set', path, value, order });

/** Marks of the parts that were left out on purpose, and that the original still has. */
function marksOfAbsent({ original, translation }: Pages): string[] {
  const noted = new Set(marksIn(translation));
  const found: string[] = [];
  const visit = (value: Value): void => {
    if (value === null || typeof value !== 'object') return;
    const mark = markOfSame(JSON.stringify(value));
    if (noted.has(mark)) found.push(mark);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(original);
  return found;
}

/** The day of the original: a translation with an earlier one counts as outdated. */
function followDay({ original, translation }: Pages): EditOp[] {
  const day = valueAt(original, ['lastChanged']);
  const followed = valueAt(translation, ['lastChanged']);
  const isOlder = typeof day === 'string' && (typeof followed !== 'string' || followed < day);
  return isOlder ? [set(['lastChanged'], day)] : [];
}

/** A block is in the language of the original until one of its texts is translated. */
function markLanguage(
  { original, translation }: Pages,
  path: FieldPath,
  isTranslated: boolean,
  language: string,
): EditOp[] {
  const block = path.slice(0, 2);
  const at = [...block, 'language'];
  if (path[0] !== 'blocks' || path.length < 3) return [];
  if (isTranslated) return valueAt(translation, at) === language ? [{ op: 'unset', path: at }] : [];
  const isUntouched = translationParts(original, translation).every(
    (one) =>
      one.kind !== 'text' ||
      one.state === 'missing' ||
      equalValues(one.path, path) ||
      !equalValues(one.path.slice(0, 2), block),
  );
  return isUntouched ? [{ op: 'set', path: at, value: language }] : [];
}

/** A block as words of a language, unless it says its own. */
export function inLanguage(block: Value, language: string): Value {
  const [type, ...others] = isValueObject(block) ? Object.entries(block) : [];
  if (!type || !isValueObject(block) || block['language'] !== undefined) return block;
  return hasText(pageSchema.shape.blocks, [block])
    ? Object.fromEntries([type, ['language', language], ...others])
    : block;
}
