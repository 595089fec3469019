import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { wcagCriteria } from '../../scripts/access-report/wcag-criteria.ts';
import {
  readReports,
  reportFiles,
  writeReports,
} from '../../scripts/access-report/write-reports.ts';
import { engineRoot } from '../../src/roots.ts';

const { atag, wcag } = readReports(engineRoot);

/** The success criteria of ATAG 2.0: how many each guideline has, in its order, at which levels (W: as WCAG). */
const atagCriteria = {
  'A.1.1': 'W',
  'A.1.2': 'A A',
  'A.2.1': 'A A',
  'A.2.2': 'A AA',
  'A.3.1': 'A A AA AAA AAA AAA',
  'A.3.2': 'A A A AAA',
  'A.3.3': 'A',
  'A.3.4': 'AA AAA',
  'A.3.5': 'AA',
  'A.3.6': 'A AA AA',
  'A.3.7': 'A AAA',
  'A.4.1': 'A A AAA',
  'A.4.2': 'A AA',
  'B.1.1': 'W W',
  'B.1.2': 'W W A A',
  'B.2.1': 'W',
  'B.2.2': 'W W',
  'B.2.3': 'W A AAA',
  'B.2.4': 'W AA AA AAA',
  'B.2.5': 'AA AA',
  'B.3.1': 'W A A AA AA',
  'B.3.2': 'W',
  'B.4.1': 'A A AA AA',
  'B.4.2': 'W A AAA AAA',
};

test('the report on ATAG 2.0 has all 63 criteria once, in order and at their levels', () => {
  const expected = Object.entries(atagCriteria).flatMap(([guideline, levels]) =>
    levels
      .split(' ')
      .map((level, index) => `${guideline}.${index + 1} ${level === 'W' ? 'A, AA, AAA' : level}`),
  );
  expect(expected).toHaveLength(63);
  const found = Object.values(atag.evaluationData);
  expect(found.map(({ num, level }) => `${num} ${level}`)).toEqual(expected);
  expect(found.map(({ id }) => id)).toEqual(Object.keys(atag.evaluationData));
});

test('the report on WCAG 2.2 has all 55 criteria of levels A and AA once, each with how it was checked', () => {
  expect(wcagCriteria).toHaveLength(55);
  for (const level of ['A', 'AA'] as const) {
    const { criteria } = wcag.chapters[`success_criteria_level_${level === 'A' ? 'a' : 'aa'}`];
    const expected = wcagCriteria.filter((one) => one[2] === level).map(([num]) => num);
    expect(criteria.map(({ num }) => num)).toEqual(expected);
  }
});

/** The observations of both reports, by criterion. */
const observations = [
  ...Object.values(atag.evaluationData).map(
    ({ num, observations: text }) => [`ATAG ${num}`, text] as const,
  ),
  ...Object.values(wcag.chapters).flatMap(({ criteria }) =>
    criteria.flatMap(({ num, components }) =>
      components.map(({ name, adherence }) => [`WCAG ${num} ${name}`, adherence.notes] as const),
    ),
  ),
];

test('every test that the reports name is in the repository, under that name', () => {
  const named = observations.flatMap(([criterion, text]) =>
    Array.from(text.matchAll(/^- `(tests\/[^`]+)`: (.+)$/gm)).map(([, file = '', name = '']) => ({
      criterion,
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ file, name }) => {
    const source = path.join(engineRoot, file);
    if (!existsSync(source)) return true;
    const text = readFileSync(source, 'utf8');
    return ![`'${name.replaceAll("'", String.raw`\'`)}'`, `"${name}"`, `\`${name}\``].some((one) =>
      text.includes(one),
    );
  });
  expect(missing).toEqual([]);
});

test('the pages of the reports are what their data says', () => {
  const pages = writeReports(engineRoot);
  for (const name of ['atag', 'wcag'] as const) {
    const text = readFileSync(path.join(engineRoot, reportFiles[name].page), 'utf8');
    expect(text, 'To write them, run: npm run access-report').toBe(pages[name]);
  }
});

test('the report on ATAG does not pass the editor where the report on WCAG does not', () => {
  const editor = Object.values(wcag.chapters).flatMap(({ criteria }) =>
    criteria.map(({ components }) => components[1].adherence.level),
  );
  const isMet = editor.every((level) => level === 'supports' || level === 'not-applicable');
  const result = atag.evaluationData['web-based-accessible-wcag']?.result;
  expect(result).toBe(isMet ? 'Passed' : 'Failed');
});
