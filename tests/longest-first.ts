import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take much longer than their size suggests. The first is the longest of all: the tests of `npm start` share
 * one server, and so one file.
 */
const longest = [
  'tests/browser/editing.test.ts',
  'tests/browser/edit-on-web.test.ts',
  'tests/browser/clinic.test.ts',
  'tests/browser/sampled-pages.test.ts',
  'tests/browser/offline.test.ts',
  'tests/build/incremental.test.ts',
  'tests/build/what-passes-builds.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? longest.length : rank;
};

/**
 * The order of Vitest, by what files took when they ran last, or else by size, but the longest first: one worker would be
 * left with them at the end while the other has nothing to do. Files of a project stay together, since a worker that is
 * followed by another project's file ends, and with it all modules that it has loaded.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the name is that of Vitest's method
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.toSorted(
      (a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || rankOf(a) - rankOf(b),
    );
  }
}
