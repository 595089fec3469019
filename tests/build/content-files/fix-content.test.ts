import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixContent } from '../../../src/build/content-files/fix-content.ts';
import { loadSite } from '../../../src/build/content-files/load-site.ts';
import { mistakesFolder } from '../../content/broken-sites.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(mistakesFolder, 'site'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = 'pages/mistake.yaml';
const proseOf = (text: string) => `title: Fees\nblocks:\n  - type: prose\n    text: ${text}\n`;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('an unambiguous fix is made, and nothing else in the file changes', async () => {
  const before = [
    '# A remark   that stays  ',
    "title:   'Fees'   ",
    'listing: { inMenu: yes }',
    'blocks:',
    '  - type: fee-table',
    '    terms:',
    '      - term: "Term 1"',
    '        amount: "115,500"',
    '    annualTotal: 115500',
    '  - type: prose',
    '    text: |',
    '      One line  ',
    '      and [another](/Join/#questions).',
    '  - type: buttons',
    '    items:',
    '      - {label: Join, to: "/JOIN"}',
    '',
  ];
  writeFileSync(join(folder, page), `\uFEFF${before.join('\r\n')}`);
  const reported = await fixContent(folder);
  const after = before.with(0, '# A remark   that stays').with(1, "title:   'Fees'");
  after[2] = 'listing: { inMenu: true }';
  after[7] = '        amount: 115500';
  after[12] = '      and [another](/join#questions).';
  after[15] = '      - {label: Join, to: "/join"}';
  expect(read(page)).toBe(`\uFEFF${after.join('\r\n')}`);
  expect(reported).toContain('Fixed content/pages/mistake.yaml:8:17  "115,500" is now 115500');
  expect(reported).toHaveLength(6);
  expect((await loadSite(folder)).diagnostics).toEqual([]);
});

test('a telephone number is quoted, and keeps its zero', async () => {
  const site = read('site.yaml').replace('"+254 700 000 000"', '0712345678');
  writeFileSync(join(folder, 'site.yaml'), site);
  await fixContent(folder);
  expect(read('site.yaml')).toBe(site.replace('0712345678', '"0712345678"'));
});

const blocksOf = (...lines: string[]) => ['title: Fees', 'blocks:', ...lines, ''].join('\n');
const good = blocksOf('  - type: hero', '    title: Welcome', '    text: All fees.');

test.each<[string, string]>([
  ['tabs', good.replaceAll('    ', '\t\t').replace('  -', '\t-')],
  ['one tab', good.replace('    text', '\ttext')],
  ['no-break spaces', good.replaceAll('    ', '\u00A0 \u00A0 ')],
  ['a no-break space after a dash', good.replace('- type', '-\u00A0type')],
  ['a quote that is not closed', good.replace('Welcome', '"Welcome')],
  ['no space after a colon', good.replace('text: ', 'text:')],
  ['no space after a dash', good.replace('- type', '-type')],
  [
    'several of these',
    good.replace('text: ', 'text:').replace('Welcome', "'Welcome").replace('- type', '-type'),
  ],
])('%s: the file can be read and says what was meant', async (_, broken) => {
  writeFileSync(join(folder, page), broken);
  await fixContent(folder);
  expect(read(page).replaceAll(/(?<=: )["'](.*)["']/g, '$1')).toBe(good);
});

test('mistakes after broken YAML are reported and fixed in the same run', async () => {
  const broken = [
    'title Fees',
    'blocks:',
    '  - type: fee-table',
    '    terms:',
    '      - term: "Term 1',
    '        amount: "115,500"',
    '    annualTotal: 1',
    '  - type: buttons',
    '    items:',
    '      - label: Join',
    '        to: /jion',
    '',
  ];
  writeFileSync(join(folder, page), broken.join('\n'));
  const { diagnostics } = await loadSite(folder);
  const reported = diagnostics.filter(({ file }) => file === page);
  expect(reported.map(({ range, code }) => `${range.line} ${code}`)).toEqual([
    '1 no-colon',
    '5 quote-not-closed',
    '6 text-not-number',
    '11 no-such-page',
  ]);
  await fixContent(folder);
  const after = broken.with(4, '      - term: "Term 1"').with(5, '        amount: 115500');
  expect(read(page)).toBe(after.join('\n'));
});

test('an amount that may mean two numbers is left to the author', async () => {
  const broken =
    'title: Fees\nblocks:\n  - type: charges\n    items:\n      - title: A bed\n        amount: "20.500"\n';
  writeFileSync(join(folder, page), broken);
  const { diagnostics } = await loadSite(folder);
  const [one] = diagnostics.filter(({ file }) => file === page);
  expect(inEnglish(one?.message ?? [])).toContain('may mean 20500 or 20.5.');
  await fixContent(folder);
  expect(read(page)).toBe(broken);
});

test.each<[string, string]>([
  ['a tab that may stand for two depths', 'title: Fees\nlisting:\n  label:\n\tinMenu: true\n'],
  ['a quote closed by another one', good.replace('Welcome', '"Welcome”')],
  ['a quote before a remark', good.replace('Welcome', '"Welcome # to all')],
  ['a text in quotes on several lines', good.replace('Welcome', '"Welcome\n      to all')],
  ['a colon in a text', good.replace('Welcome', 'Welcome: all')],
  ['a line at the wrong depth', good.replace('    text', '   text')],
])('%s: what was meant is not certain, and the file stays as it is', async (_, broken) => {
  writeFileSync(join(folder, page), broken);
  expect((await loadSite(folder)).diagnostics).not.toEqual([]);
  await fixContent(folder);
  expect(read(page)).toBe(broken);
});

test('an unreadable or valid file is left as it is', async () => {
  const broken = 'title: Fees: all  \nblocks: []\n';
  writeFileSync(join(folder, page), broken);
  const right = read('site.yaml');
  expect(await fixContent(folder)).toEqual([]);
  expect(read(page)).toBe(broken);
  expect(read('site.yaml')).toBe(right);
});

test('the site name, when repeated, is replaced by a reference to the settings in any spelling', async () => {
  const name = "Lakeside Girls' School";
  writeFileSync(join(folder, 'site.yaml'), read('site.yaml').replace('Lakeside School', name));
  const spellings = [
    [proseOf(`Welcome to ${name}.`), proseOf('Welcome to {{site.name}}.')],
    [proseOf(`${name} is here, [see](/join).`), proseOf('"{{site.name}} is here, [see](/join)."')],
    [proseOf(`"${name}"`), proseOf('"{{site.name}}"')],
    [
      proseOf(`|-\n      We are\n      ${name}.`),
      proseOf('|-\n      We are\n      {{site.name}}.'),
    ],
    [proseOf(`${name} and ${name}`), proseOf('"{{site.name}} and {{site.name}}"')],
    // Typed over two lines or with doubled quotes, it is only pointed out.
    [proseOf(`>-\n      Lakeside\n      Girls' School.`), null],
    [proseOf(`'${name.replace("'", "''")}'`), null],
  ] as const;
  for (const [before, after] of spellings) {
    writeFileSync(join(folder, page), before);
    await fixContent(folder);
    await fixContent(folder);
    expect(read(page)).toBe(after ?? before);
    const codes = (await loadSite(folder)).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(after ? [] : ['name-repeated']);
  }
});
