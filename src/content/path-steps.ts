import { isObject, type FieldObject } from '../../schema/is-object.ts';
import { childOf } from '../../schema/value-at.ts';
import { type FieldPath, phrase, type Phrase } from '../messages/index.ts';

/**
 * The steps of a path, for people: block 3 "Fees", item 2 "Term 2", amount. Blocks and items count from 1 and are named
 * by their first words; a block's only list is not mentioned. The value of the file is read only for those.
 */
export function pathSteps(read: () => unknown, path: FieldPath): Phrase[] {
  const steps: Phrase[] = [];
  let value = path.some((step) => typeof step === 'number') ? read() : undefined;
  path.forEach((step, index) => {
    const parent = value;
    value = childOf(parent, step);
    if (typeof step === 'number') {
      const isBlock = index === 1 && path[0] === 'blocks';
      steps.push(isBlock ? blockStep(value, step) : itemStep(value, step));
    } else if (!isListOfItems(parent, step, path, index)) {
      steps.push(phrase('step', 'field', { field: step }));
    }
  });
  return steps;
}

/** Whether a list need not be mentioned before one of its items: the list of blocks, or the only list of a block. */
function isListOfItems(parent: unknown, name: string, path: FieldPath, index: number): boolean {
  if (typeof path[index + 1] !== 'number') return false;
  if (index === 0) return name === 'blocks';
  if (path[0] !== 'blocks' || index !== 2 || !isObject(parent)) return false;
  return Object.values(parent).filter((value) => Array.isArray(value)).length === 1;
}

function blockStep(block: unknown, position: number): Phrase {
  const number = position + 1;
  const { title, type }: FieldObject = isObject(block) ? block : {};
  if (typeof title === 'string') return phrase('step', 'titled', { number, name: short(title) });
  return typeof type === 'string' && type !== ''
    ? phrase('step', 'typed', { number, type: short(type) })
    : phrase('step', 'block', { number });
}

function itemStep(item: unknown, position: number): Phrase {
  const number = position + 1;
  const first = isObject(item)
    ? Object.entries(item).find(
        ([name, value]) => typeof value === 'string' && name !== 'note',
      )?.[1]
    : undefined;
  return typeof first === 'string'
    ? phrase('step', 'named', { number, name: short(first) })
    : phrase('step', 'item', { number });
}

const short = (words: string): string => {
  const line = words.trim().split('\n', 1)[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 38).trimEnd()}…` : line;
};
