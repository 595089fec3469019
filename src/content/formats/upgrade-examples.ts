import type { FieldPath } from '../../messages/index.ts';
import { applyEdits } from '../yaml/apply-edit.ts';
import { isValueObject, type Value } from '../yaml/edit-op.ts';
import { openText } from '../yaml/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FormatChange } from './format-change.ts';
import { formatChanges } from './index.ts';

/** The blocks in a file of examples: those that are valid, and those with a typical mistake. */
function blocksIn(examples: Value): FieldPath[] {
  const valid = valueAt(examples, ['examples']);
  const mistakes = valueAt(examples, ['mistakes']);
  return [
    ...Object.keys(isValueObject(valid) ? valid : {}).map((name) => ['examples', name]),
    ...(Array.isArray(mistakes) ? mistakes : []).map((_, index) => ['mistakes', index, 'block']),
  ];
}

/**
 * The examples of a block in the present format: each is changed as if it were the only block of a page. Null if the
 * file cannot be read, or a change cannot be written without a risk to the rest of it.
 * @param format the format of the site, 1 or more
 */
export function upgradeExamples(
  text: string,
  format: number,
): { text: string; changes: readonly FormatChange[] } | null {
  const changes = new Set<FormatChange>();
  let now = text;
  for (const change of formatChanges.filter((each) => each.format > format)) {
    const opened = openText(now);
    if (!opened) return null;
    for (const blockPath of blocksIn(opened.value)) {
      const block = valueAt(opened.value, blockPath);
      const value = { blocks: block === undefined ? [] : [block] };
      for (const op of change.ops({ file: 'pages/example.yaml', kind: 'page', value })) {
        const edited = applyEdits(now, [{ ...op, path: [...blockPath, ...op.path.slice(2)] }]);
        if ('refused' in edited) return null;
        now = edited.text;
        changes.add(change);
      }
    }
  }
  return { text: now, changes: [...changes] };
}
