import type { FieldPath } from '../../diagnostics/diagnostic.ts';

/** What a message calls the thing at a path: The amount, This block, This item. */
export function subjectOf(path: FieldPath): string {
  const name = path.at(-1);
  if (name === undefined) return 'This file';
  if (typeof name === 'string') return `The ${name}`;
  return path.length === 2 && path[0] === 'blocks' ? 'This block' : 'This item';
}
