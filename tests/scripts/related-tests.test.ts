import { describe, expect, test } from 'vitest';
import { relatedTests } from '../../scripts/check/related-tests.ts';
import { withinSeconds } from '../../scripts/check/test-seconds.ts';
import { quickStepsFor } from '../../scripts/check/quick-steps.ts';

const sources = Object.entries({
  'schema/fields/amount.ts': '',
  'src/blocks/fee-table/schema.ts': "import { amount } from '../../../schema/fields/amount.ts';",
  'schema/blocks/index.ts': "import { feeTable } from '../../src/blocks/fee-table/schema.ts';",
  'src/blocks/fee-table/FeeTable.tsx': "import styles from './FeeTable.module.css';",
  'tests/blocks/examples.test.ts': "import { blocks } from '../../schema/blocks/index.ts';",
  'tests/blocks/fee-table.test.tsx': '',
  'tests/content/read.ts': "export const site = () => load('content');",
  'tests/content/read.test.ts': "import { site } from './read.ts';",
  'tests/schema/amount-of.test.ts':
    "const { amount } = await import('../../schema/fields/amount.ts');",
  'tests/school/search.test.ts': '',
  'tests/site/navigation/menu.test.ts': "const word = 'contents';",
}).map(([file, text]) => ({ file, text }));

describe('the tests related to a change', () => {
  test('come nearest first, lazy imports included, and the others not at all', () => {
    expect(relatedTests(['schema/fields/amount.ts'], sources)).toEqual([
      'tests/schema/amount-of.test.ts',
      'tests/blocks/examples.test.ts',
    ]);
  });

  test('start with those of the same name, whatever they import', () => {
    expect(relatedTests(['src/blocks/fee-table/schema.ts'], sources)).toEqual([
      'tests/blocks/fee-table.test.tsx',
      'tests/blocks/examples.test.ts',
    ]);
    expect(relatedTests(['src/blocks/fee-table/FeeTable.module.css'], sources)).toEqual([
      'tests/blocks/fee-table.test.tsx',
    ]);
  });

  test('are those that read its folder where it is no code, and those of the site itself for its pages', () => {
    expect(relatedTests(['content/images/gate.svg'], sources)).toEqual([
      'tests/content/read.test.ts',
    ]);
    expect(relatedTests(['content/pages/fees/grade-10.yaml'], sources)).toEqual([
      'tests/school/search.test.ts',
    ]);
    expect(relatedTests(['README.md'], sources)).toEqual([]);
  });

  test('run within the time limit, and at least one', () => {
    const seconds = { a: 30, b: 2, c: 9, d: 1 };
    expect(withinSeconds(['a', 'b', 'c'], seconds, 10)).toEqual(['a']);
    expect(withinSeconds(['b', 'c', 'd'], seconds, 10)).toEqual(['b', 'd']);
  });
});

const namesFor = (...changed: string[]) => quickStepsFor(changed).map(({ name }) => name);

test('a change is checked by the steps that it can fail', () => {
  expect(namesFor('content/pages/fees.yaml')).toEqual(['content', 'format']);
  expect(namesFor('tests/site/navigation/menu.test.ts')).toEqual([
    'types of tsconfig.json',
    'unused code and packages',
    'format',
    'lint',
  ]);
  const all = [
    'types of src/client/tsconfig.json',
    'types of src/content/tsconfig.json',
    'content',
  ];
  expect(namesFor('schema/page.ts')).toEqual(expect.arrayContaining(all));
  expect(namesFor('package.json')).toEqual(expect.arrayContaining(['lint', ...all.slice(0, 2)]));
});
