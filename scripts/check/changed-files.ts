import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that differ from the last commit, including new ones but not deleted ones; with git's paths. */
export const changedFiles = (): string[] => [
  ...new Set([
    ...list('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD'),
    ...newFiles(),
  ]),
];

/** All files of the project that git does not ignore. */
export const allFiles = (): string[] =>
  [...list('ls-files'), ...newFiles()].filter((file) => existsSync(file));

const newFiles = () => list('ls-files', '--others', '--exclude-standard');

function list(...args: string[]): string[] {
  const output = execFileSync('git', [...args, '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return output.split('\0').filter((file) => file !== '');
}
