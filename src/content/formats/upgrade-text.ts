import { fieldsOf } from '../../../schema/fields/field.ts';
import { currentFormat } from '../../../schema/format.ts';
import { fileSchemas, kindOfFile } from '../../../schema/file-schemas.ts';
import { applyEdits } from '../yaml/apply-edit.ts';
import { applyToValue } from '../yaml/apply-to-value.ts';
import { isValueObject, type EditOp, type Value } from '../yaml/edit-op.ts';
import { openText } from '../yaml/open-text.ts';
import { patchBetween } from '../yaml/text-patch.ts';
import type { FormatChange } from './format-change.ts';
import { formatChanges } from './index.ts';

/** A content file in the present format, and how its text differs from that of the file. */
export type UpgradedText = {
  text: string;
  /** The changed ranges, in the order in which they were made: each counts in the text before it. */
  patches: readonly { start: number; removed: number; added: number }[];
  /** The changes of format that found something to do in the file. */
  changes: readonly FormatChange[];
};

const writeFormat: EditOp = {
  op: 'set',
  path: ['format'],
  value: currentFormat,
  order: [...(fieldsOf(fileSchemas.site)?.keys() ?? [])],
};

/**
 * The values of a file of an older format in the present one: the same object if nothing changes. Rewriting the text takes
 * a hundred times as long. Undefined if the changes do not fit the values.
 * @param format the format of the site, 1 or more
 */
export function upgradeValue(file: string, value: Value, format: number): Value | undefined {
  const kind = kindOfFile(file);
  let now: Value | undefined = value;
  for (const change of formatChanges) {
    if (change.format <= format) continue;
    for (const op of change.ops({ file, kind, value: now })) {
      now = applyToValue(now, op);
      if (now === undefined) return undefined;
    }
  }
  return now;
}

/**
 * A content file of an older format in the present one; comments, order and the writing of everything else stay.
 * Null if its YAML cannot be read, or a change cannot be written without a risk to the rest of the file.
 * @param format the format of the site, 1 or more
 */
export function upgradeText(file: string, text: string, format: number): UpgradedText | null {
  const patches: UpgradedText['patches'][number][] = [];
  const changes: FormatChange[] = [];
  let now = text;
  const apply = (op: EditOp): boolean => {
    const edited = applyEdits(now, [op]);
    if ('refused' in edited) return false;
    const patch = patchBetween(now, edited.text);
    if ('start' in patch) {
      const { start, removed, added } = patch;
      patches.push({ start, removed: removed.length, added: added.length });
    }
    now = edited.text;
    return true;
  };
  const kind = kindOfFile(file);
  for (const change of formatChanges) {
    if (change.format <= format) continue;
    const opened = openText(now);
    if (!opened) return null;
    const ops = change.ops({ file, kind, value: opened.value });
    if (!ops.every(apply)) return null;
    if (ops.length > 0) changes.push(change);
  }
  const statesFormat = kind === 'site' && format < currentFormat;
  if (statesFormat && isValueObject(openText(now)?.value) && !apply(writeFormat)) return null;
  return { text: now, patches, changes };
}

/**
 * Whether a text of an older format may differ in the present one: if not, it need not be parsed.
 * @param format the format of the site, 1 or more
 */
export const mayBeFormer = (file: string, text: string, format: number): boolean =>
  format < currentFormat &&
  (kindOfFile(file) === 'site' ||
    /\\[xuU]/.test(text) ||
    formatChanges.some((change) => change.format > format && change.words.test(text)));

/** The offset in the file of an offset in its upgraded text. What a change has written is where it began. */
export function offsetInFile(upgraded: UpgradedText | null, offset: number): number {
  let mapped = offset;
  for (const { start, removed, added } of upgraded?.patches.toReversed() ?? []) {
    if (mapped >= start + added) mapped += removed - added;
    else if (mapped > start) mapped = Math.min(mapped, start + removed);
  }
  return mapped;
}
