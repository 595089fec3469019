import { readFileSync } from 'node:fs';
import { allFiles, changedFiles } from './changed-files.ts';
import { quickStepsFor } from './quick-steps.ts';
import { codeFile, relatedTests } from './related-tests.ts';
import type { SourceFile } from './related-tests.ts';
import { runTests, unitProjects } from './run-tests.ts';
import { printAtOnce } from './run-tool.ts';
import { report, sideBySide } from './steps.ts';
import type { Step } from './steps.ts';
import { measuredSeconds, withinSeconds } from './test-seconds.ts';

/** The time limit for tests, added up: two run in parallel, and the whole should take at most 30 seconds. */
const testSeconds = 24;

/** The checks that uncommitted changes can break, and the tests nearest to them. */
export async function checkChanged(): Promise<number> {
  const changed = changedFiles();
  if (changed.length === 0) {
    console.log('Nothing has changed since the last commit. `npm run check` checks everything.');
    return 0;
  }
  return report(await sideBySide([...testSteps(changed), ...quickStepsFor(changed)]));
}

function testSteps(changed: readonly string[]): Step[] {
  const related = relatedTests(changed, readSources()).filter(isUnitTest);
  const chosen = withinSeconds(related, measuredSeconds(), testSeconds);
  if (chosen.length === 0) return [];
  const omitted = related.length - chosen.length;
  const named = omitted === 0 ? '' : `, the nearest ${chosen.length} of ${related.length} files`;
  return [
    {
      name: `tests of what changed${named}`,
      run: async ({ print = printAtOnce, ...options } = {}) => {
        const count = await runTests(unitProjects, { ...options, args: [...chosen], print });
        if (omitted > 0) print(`\`npm run check\` also runs the other ${omitted} files.\n`);
        return count;
      },
    },
  ];
}

/** The others need the built site and a browser, or take minutes. */
const isUnitTest = (test: string) => !/^tests\/(browser|long)\//.test(test);

const readSources = (): SourceFile[] =>
  allFiles()
    .filter((file) => /^(schema|scripts|src|tests)\//.test(file) && codeFile.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
