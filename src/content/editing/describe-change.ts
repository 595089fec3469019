import { dayInWords, isDay } from '../../site/index.ts';
import { changedExcerpts } from './compare-words.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { ValueChange } from './compare-values.ts';
import { isValueObject, type Value } from '../yaml/edit-op.ts';
import type { Maybe } from './value-conflict.ts';
import { valueAt } from '../../../schema/value-at.ts';

/** A part of a description: words of the editor, or of the content. */
export type DescribedPart = string | { ofContent: string };

/** The language of numbers and days, the labels of fields, and the verbs for kinds of change. */
export type ChangeWords = {
  language: string;
  labelOf?: (change: ValueChange) => string;
  /** What an item is called, where its schema says that. */
  nameOf?: (change: ValueChange, path: FieldPath) => string | null;
  words?: Record<'moved' | 'added' | 'removed' | 'yes' | 'no', string>;
};

const inEnglish = { moved: 'moved', added: 'added', removed: 'removed', yes: 'yes', no: 'no' };

const longest = 60;

/** A change in one line, for lists of changes and for the message of a publication: Term 2 amount 115,500 → 120,000. */
export function describeChange(
  change: ValueChange,
  { before, after }: { before: Value; after: Value },
  { language, labelOf, nameOf, words = inEnglish }: ChangeWords,
): DescribedPart[] {
  const root = change.kind === 'removed' ? before : after;
  const field = change.path.findLast((step) => typeof step === 'string') ?? '';
  const isItem = typeof change.path.at(-1) === 'number';
  const owner = ownerOf(root, change, nameOf);
  // An item is called by its own texts; one without any, such as a picture, by what it is.
  const label = isItem && owner !== '' ? '' : (labelOf?.(change) ?? wordsOf(field));
  const subject: DescribedPart[] = [
    ...(owner === '' ? [] : [{ ofContent: owner }]),
    ...(owner === '' || label === '' ? [] : [' ']),
    ...(label === '' ? [] : [label]),
  ];
  const show = (value: Maybe): DescribedPart =>
    typeof value === 'boolean'
      ? words[value ? 'yes' : 'no']
      : { ofContent: valueWords(value, language) };
  const becomes = (value: Maybe, target: string) =>
    isItem ? [...subject, `: ${target}`] : [...subject, ': ', show(value), ` ${target}`];
  switch (change.kind) {
    case 'moved':
      return [...subject, `: ${words.moved}`];
    case 'added':
      return becomes(change.after, words.added);
    case 'removed':
      return becomes(change.before, words.removed);
    case 'changed': {
      const [previous, current] = bothVersions(change).map(show);
      return [...subject, ' ', previous ?? '', ' → ', current ?? ''];
    }
  }
}

/** Long texts show only their difference: cut at their beginnings, they would look the same. */
function bothVersions({ before, after }: ValueChange): Maybe[] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  const isLong = Math.max(before.length, after.length) > longest || /\n/.test(before + after);
  return isLong ? changedExcerpts(before, after) : [before, after];
}

/** The name of the nearest item around a field. */
function ownerOf(root: Value, change: ValueChange, nameOf?: ChangeWords['nameOf']): string {
  const { path } = change;
  for (let length = path.length; length > 0; length -= 1) {
    if (typeof path[length - 1] !== 'number') continue;
    const around = path.slice(0, length);
    const item = valueAt(root, around);
    const words =
      nameOf?.(change, around) ?? (isValueObject(item) ? titleOf(item, path[length]) : item);
    if (typeof words === 'string' && words !== '') return short(words);
  }
  return '';
}

/** An item's title, or else its first text; nothing if that is the field that changed. */
function titleOf(item: Record<string, Value>, changed: string | number | undefined): Maybe {
  const texts = Object.entries(item).filter(
    ([name, value]) => typeof value === 'string' && !isName(value) && name !== 'note',
  );
  const [name, words] = texts.find(([one]) => one === 'title') ?? texts[0] ?? [];
  return name === changed ? undefined : words;
}

/** Whether a text is a type, a choice or a name, which visitors do not read. */
const isName = (text: string): boolean => /^[a-z][\w-]*$/.test(text);

/** annualTotal → annual total */
const wordsOf = (field: string): string =>
  field.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(value: Exclude<Maybe, boolean>, language: string): string {
  if (typeof value === 'number') return value.toLocaleString(language);
  if (Array.isArray(value)) return `(${value.length})`;
  if (isValueObject(value))
    return short(String(Object.values(value).find((inner) => typeof inner === 'string') ?? '…'));
  if (value === null || value === undefined) return '';
  return isDay(value) ? dayInWords(value, language) : `“${short(value)}”`;
}

const short = (words: string): string => {
  const line = words.trim().split('\n', 1)[0] ?? '';
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};
