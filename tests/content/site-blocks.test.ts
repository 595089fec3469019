import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { componentNameOf } from '../../schema/component-name.ts';
import { longTest } from '../sample.ts';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'market-'));
  cpSync('tests/fixtures/fish-market', site, { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const blocks = (...steps: string[]) => path.join(site, 'blocks', ...steps);

/** Copies the price table as another block, whose schema file or examples are changed. */
function addBlock(
  type: string,
  change: { schema?: [string, string]; examples?: [string, string] },
) {
  cpSync(blocks('price-table'), blocks(type), { recursive: true });
  renameSync(blocks(type, 'PriceTable.tsx'), blocks(type, `${componentNameOf(type)}.tsx`));
  replaceIn(blocks(type, 'schema.ts'), ["'price-table'", `'${type}'`]);
  replaceIn(blocks(type, 'examples.yaml'), ['type: price-table', `type: ${type}`]);
  if (change.schema) replaceIn(blocks(type, 'schema.ts'), change.schema);
  if (change.examples) replaceIn(blocks(type, 'examples.yaml'), change.examples);
}

function replaceIn(file: string, [before, after]: [string, string]): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replaceAll(before, after));
}

const validate = () => run('validate');

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', ...command, '--content', path.join(site, 'content')],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
  );
  return { status, output: stdout + stderr };
}

test('what is wrong with a block of a site is told with its file and line, and no page is blamed', () => {
  addBlock('throws', { schema: ['  fields: {', '  fields: {\n    ...absent.fields,'] });
  addBlock('second-note', {
    schema: ['  fields: {', "  fields: {\n    note: line({ label: 'Note', hint: 'A note.' }),"],
  });
  addBlock('undefined-block', { schema: ['export default', 'export const block ='] });
  addBlock('misnamed', { schema: ["'misnamed'", "'another'"] });
  addBlock('raw-field', {
    schema: [
      "line({ label: 'Fish', hint: 'Its name in the language of the page.', max: 60 })",
      'z.string()',
    ],
  });
  addBlock('without-example', { examples: ['longest:', 'long:'] });
  addBlock('wrong-example', {
    examples: ['        arabic: الحمراء\n', '        arabik: الحمراء\n'],
  });
  addBlock('wrong-mistake', { examples: ['has 1 prices', 'has one price'] });
  addBlock('misspelt', { schema: ['  sectionFields,', '  sectionField,'] });
  addBlock('no-file', {});
  replaceIn(blocks('no-file', 'NoFile.tsx'), ['./PriceTable.module.css', './Price.module.css']);
  addBlock('no-package', {});
  replaceIn(blocks('no-package', 'NoPackage.tsx'), [
    'import type block',
    "import 'raect';\nimport type block",
  ]);
  addBlock('throwing-rules', {
    schema: [
      '  validate: ({ auctions = [], rows = [] }) =>\n',
      '  validate: ({ auctions = [], rows = [] }) =>\n    rows[0]!.prices!.toFixed() +\n',
    ],
  });
  addBlock('wrong-rules', {
    schema: [
      '  validate: ({ auctions = [], rows = [] }) =>\n',
      '  validate: ({ auctions = [], rows = [] }) =>\n    auctions.length > 0 ? true :\n',
    ],
  });
  addBlock('faq', {});
  addBlock('half', {});
  rmSync(blocks('half', 'Half.tsx'));
  addBlock('unclosed', {});
  replaceIn(blocks('unclosed', 'Unclosed.tsx'), ['</table>', '']);
  mkdirSync(blocks('Upper_Case'));
  writeFileSync(blocks('stray.ts'), '');
  const { status, output } = validate();
  expect(status).toBe(1);
  const reported = output.match(/^\S+:\d+:\d+ .*$/gm);
  expect(reported).toEqual([
    'blocks/stray.ts:1:1  The file blocks/stray.ts belongs to no block.',
    'blocks/Upper_Case/schema.ts:1:1  "Upper_Case" cannot be the name of a block.',
    'blocks/faq/schema.ts:20:3  The engine has a block called faq already.',
    'blocks/half/Half.tsx:1:1  The block half has no file Half.tsx.',
    'blocks/misnamed/schema.ts:20:3  This block is called another, but its folder is called misnamed.',
    'blocks/misspelt/schema.ts:8:1  The block misspelt cannot be read: woven-site/schema exports no sectionField. Did you mean sectionFields?',
    'blocks/no-file/NoFile.tsx:3:1  The block no-file cannot be read: There is no file ./Price.module.css.',
    'blocks/no-package/NoPackage.tsx:2:1  The block no-package cannot be read: There is no package raect. Did you mean react?',
    expect.stringMatching(/^blocks\/raw-field\/schema\.ts:\d+:11 {2}The field fish says nothing/),
    expect.stringMatching(
      /^blocks\/second-note\/schema\.ts:\d+:1 {2}.*every block has a field note already/,
    ),
    expect.stringMatching(
      /^blocks\/throwing-rules\/examples\.yaml:2:3 {2}The rules of the block throwing-rules cannot check this: .*toFixed is not a function\.$/,
    ),
    expect.stringContaining('blocks/throwing-rules/examples.yaml:18:3'),
    expect.stringContaining('blocks/throwing-rules/examples.yaml:50:14'),
    expect.stringMatching(
      /^blocks\/throws\/schema\.ts:\d+:1 {2}The block throws cannot be loaded: absent is not defined\.$/,
    ),
    expect.stringMatching(
      /^blocks\/unclosed\/Unclosed\.tsx:\d+:1 {2}The block unclosed cannot be read: /,
    ),
    expect.stringMatching(
      /^blocks\/undefined-block\/schema\.ts:\d+:1 {2}The block undefined-block has no definition\.$/,
    ),
    'blocks/without-example/examples.yaml:1:1  The example longest is missing.',
    expect.stringMatching(
      /^blocks\/wrong-example\/examples\.yaml:\d+:9 {2}There is no field arabik here\./,
    ),
    expect.stringMatching(
      /^blocks\/wrong-mistake\/examples\.yaml:\d+:14 {2}This mistake gets another message: Tuna has 1 prices/,
    ),
    expect.stringContaining('wrong-rules cannot check this: they must return a list of findings.'),
    expect.stringContaining('blocks/wrong-rules/examples.yaml:18:3'),
    expect.stringContaining('blocks/wrong-rules/examples.yaml:50:14'),
  ]);
  expect(output.replaceAll(/\s+/g, ' ')).toMatch(
    /correct blocks\/throwing-rules\/schema\.ts, line \d\d\./,
  );
  expect(output).not.toMatch(/\n\s+at /);
}, 120_000);

longTest(
  'an error of a block while its page is built is told with its page and line',
  () => {
    replaceIn(blocks('price-table', 'PriceTable.tsx'), [
      '  const [file] = downloads;',
      "  if (rows.length > 0) throw new Error('There is no fish');\n  const [file] = downloads;",
    ]);
    const { status, output } = run('build', '--out', path.join(site, 'dist'));
    expect(output).toContain(
      'content/pages/en/prices.yaml: The block price-table cannot be shown on /en/prices (block 1): There is no fish.\n' +
        '  Correct blocks/price-table/PriceTable.tsx, line 9.\n',
    );
    expect(output).toContain('content/pages/fr/prix.yaml: ');
    expect(output).not.toMatch(/\n\s+at /);
    expect(output).not.toContain('\u001B');
    expect(status).toBe(1);
  },
  120_000,
);

test('two blocks of a site share a kind of data file, which is checked and named by its word', () => {
  // The example of the documents.
  const [, example = ''] =
    /```ts\n(import \{ defineData.+?)```/s.exec(readFileSync('.github/BLOCKS.md', 'utf8')) ?? [];
  for (const type of ['tides', 'moon']) {
    addBlock(type, {
      schema: [
        '  fields: {\n    ...',
        "  dataKinds: [month.kind],\n  fields: {\n    month: month.field({ label: 'Month', hint: 'Its tides.' }).optional(),\n    ...",
      ],
    });
    const schema = blocks(type, 'schema.ts');
    const from = type === 'tides' ? './month.ts' : '../tides/month.ts';
    writeFileSync(schema, `import { month } from '${from}';\n${readFileSync(schema, 'utf8')}`);
  }
  writeFileSync(blocks('tides', 'month.ts'), example);
  const page = path.join(site, 'content', 'pages', 'en', 'prices.yaml');
  const table = readFileSync(page, 'utf8').split('blocks:\n')[1] ?? '';
  const [first = ''] = table.split('\n  - type:').map((block) => block.trimEnd());
  const use = (type: string, name: string) =>
    first.replace('price-table', type).replace('anchor: prices', `month: ${name}`);
  const used = [first, use('tides', 'may'), use('moon', 'may'), use('moon', 'june')];
  replaceIn(page, [table, [...used, use('tides', 'fish')].join('\n').concat('\n')]);
  const data = path.join(site, 'content', 'data');
  mkdirSync(data);
  writeFileSync(path.join(data, 'may.yaml'), 'harbour: Old port\nhigh: [05:40, 18:05, 05:40]\n');
  writeFileSync(path.join(data, 'june.yaml'), 'harbour: Old port\nhigh:\n  - noon\n');
  writeFileSync(
    path.join(data, 'fish.yaml'),
    'columns:\n  - name: fish\n    label: Fish\nrows:\n  - fish: Tuna\n',
  );
  const { status, output } = validate();
  expect(status).toBe(1);
  expect(output.match(/^\S+:\d+:\d+ .*$/gm)).toEqual([
    'content/data/june.yaml:3:5  This item must be a time of day. "noon" is not one.',
    'content/data/may.yaml:2:22  This time is there twice.',
    expect.stringMatching(/The file data\/fish\.yaml is a list, not a tide table\.$/),
  ]);
}, 120_000);

longTest(
  'content with blocks of the site gets the same messages as with those of the engine',
  () => {
    const page = path.join(site, 'content', 'pages', 'en', 'prices.yaml');
    replaceIn(page, ['- 850', '- twelve']);
    replaceIn(page, ['arabic: شعري', 'arabik: شعري']);
    replaceIn(page, ['          - 540.5\n', '']);
    replaceIn(path.join(site, 'content', 'pages', 'index.yaml'), [
      'type: basket',
      'type: fee-basket',
    ]);
    const { status, output } = validate();
    expect(status).toBe(1);
    expect(output.match(/^\S+:\d+:\d+ {2}(?!Warning).*$/gm)).toEqual([
      expect.stringMatching(
        /^content\/pages\/en\/prices\.yaml:\d+:13 {2}This item must be a plain number\./,
      ),
      expect.stringMatching(
        /^content\/pages\/en\/prices\.yaml:\d+:9 {2}There is no field arabik here\./,
      ),
      expect.stringMatching(
        /^content\/pages\/en\/prices\.yaml:\d+:9 {2}Tuna has 1 prices for 2 auctions\.$/,
      ),
      expect.stringMatching(
        /^content\/pages\/index\.yaml:\d+:11 {2}There is no block type "fee-basket"\. Did you mean basket\?$/,
      ),
    ]);
    expect(output).toContain('npm run new:block');
  },
  120_000,
);
