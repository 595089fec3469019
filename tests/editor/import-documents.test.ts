// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import type { ValueObject } from '../../src/content/yaml/edit-op.ts';
import { proposeBlocks } from '../../src/content/editing/import/propose-blocks.ts';
import { readCsv } from '../../src/content/editing/import/read-plain.ts';
import { readOfficeFile } from '../../src/editor/office/read-office-file.ts';
import { readHtml } from '../../src/editor/import/read-html.ts';
import { readInput } from '../../src/editor/import/read-input.ts';
import { heldOutClipboards } from '../fixtures/clipboards/held-out.ts';
import { readClipboard } from '../fixtures/clipboards/read-clipboard.ts';
import { tunedClipboards } from '../fixtures/clipboards/tuned.ts';
import { officeFixtures, type OfficeFixture } from '../fixtures/office/documents.ts';
import type { PastedFixture } from '../fixtures/pasted/document.ts';
import { heldOut } from '../fixtures/pasted/held-out.ts';
import { tuned } from '../fixtures/pasted/tuned.ts';
import { scoreLine, scoreOf, type ReadDocument } from './score-documents.ts';

const options = {
  language: 'en',
  labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
};

function proposed({ html = '', text = '', csv }: PastedFixture): ValueObject[] {
  const document =
    csv === undefined ? readInput({ html, text, files: [] }, (address) => address) : readCsv(csv);
  return proposeBlocks(document, options).map(({ value }) => value);
}

const readFixture = (fixture: PastedFixture): ReadDocument => ({
  found: proposed(fixture),
  blocks: fixture.blocks,
  source: [fixture.html, fixture.text, fixture.csv].join(' '),
});

/** A file that LibreOffice wrote. */
async function readOffice({ file, blocks }: OfficeFixture): Promise<ReadDocument> {
  const bytes = Uint8Array.from(readFileSync(`tests/fixtures/office/${file}`));
  if (file.endsWith('.html')) {
    const html = new TextDecoder().decode(bytes);
    return readFixture({ name: file, html, blocks });
  }
  const type = file.endsWith('.xlsx') ? 'xlsx' : 'docx';
  const answer = await readOfficeFile({ kind: 'read-file', type, bytes: bytes.buffer });
  if (answer.kind === 'refused') throw new Error(`${file}: ${answer.reason}`);
  const document = answer.kind === 'html' ? readHtml(answer.html) : answer.document;
  const source = Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part).replaceAll(/<[^>]*>/g, ''))
    .join(' ');
  return { found: proposeBlocks(document, options).map(({ value }) => value), blocks, source };
}

const madeBy = [...tuned, ...tunedClipboards.map(readClipboard)];

test.each(madeBy.map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
  expect(proposed(fixture)).toEqual(fixture.blocks);
});

test('of documents that it was not made by, nearly all blocks and cells are right, and nothing is invented', async ({
  annotate,
}) => {
  const score = scoreOf(heldOut.map(readFixture));
  await annotate(scoreLine('held-out documents', score));
  // 19 of 20 blocks and 98 of 106 cells; eleven documents are older than the reading of periods.
  expect(score.blocksRight / score.blocks).toBeGreaterThanOrEqual(0.95);
  expect(score.cellsRight / score.cells).toBeGreaterThanOrEqual(0.92);
  expect(score.invented).toEqual([]);
});

test('of clipboards that it was not made by, most is right, and nothing is invented', async ({
  annotate,
}) => {
  const score = scoreOf(heldOutClipboards.map(readClipboard).map(readFixture));
  await annotate(scoreLine('held-out clipboards', score));
  // 18 of 20 blocks and 62 of 86 cells when these clipboards were read for the first time.
  expect(score.blocksRight / score.blocks).toBeGreaterThanOrEqual(19 / 20);
  expect(score.cellsRight / score.cells).toBeGreaterThanOrEqual(77 / 86);
  expect(score.invented).toEqual([]);
});

test('of what LibreOffice writes, most is right, and nothing is invented', async ({ annotate }) => {
  const score = scoreOf(await Promise.all(officeFixtures.map(readOffice)));
  await annotate(scoreLine('held-out files of LibreOffice', score));
  // 22 of 26 blocks and 144 of 176 cells when these documents were read for the first time, when three years were read as
  // amounts.
  expect(score.blocksRight / score.blocks).toBeGreaterThanOrEqual(23 / 26);
  expect(score.cellsRight / score.cells).toBeGreaterThanOrEqual(144 / 176);
  expect(score.invented).toEqual([]);
});
