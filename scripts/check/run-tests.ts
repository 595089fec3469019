import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTests } from './count-tests.ts';
import type { Count, TestReport } from './count-tests.ts';
import { runNode, toolScript } from './run-tool.ts';

type RunOptions = {
  env?: Record<string, string>;
  /** More arguments for Vitest. */
  args?: string[];
};

/** Runs one of Vitest's projects and counts by its own report. */
export async function runTests(
  project: string,
  { env = {}, args = [] }: RunOptions = {},
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
        `--project=${project}`,
        ...reporters.map((reporter) => `--reporter=${reporter}`),
        `--outputFile.json=${file}`,
        ...args,
      ],
      // React's production half, which the build needs, has no act() for tests.
      { ...env, NODE_ENV: 'test' },
    );
    return countTests(readReport(file), exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): TestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
