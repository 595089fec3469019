import * as fc from 'fast-check';
import { expect } from 'vitest';
import { applyEdit } from '../../../src/content/yaml/apply-edit.ts';
import type { EditOp } from '../../../src/content/yaml/edit-op.ts';
import { equalValues } from '../../../src/content/yaml/equal-values.ts';
import { mergeTexts } from '../../../src/content/editing/merge-texts.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { anyOpOn } from './any-edit.ts';
import type { ContentText } from './content-texts.ts';

const file = 'pages/fees.yaml';

function edit(text: string, op: EditOp): string {
  const edited = applyEdit(text, op);
  return 'text' in edited ? edited.text : text;
}

/** Lets two people change the same text anyhow, and expects that neither change is lost. */
export function mergeAnyhow(texts: readonly ContentText[], runs: number, seed: number): void {
  const anyPair = fc.constantFrom(...texts).chain(({ text }) => {
    const op = anyOpOn(openText(text)?.value ?? null);
    return fc.record({ text: fc.constant(text), mine: op, other: op });
  });
  const property = fc.property(anyPair, ({ text, mine, other }) => {
    const [ours, theirs] = [edit(text, mine), edit(text, other)];
    expect(mergeTexts({ file, base: text, ours, theirs: text }).text).toBe(ours);
    expect(mergeTexts({ file, base: text, ours: text, theirs }).text).toBe(theirs);
    const merged = mergeTexts({ file, base: text, ours, theirs });
    expect(openText(merged.text ?? '')).not.toBeNull();
    // Of two equal items, it is unknown which one was there before.
    const hasCopy = [mine, other].some(({ op }) => op === 'duplicate');
    if (merged.conflicts.length > 0 || hasCopy) return;
    // With nothing in conflict, taking theirs in once more changes nothing, and neither does ours.
    for (const side of [ours, theirs]) {
      const again = mergeTexts({ file, base: text, ours: side, theirs: merged.text });
      expect(again.conflicts).toEqual([]);
      const [one, two] = [openText(again.text ?? ''), openText(merged.text ?? '')];
      expect(equalValues(one?.value, two?.value)).toBe(true);
    }
  });
  fc.assert(property, { numRuns: runs, seed });
}
