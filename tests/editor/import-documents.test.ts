// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import { isObject } from '../../schema/is-object.ts';
import { type Value, type ValueObject } from '../../src/editing/edit-op.ts';
import { proposeBlocks } from '../../src/editing/import/propose-blocks.ts';
import { readCsv } from '../../src/editing/import/read-plain.ts';
import { readInput } from '../../src/editor/import/read-input.ts';
import type { PastedFixture } from '../fixtures/pasted/document.ts';
import { heldOut } from '../fixtures/pasted/held-out.ts';
import { tuned } from '../fixtures/pasted/tuned.ts';

const options = {
  language: 'en',
  labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
};

function proposed({ html = '', text = '', csv }: PastedFixture): ValueObject[] {
  const document =
    csv === undefined ? readInput({ html, text, files: [] }, (address) => address) : readCsv(csv);
  return proposeBlocks(document, options).map(({ value }) => value);
}

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
function scoreOf(fixtures: readonly PastedFixture[]) {
  const score = { blocks: 0, blocksRight: 0, cells: 0, cellsRight: 0, invented: [] as string[] };
  for (const fixture of fixtures) {
    const found = proposed(fixture);
    const source = [fixture.html, fixture.text, fixture.csv]
      .join(' ')
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
    score.invented.push(
      ...found
        .flatMap((block) => cellsOf(block))
        .filter((cell) => isInvented(cell, fixture, source)),
    );
    for (const [index, block] of fixture.blocks.entries()) {
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
function isInvented(cell: string, { blocks }: PastedFixture, source: string): boolean {
  const value = cell.slice(cell.indexOf(': ') + 2);
  const words = value.replaceAll(/\\n|[^\p{L}\p{N}]/gu, '');
  const isExpected = blocks.some((block) =>
    cellsOf(block).some((one) => one.endsWith(`: ${value}`)),
  );
  return !isExpected && !source.includes(words);
}

test.each(tuned.map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
  expect(proposed(fixture)).toEqual(fixture.blocks);
});

test('of documents that it was not made by, nearly all blocks and cells are right, and nothing is invented', () => {
  const score = scoreOf(heldOut);
  // 19 of 20 blocks and 98 of 106 cells; eleven documents are older than the reading of periods.
  expect(score.blocksRight / score.blocks).toBeGreaterThanOrEqual(0.95);
  expect(score.cellsRight / score.cells).toBeGreaterThanOrEqual(0.92);
  expect(score.invented).toEqual([]);
});
