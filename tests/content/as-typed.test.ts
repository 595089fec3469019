import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { renderBlock, testContext } from '../blocks/test-context.ts';
import { runs } from '../sample.ts';

/** A page with a table, its only column with or without an option, and cells as they stand in a file. */
const pageWith = (cells: readonly string[], option = '') =>
  `title: Rooms\nblocks:\n  - type: table\n    columns:\n      - label: Room\n${option}    rows:\n${cells.map((cell) => `      - - ${cell}\n`).join('')}`;

const checked = (text: string) => checkFile(new Source('pages/rooms.yaml', text), []);

/** The words of the cells as visitors see them; null if something is wrong with the file. */
function shownCells(cells: readonly string[], option = ''): string[] | null {
  const { content, diagnostics } = checked(pageWith(cells, option));
  if (content?.kind !== 'page' || diagnostics.length > 0) return null;
  const [block] = content.document.blocks;
  const html = block ? renderBlock(block, testContext()) : '';
  const body = html.slice(html.indexOf('<tbody'));
  return Array.from(body.matchAll(/<th[^>]*>(.*?)<\/th>/g), ([, cell = '']) =>
    cell.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  );
}

const typed = [
  '02142',
  '0700123456',
  '00100',
  '2026',
  '3E1',
  '1.10',
  '1.0',
  '0x1F',
  '0o17',
  '007',
  '+254722123456',
  '01134567890123456789',
  '1_000',
  '.5',
  '5.',
  '1e3',
  '.inf',
  '.nan',
  '-0',
  'yes',
  'no',
  'on',
  '2026-01-01',
  '12:30',
];

test('a cell shows the characters that stand in the file', () => {
  // Alone, because other cells decide which library reads the file.
  for (const cell of typed) expect(shownCells([cell])).toEqual([cell]);
  expect(shownCells(typed)).toEqual(typed);
});

test('a cell of any digits, points and signs is shown as it is typed or refused', () => {
  const anyCell = fc
    .array(fc.constantFrom(...'0123456789.+-eExo_:,'), { minLength: 1, maxLength: 22 })
    .map((characters) => characters.join(''))
    // Two underscores are Markdown's marks of emphasis, which a cell may have.
    .filter((cell) => !/_.+_/.test(cell));
  fc.assert(
    fc.property(anyCell, (cell) => {
      const shown = shownCells([cell]);
      if (shown !== null) expect(shown).toEqual([cell]);
    }),
    runs(200),
  );
});

test('nothing in place of a cell is refused', () => {
  for (const cell of ['null', '~', '']) expect(shownCells([cell])).toBeNull();
});

test('a column of numbers groups their digits, and keeps their decimals', () => {
  const option = '        areNumbers: true\n';
  expect(shownCells(['1240', '12.50', '-3', '"1240"', 'free', '""'], option)).toEqual([
    '1,240',
    '12.50',
    '-3',
    '1,240',
    'free',
    '',
  ]);
});

test('a cell that is no number, or none that is exact, is refused in a column of numbers or amounts', () => {
  const wrong = ['02142', '0x1F', '1e3', '.5', '+5', '1234567890123456789', '"1,250"', 'S/ 50'];
  for (const option of ['areNumbers', 'areAmounts']) {
    for (const cell of wrong) {
      const { diagnostics } = checked(pageWith(['1', cell], `        ${option}: true\n`));
      expect(
        diagnostics.map(({ code, severity, range }) => `${severity} ${code} ${range.line}`),
        cell,
      ).toEqual(['error text-not-number 9']);
    }
  }
});
