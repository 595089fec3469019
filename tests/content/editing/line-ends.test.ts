import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../../../src/content/yaml/apply-edit.ts';
import { mergeTexts } from '../../../src/content/editing/merge-texts.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { runs } from '../../sample.ts';
import { anyOpOn } from './any-edit.ts';
import { realTexts } from './content-texts.ts';

/** As a checkout of Git for Windows, or an editor there, has it. */
const onWindows = (text: string): string => text.replaceAll('\n', '\r\n');
const withMark = (text: string): string => `\uFEFF${onWindows(text)}`;

const edit = (text: string, op: Parameters<typeof applyEdit>[1]): string => {
  const edited = applyEdit(text, op);
  return 'text' in edited ? edited.text : text;
};

const texts = realTexts.map(({ text }) => text).filter((text) => !text.includes('\r'));

test('any change of a file with the line ends of Windows is the same change, and leaves them', () => {
  const anyEdit = fc
    .constantFrom(...texts)
    .chain((text) =>
      fc.record({ text: fc.constant(text), op: anyOpOn(openText(text)?.value ?? null) }),
    );
  const property = fc.property(anyEdit, ({ text, op }) => {
    const edited = edit(text, op);
    expect(edit(onWindows(text), op)).toBe(onWindows(edited));
    expect(edit(withMark(text), op)).toBe(withMark(edited));
  });
  fc.assert(property, runs(12));
});

test('versions that differ in line ends are merged as if they did not', () => {
  const anyPair = fc.constantFrom(...texts).chain((text) => {
    const op = anyOpOn(openText(text)?.value ?? null);
    return fc.record({ text: fc.constant(text), mine: op, other: op });
  });
  const file = 'pages/fees.yaml';
  const property = fc.property(anyPair, ({ text, mine, other }) => {
    const [ours, theirs] = [`${edit(text, mine)}# ours\n`, edit(text, other)];
    const merged = mergeTexts({ file, base: text, ours, theirs });
    for (const checkedOut of [onWindows, withMark]) {
      const mixed = mergeTexts({ file, base: text, ours: checkedOut(ours), theirs });
      expect(mixed).toEqual(merged);
    }
    expect(mergeTexts({ file, base: text, ours: onWindows(text), theirs }).text).toBe(theirs);
  });
  fc.assert(property, runs(10));
});
