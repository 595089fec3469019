import path from 'node:path';
import { expect, test } from 'vitest';
import { countTests, leftOut } from '../../scripts/check/count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('tests that ran are counted, skipped ones are not', () => {
  const report = {
    testResults: [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed')],
  };
  expect(countTests(report, 1)).toMatchObject({ passed: 2, failed: 1 });
});

test('a file that cannot be loaded is a failure', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('a run that fails outside its tests is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [expect.stringContaining('outside any test')],
  });
  expect(countTests(null, 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run without a report is never a success', () => {
  expect(countTests(null, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('each failure is described by its file, its name and the beginning of its error', () => {
  const stack = Array.from({ length: 30 }, (_, i) => `at frame ${i}`).join('\n');
  const testResults = [
    {
      name: path.resolve('tests/fees.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'fees are shown', failureMessages: [] },
        { status: 'passed', fullName: 'fees are found', failureMessages: ['Error: too late'] },
        {
          status: 'failed',
          fullName: 'fees are added up',
          failureMessages: [`Error: expected 2 to be 3\n${stack}`],
        },
      ],
    },
    {
      name: path.resolve('tests/dates.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ];
  const { failures = [], accidents } = countTests({ testResults }, 1);
  expect(accidents).toEqual([
    expect.stringMatching(/^tests.fees\.test\.ts > fees are found\n +Error: too late$/),
  ]);
  expect(failures).toEqual([
    expect.stringMatching(
      /^tests.fees\.test\.ts > fees are added up\n +Error: expected 2 to be 3\n/,
    ),
    expect.stringMatching(/^tests.dates\.test\.ts\n +no such module$/),
  ]);
  expect(failures[0]?.split('\n').length).toBeLessThan(10);
});

test('what a machine cannot try is named, and what other tests try instead is not', () => {
  const results = [
    { status: 'passed', title: 'rsync, which is not installed here' },
    { status: 'skipped', title: 'nginx, which is not installed here, answers as everywhere' },
    { status: 'skipped', title: 'a row that was opened' },
  ];
  expect(leftOut({ testResults: [{ status: 'passed', assertionResults: results }] })).toEqual([
    'nginx, which is not installed here, answers as everywhere',
  ]);
});
