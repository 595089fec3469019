import path from 'node:path';

/** How many tests or steps passed and failed, and of tests each failure with its file, its name and what went wrong. */
export type Count = {
  passed: number;
  failed: number;
  failures?: readonly string[];
  /** The failures of tests that passed when they were tried again. */
  accidents?: readonly string[];
};

/** The parts of Vitest's JSON report that are read. */
export type TestReport = {
  testResults: {
    /** The absolute path of the file. */
    name?: string;
    status: string;
    /** Why the file cannot be loaded. */
    message?: string;
    assertionResults: {
      status: string;
      title?: string;
      /** The names of the suites and of the test. */
      fullName?: string;
      /** The errors with their stacks. */
      failureMessages?: string[] | null;
    }[];
  }[];
};

/** The number of lines of an error that are repeated after everything else. */
const linesOfError = 6;

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
  const accidents = describe(report, ({ status, failureMessages }) =>
    Boolean(status === 'passed' && failureMessages?.length),
  );
  if (failed > 0 || (exitCode === 0 && report)) {
    const failures = [
      ...describe(report, ({ status }) => status === 'failed'),
      ...unloaded(report),
    ];
    return { passed, failed, failures, accidents };
  }
  return {
    passed,
    failed: 1,
    failures: ['An error outside any test, which is in the output above'],
    accidents,
  };
}

type FileReport = TestReport['testResults'][number];

const pathOf = ({ name = '' }: FileReport): string => path.relative(process.cwd(), name);

/** Each test of a kind in a line, with the beginning of its error below. */
const describe = (
  report: TestReport | null,
  isMeant: (test: FileReport['assertionResults'][number]) => boolean,
): string[] =>
  (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(isMeant)
      .map(({ fullName = '', failureMessages }) =>
        described(`${pathOf(file)} > ${fullName}`, failureMessages?.[0] ?? ''),
      ),
  );

/** The files that could not be loaded, with the beginning of the error below. */
const unloaded = (report: TestReport | null): string[] =>
  (report?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map((file) => described(pathOf(file), file.message ?? ''));

/** Vitest reports the stack of a test that timed out, without its message. */
const described = (title: string, error: string): string =>
  [title, ...error.replace('STACK_TRACE_ERROR', 'It timed out.').split('\n').slice(0, linesOfError)]
    .join('\n    ')
    .trimEnd();

/** The tests that a machine leaves out because a program or an account is not there; each says so in its name. */
export const leftOut = (report: TestReport): string[] =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .flatMap(({ title = '' }) => (/not (?:installed|set up) here/.test(title) ? [title] : []));
