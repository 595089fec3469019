import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import type { Notation } from '../../schema/fields/notation.ts';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { proposeBlocks } from '../../src/content/editing/import/propose-blocks.ts';
import { readPlain } from '../../src/content/editing/import/read-plain.ts';
import { proposeRows, type Column } from '../../src/content/editing/paste-table.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { wordDiagnostic } from '../../src/messages/word-message.ts';

const peru = { language: 'es-PE', currency: 'PEN' };

/** The suggested line of the only mistake of a list, in a site with this notation; null if it has none. */
function suggested(kind: string, typed: string, notation: Notation = peru): string | null {
  const text = `columns:\n  - { name: name, label: Name }\n  - { name: cell, label: Cell, kind: ${kind} }\nrows:\n  - name: A\n    cell: ${JSON.stringify(typed)}\n`;
  const { diagnostics } = checkFile(new Source('data/list.yaml', text), [], undefined, notation);
  expect(diagnostics, typed).toHaveLength(1);
  return diagnostics[0]?.example ?? null;
}

test.each([
  ['S/ 1,250.50', '1250.50'],
  ['S/. 200', '200'],
  ['15 soles', '15'],
  ['1 sol', '1'],
  ['15 soles peruanos', '15'],
  ['PEN 1250', '1250'],
  ['1.250,50', '1250.50'],
])('an amount as the site writes it gets its line: %s', (typed, line) => {
  expect(suggested('amount', typed)).toBe(`cell: ${line}`);
});

test('a sign that only the country of the currency uses is known in the rest of its language', () => {
  expect(suggested('amount', 'S/ 50', { language: 'es', currency: 'PEN' })).toBe('cell: 50');
});

test('an amount in the currency of another site gets none', () => {
  expect(suggested('amount', '15 soles', { language: 'es', currency: 'EUR' })).toBeNull();
});

test('a comma before three digits is asked about where it may begin decimals', () => {
  expect(suggested('amount', '2,400')).toBe('cell: 2400');
  expect(suggested('amount', '2,400', { language: 'es', currency: 'EUR' })).toBeNull();
});

test.each([
  ['6 de diciembre de 2026', 'es-PE', '2026-12-06'],
  ['domingo, 6 de diciembre de 2026', 'es-PE', '2026-12-06'],
  ['06/12/2026', 'es-PE', '2026-12-06'],
  ['6 dic. 2026', 'es', '2026-12-06'],
  ['6 décembre 2026', 'fr', '2026-12-06'],
  ['6. Dezember 2026', 'de', '2026-12-06'],
  ['6 de dezembro de 2026', 'pt', '2026-12-06'],
  ['6 December 2026', 'es-PE', '2026-12-06'],
  ['6 Desemba 2026', 'sw', '2026-12-06'],
])('a day in the words of the site gets its line: %s (%s)', (typed, language, line) => {
  expect(suggested('date', typed, { language })).toBe(`cell: ${line}`);
});

test('a day that may be two in English is asked about', () => {
  expect(suggested('date', '06/12/2026', { language: 'en-KE' })).toBeNull();
});

test.each([
  ['9:00', 'es-PE', '09:00'],
  ['3 p. m.', 'es-PE', '15:00'],
  ['3:30 p.m.', 'es', '15:30'],
  ['12 a. m.', 'es', '00:00'],
  ['3 de la tarde', 'es', '15:00'],
  ['3 pm', 'en', '15:00'],
  ['3 pm', 'es', '15:00'],
])('an hour in the words of the site gets its line: %s (%s)', (typed, language, line) => {
  expect(suggested('time', typed, { language })).toBe(`cell: ${line}`);
});

/** The errors of a page of a site in a language, checked as the editor does. */
function errorsIn(language: string, page: string) {
  const settings = `name: A\naddress: https://a.example\nlanguage: ${language}\ncurrency: EUR\ncontacts:\n  main: { label: A, email: a@a.example }\noutside: {}\nsiteMap: { groups: [A] }\nfooter: {}\n`;
  const files = { 'site.yaml': settings, 'theme.yaml': '{}\n', 'pages/index.yaml': page };
  const engine = new Engine({
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { text, ofBytes: [] }]),
    ),
    pictures: [],
    isOnHost: false,
  });
  const found = engine.check().map(wordDiagnostic);
  return found.flatMap(({ severity, file, range, message }) =>
    severity === 'error' && file === 'pages/index.yaml' && message.includes('may mean')
      ? [`${range.line} ${message}`]
      : [],
  );
}

const page = `title: A
blocks:
  - type: price-list
    items:
      - { name: A, amount: 2.400 }
      - { name: B, amount: { from: 1.200, to: 2.500 } }
      - { name: C, amount: 2.40 }
      - { name: D, amount: 1234 }
  - type: table
    columns:
      - { label: Of }
      - { label: In, areNumbers: true }
    rows:
      - [1.250, 1.250]
`;

test('a point before three digits is asked about in a language that groups with it', () => {
  const expected = [
    '5 The field amount must be a plain number. "2.400" may mean 2400 or 2.4.',
    '6 The field from must be a plain number. "1.200" may mean 1200 or 1.2.',
    '6 The field to must be a plain number. "2.500" may mean 2500 or 2.5.',
    '14 This item must be a plain number. "1.250" may mean 1250 or 1.25.',
  ];
  expect(errorsIn('es', page)).toEqual(expected);
  // A page says its language itself.
  expect(errorsIn('en', `${page}language: es\n`)).toEqual(expected);
  expect(errorsIn('en', page)).toEqual([]);
  expect(errorsIn('es-PE', page)).toEqual([]);
});

test('a pasted sheet is read as the site writes', () => {
  const options = {
    ...peru,
    labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
  };
  const [prices] = proposeBlocks(
    readPlain('Nombre\tPrecio\nMenú\tS/ 1,250.50\nCafé\t15 soles'),
    options,
  );
  expect(prices?.value).toEqual({
    type: 'charges',
    items: [
      { title: 'Menú', amount: 1250.5 },
      { title: 'Café', amount: 15 },
    ],
  });
  const columns: Column[] = [
    { field: 'day', label: 'Day', valueType: 'date' },
    { field: 'hour', label: 'Hour', valueType: 'time' },
    { field: 'price', label: 'Price', valueType: 'amount' },
  ];
  const layout = { hasNames: false, order: columns };
  const table = [
    ['6 de diciembre de 2026', '3 p. m.', 'S/ 50'],
    ['06/12/2026', '9:00', '1.250,50'],
  ];
  expect(proposeRows(table, columns, layout, peru)).toEqual({
    rows: [
      { day: '2026-12-06', hour: '15:00', price: 50 },
      { day: '2026-12-06', hour: '09:00', price: 1250.5 },
    ],
    notices: [],
  });
});
