import * as fc from 'fast-check';
import { expect } from 'vitest';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { anyOpOn, tryEdit, type Tally } from './any-edit.ts';
import type { ContentText } from './content-texts.ts';

/** Makes any changes to texts, so many to each, and expects every one to be made exactly. */
export function editAnyhow(texts: readonly ContentText[], runs: number, seed: number): Tally {
  const tally: Tally = { changes: 0, refused: 0, milliseconds: 0 };
  for (const content of texts) {
    const opened = openText(content.text);
    expect(opened, content.file).not.toBeNull();
    if (!opened) continue;
    const property = fc.property(anyOpOn(opened.value), (op) => {
      expect(tryEdit(content, op, tally)).toBeNull();
    });
    fc.assert(property, { numRuns: runs, seed });
  }
  return tally;
}
