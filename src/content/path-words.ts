import { isObject } from '../../schema/is-object.ts';
import { childOf } from '../../schema/value-at.ts';
import type { FieldPath } from '../diagnostics/diagnostic.ts';

/**
 * Describes a path in words: `block 3 "Fees", item 2 "Term 2", amount`. Blocks and items count from 1 and are named by
 * their first words; a block's only list is not mentioned.
 */
export function pathWords(root: unknown, path: FieldPath): string {
  const words: string[] = [];
  let value = root;
  path.forEach((step, index) => {
    const parent = value;
    value = childOf(parent, step);
    if (typeof step === 'number') {
      const isBlock = index === 1 && path[0] === 'blocks';
      words.push(isBlock ? blockWords(value, step) : itemWords(value, step));
    } else if (!isListOfItems(parent, step, path, index)) {
      words.push(step);
    }
  });
  return words.join(', ');
}

/** Whether a list need not be mentioned before one of its items: the list of blocks, or the only list of a block. */
function isListOfItems(parent: unknown, name: string, path: FieldPath, index: number): boolean {
  if (typeof path[index + 1] !== 'number') return false;
  if (index === 0) return name === 'blocks';
  if (path[0] !== 'blocks' || index !== 2 || !isObject(parent)) return false;
  return Object.values(parent).filter((value) => Array.isArray(value)).length === 1;
}

function blockWords(block: unknown, position: number): string {
  const title = isObject(block) ? block['title'] : undefined;
  if (typeof title === 'string') return `block ${position + 1} ${quoted(title)}`;
  const type = isObject(block) ? block['type'] : undefined;
  const kind = typeof type === 'string' && type !== '' ? ` of type ${short(type)}` : '';
  return `block ${position + 1}${kind}`;
}

function itemWords(item: unknown, position: number): string {
  const first = isObject(item)
    ? Object.entries(item).find(
        ([name, value]) => typeof value === 'string' && name !== 'note',
      )?.[1]
    : undefined;
  return `item ${position + 1}${typeof first === 'string' ? ` ${quoted(first)}` : ''}`;
}

const short = (words: string): string => {
  const line = words.trim().split('\n', 1)[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 38).trimEnd()}…` : line;
};

const quoted = (words: string) => `"${short(words)}"`;
