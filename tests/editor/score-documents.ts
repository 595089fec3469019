import { isObject } from '../../schema/is-object.ts';
import type { Value, ValueObject } from '../../src/content/yaml/edit-op.ts';

/** What a document became, what somebody would have made of it by hand, and all that stands in it. */
export type ReadDocument = {
  found: readonly ValueObject[];
  blocks: readonly ValueObject[];
  source: string;
};

/** All texts and numbers of a block with their places. */
function cellsOf(value: Value, fieldPath = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => cellsOf(one, `${fieldPath}.${index}`));
  if (isObject(value))
    return Object.entries(value).flatMap(([field, inner]) =>
      inner === undefined || field === 'type' ? [] : cellsOf(inner, `${fieldPath}.${field}`),
    );
  return [`${fieldPath}: ${JSON.stringify(value)}`];
}

/** What of some documents is recognised as somebody would have done it by hand. */
export function scoreOf(documents: readonly ReadDocument[]) {
  const score = { blocks: 0, blocksRight: 0, cells: 0, cellsRight: 0, invented: [] as string[] };
  for (const document of documents) {
    const { found, blocks } = document;
    const source = document.source.replaceAll(/[^\p{L}\p{N}]/gu, '');
    score.invented.push(
      ...found
        .flatMap((block) => cellsOf(block))
        .filter((cell) => isInvented(cell, blocks, source)),
    );
    for (const [index, block] of blocks.entries()) {
      const same = found[index];
      const expected = cellsOf(block);
      const cells = new Set(same && same['type'] === block['type'] ? cellsOf(same) : []);
      score.blocks += 1;
      score.blocksRight += same?.['type'] === block['type'] ? 1 : 0;
      score.cells += expected.length;
      score.cellsRight += expected.filter((cell) => cells.has(cell)).length;
    }
  }
  return score;
}

/**
 * Whether a value neither stands in the document nor is what somebody made of it by hand. A number is a statement too: what
 * somebody left as a text, such as a year, an hour or a percentage, is invented where it is an amount.
 */
function isInvented(cell: string, blocks: readonly ValueObject[], source: string): boolean {
  const value = valueOf(cell);
  const expected = blocks.flatMap((block) => cellsOf(block)).map(valueOf);
  if (expected.includes(value)) return false;
  const isLeftAsText = expected.some(
    (one) => one.startsWith('"') && Number.parseFloat(one.slice(1)) === Number(value),
  );
  return isLeftAsText || !source.includes(value.replaceAll(/\\n|[^\p{L}\p{N}]/gu, ''));
}

const valueOf = (cell: string): string => cell.slice(cell.indexOf(': ') + 2);

const percent = (right: number, all: number): string =>
  `${right} of ${all} (${Math.floor((right / all) * 100)} %)`;

/** A score in words: blocks and cells that are right, and what was invented. */
export function scoreLine(name: string, score: ReturnType<typeof scoreOf>): string {
  const { blocks, blocksRight, cells, cellsRight, invented } = score;
  return `${name}: blocks ${percent(blocksRight, blocks)}, cells ${percent(cellsRight, cells)}, invented ${invented.length}`;
}
