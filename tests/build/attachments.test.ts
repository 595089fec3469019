import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readAttachment } from '../../src/build/attachments/read-attachment.ts';
import { attachmentAddress } from '../../src/site/addresses/attachments.ts';

const core = `<cp:coreProperties><dc:title>Fees &amp; charges</dc:title><dc:language>fr</dc:language>
<dcterms:modified xsi:type="dcterms:W3CDTF">2026-01-10T08:00:00Z</dcterms:modified></cp:coreProperties>`;

const word = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'docProps/core.xml': strToU8(core),
  'docProps/app.xml': strToU8('<Properties><Pages>4</Pages></Properties>'),
});

const table = zipSync({
  'content.xml': strToU8('<office/>'),
  'meta.xml': strToU8('<meta><dc:date>2025-12-31T23:00:00</dc:date></meta>'),
});

test('title, pages, language and day are read from PDFs and from the files of offices', async () => {
  const rules = readFileSync('tests/fixtures/attachments/rules.pdf');
  expect(await readAttachment('rules.pdf', rules)).toEqual({
    facts: { title: 'Rules of the house', pages: 3, language: 'pt', day: '2026-02-03' },
    problems: [],
  });
  const facts = { title: 'Fees & charges', pages: 4, language: 'fr', day: '2026-01-10' };
  expect(await readAttachment('fees.docx', word)).toEqual({ facts, problems: [] });
  expect((await readAttachment('sums.ods', table)).facts).toMatchObject({ day: '2025-12-31' });
});

test.each([
  [
    'a document that opens with a password',
    'a.docx',
    [0xd0, 0xcf, 0x11, 0xe0],
    'attachment-locked',
  ],
  ['a picture that is called a table', 'a.xlsx', [0xff, 0xd8, 0xff], 'attachment-broken'],
  ['an empty file', 'a.txt', [], 'attachment-broken'],
])('%s is reported', async (_, name, bytes, code) => {
  const { problems } = await readAttachment(name, new Uint8Array(bytes));
  expect(problems.map((problem) => problem.code)).toEqual([code]);
});

const ofSize = async (megabytes: number) =>
  (await readAttachment('a.txt', new Uint8Array(megabytes * 1024 * 1024).fill(32))).problems.map(
    ({ code, severity = 'error' }) => [code, severity],
  );

test('a large file is a warning, and one that no phone should load is refused', async () => {
  expect(await ofSize(6)).toEqual([['attachment-large', 'warning']]);
  expect(await ofSize(51)).toEqual([['attachment-large', 'error']]);
});

test('a file has an address that every system and every link can have', () => {
  expect(attachmentAddress('2026/Bases Generales (última).PDF')).toBe(
    '/files/2026/bases-generales-ultima.pdf',
  );
});
