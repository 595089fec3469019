/** How many tests or steps passed and failed. */
export type Count = { passed: number; failed: number };

/** The parts of Vitest's JSON report that are read. */
export type TestReport = {
  testResults: { status: string; assertionResults: { status: string; title?: string }[] }[];
};

/**
 * Counts the tests that ran. A test file that cannot be loaded is one failure, and so is a run that failed otherwise,
 * by an error outside any test or without a report.
 */
export function countTests(report: TestReport | null, exitCode: number): Count {
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    const statuses = file.assertionResults.map(({ status }) => status);
    const failures = statuses.filter((status) => status === 'failed').length;
    passed += statuses.filter((status) => status === 'passed').length;
    failed += failures === 0 && file.status === 'failed' ? 1 : failures;
  }
  return { passed, failed: failed === 0 && (exitCode !== 0 || report === null) ? 1 : failed };
}

/** The tests that a machine leaves out because a program or an account is not there; each says so in its name. */
export const leftOut = (report: TestReport): string[] =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .flatMap(({ title = '' }) => (/not (?:installed|set up) here/.test(title) ? [title] : []));
