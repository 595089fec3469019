import { isObject } from '../../schema/is-object.ts';
import type { Value, ValueObject } from '../../src/editing/edit-op.ts';

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

/** Whether a value neither stands in the document nor is what somebody made of it by hand. */
function isInvented(cell: string, blocks: readonly ValueObject[], source: string): boolean {
  const value = cell.slice(cell.indexOf(': ') + 2);
  const words = value.replaceAll(/\\n|[^\p{L}\p{N}]/gu, '');
  const isExpected = blocks.some((block) =>
    cellsOf(block).some((one) => one.endsWith(`: ${value}`)),
  );
  return !isExpected && !source.includes(words);
}
