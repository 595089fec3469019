import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests of what `npm start` does share one server, and so one file. */
const longest = /\/tests\/browser\/editing\.test\.ts$/;

/**
 * The order of Vitest, by what files took when they ran last, but the longest at first: on a machine where none has run
 * yet, one worker would be left with it at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the name is that of Vitest's method
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => longest.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !longest.test(moduleId)),
    ];
  }
}
