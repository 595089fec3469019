import { blockDefinitions } from '../../schema/blocks/index.ts';
import type { TextPart } from '../../schema/fields/text.ts';
import type { Diagnose, Diagnostic, FieldPath } from '../diagnostics/diagnostic.ts';
import { partsOf } from './parts-of.ts';

/** Checks what stands inside one file: each block's own rules, dates, headings, names that must be unique. */
export function checkBlocks(file: string, value: unknown, diagnose: Diagnose): Diagnostic[] {
  return [
    ...checkOwnRules(file, value, diagnose),
    ...checkSameIds(file, value, [], diagnose),
    ...checkPeriods(file, value, [], diagnose),
    ...checkAnchors(file, value, diagnose),
    ...partsOf(value).flatMap(({ part, path }) => {
      if (part.part === 'text') return checkHeadings(file, part, path, diagnose);
      return part.part === 'date' && 'asPublished' in part
        ? [unconfirmed(file, part.asPublished, path, diagnose)]
        : [];
    }),
  ];
}

const unconfirmed = (
  file: string,
  words: string,
  path: FieldPath,
  diagnose: Diagnose,
): Diagnostic =>
  diagnose(file, [...path, 'asPublished'], {
    code: 'date-unconfirmed',
    severity: 'warning',
    message: `The date "${words}" is shown as it was published. Nobody has confirmed it.`,
    help: 'Ask the office for the right day, and write it as year-month-day.',
    example: `${String(path.at(-1))}: 2025-01-08`,
  });

/** Headings go down one level at a time, or a screen reader's list of them has a gap. */
function checkHeadings(
  file: string,
  { form, markdown }: TextPart,
  path: FieldPath,
  diagnose: Diagnose,
): Diagnostic[] {
  if (form !== 'prose' || !markdown.includes('#')) return [];
  const [first] = markdown.match(/^#{1,6} .*$/gm) ?? [];
  if (!first?.startsWith('####')) return [];
  return [
    diagnose(file, path, {
      code: 'heading-order',
      severity: 'warning',
      message: 'The first heading in this text is one of the smaller kind.',
      help: 'Begin with three hashes; use four only below such a heading.',
      example: first.replace(/^#+/, '###'),
      within: first,
    }),
  ];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const blocksIn = (file: string, value: unknown): unknown[] =>
  file.startsWith('pages/') && isGroup(value) && Array.isArray(value['blocks'])
    ? value['blocks']
    : [];

function checkOwnRules(file: string, value: unknown, diagnose: Diagnose): Diagnostic[] {
  return blocksIn(file, value).flatMap((block, index) => {
    const type = isGroup(block) ? block['type'] : undefined;
    const definition = typeof type === 'string' ? blockDefinitions.get(type) : undefined;
    const found = definition?.check(block) ?? [];
    return found.map(({ path, ...rest }) => diagnose(file, ['blocks', index, ...path], rest));
  });
}

function checkAnchors(file: string, value: unknown, diagnose: Diagnose): Diagnostic[] {
  const seen = new Map<string, number>();
  return blocksIn(file, value).flatMap((block, index) => {
    const anchor = isGroup(block) ? block['anchor'] : undefined;
    if (typeof anchor !== 'string') return [];
    const before = seen.get(anchor);
    if (before === undefined) {
      seen.set(anchor, index);
      return [];
    }
    return [
      diagnose(file, ['blocks', index, 'anchor'], {
        code: 'anchor-twice',
        message: `Block ${before + 1} of this page has the anchor ${anchor} already.`,
        help: 'Give this block another anchor, or none.',
        example: `anchor: ${anchor}-2`,
        related: [{ file, path: ['blocks', before, 'anchor'], message: 'the first one' }],
      }),
    ];
  });
}

/** Rows of one list that have an `id` must have different ones. */
function checkSameIds(
  file: string,
  value: unknown,
  path: FieldPath,
  diagnose: Diagnose,
): Diagnostic[] {
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      checkSameIds(file, item, [...path, name], diagnose),
    );
  }
  if (!Array.isArray(value)) return [];
  const seen = new Map<string, number>();
  return value.flatMap((row: unknown, index) => {
    const inner = checkSameIds(file, row, [...path, index], diagnose);
    const id = isGroup(row) ? row['id'] : undefined;
    if (typeof id !== 'string') return inner;
    const before = seen.get(id);
    if (before === undefined) {
      seen.set(id, index);
      return inner;
    }
    const twice = diagnose(file, [...path, index, 'id'], {
      code: 'id-twice',
      message: `Row ${before + 1} of this list has the id ${id} already.`,
      help: 'Give each row an id of its own.',
      example: `id: ${id}-2`,
      related: [{ file, path: [...path, before, 'id'], message: 'the first one' }],
    });
    return [...inner, twice];
  });
}

const ends = [
  ['from', 'to'],
  ['opening', 'closing'],
  ['start', 'end'],
] as const;

/** Two dates of one group that mark a beginning and an end must stand in that order. */
function checkPeriods(
  file: string,
  value: unknown,
  path: FieldPath,
  diagnose: Diagnose,
): Diagnostic[] {
  if (Array.isArray(value)) {
    return value.flatMap((row: unknown, index) =>
      checkPeriods(file, row, [...path, index], diagnose),
    );
  }
  if (!isGroup(value)) return [];
  const inner = Object.entries(value).flatMap(([name, item]) =>
    checkPeriods(file, item, [...path, name], diagnose),
  );
  const reversed = ends.flatMap(([first, last]) => {
    const [begin, end] = [isoOf(value[first]), isoOf(value[last])];
    if (begin === null || end === null || begin <= end) return [];
    return [
      diagnose(file, [...path, last], {
        code: 'date-reversed',
        message: `The end (${end}) is before the beginning (${begin}).`,
        help: 'Correct one of the two dates, or exchange them.',
        example: `${first}: ${end}\n${last}: ${begin}`,
        related: [{ file, path: [...path, first], message: 'the beginning' }],
      }),
    ];
  });
  return [...inner, ...reversed];
}

/** The day of a date that is known. */
function isoOf(value: unknown): string | null {
  if (!isGroup(value) || value['part'] !== 'date') return null;
  return typeof value['iso'] === 'string' ? value['iso'] : null;
}
