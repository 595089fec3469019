import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTests, leftOut } from './count-tests.ts';
import type { Count, TestReport } from './count-tests.ts';
import { printAtOnce, runNode, toolScript } from './run-tool.ts';
import type { RunOptions } from './run-tool.ts';
import { readSeconds, rememberSeconds } from './test-seconds.ts';
import type { TimedReport } from './test-seconds.ts';

type TestOptions = RunOptions & {
  /** Additional arguments for Vitest, such as names of test files. */
  args?: string[];
};

/** The tests without a browser: those with shared modules, and those with a DOM. */
export const unitProjects = ['unit', 'dom'];

/** The number of slowest files listed after a run. */
const slowestNamed = 8;

/** Runs some of Vitest's projects and counts by its report. */
export async function runTests(
  projects: readonly string[],
  { args = [], ...options }: TestOptions = {},
): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const file = path.join(folder, 'report.json');
  const reporters = [
    'default',
    'json',
    ...(process.env['GITHUB_ACTIONS'] ? ['github-actions'] : []),
  ];
  try {
    const exitCode = await runNode(
      [
        toolScript('vitest'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...reporters.map((reporter) => `--reporter=${reporter}`),
        `--outputFile.json=${file}`,
        ...args,
      ],
      // The build needs React's production version, which has no act() for tests.
      { ...options, env: { ...options.env, NODE_ENV: 'test' } },
    );
    const report = readReport(file);
    if (report) {
      noteSeconds(report, options.print);
      const print = options.print ?? printAtOnce;
      for (const name of leftOut(report)) print(`Left out: ${name}\n`);
    }
    return countTests(report, exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function noteSeconds(report: TimedReport, print: (text: string) => void = printAtOnce): void {
  const seconds = readSeconds(report);
  rememberSeconds(seconds);
  const slowest = Object.entries(seconds).slice(0, slowestNamed);
  if (slowest.length < slowestNamed) return;
  print(
    `The slowest files: ${slowest.map(([name, s]) => `${name} ${s.toFixed(1)} s`).join(', ')}\n`,
  );
}

function readReport(file: string): (TestReport & TimedReport) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
