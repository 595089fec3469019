import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that differ from the last commit, new ones included, removed ones not; paths as git writes them. */
export const changedFiles = (): string[] => [
  ...new Set([
    ...list('diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD'),
    ...newFiles(),
  ]),
];

/** All files of the project but those that git is to ignore. */
export const allFiles = (): string[] =>
  [...list('ls-files'), ...newFiles()].filter((file) => existsSync(file));

const newFiles = () => list('ls-files', '--others', '--exclude-standard');

function list(...args: string[]): string[] {
  const output = execFileSync('git', [...args, '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return output.split('\0').filter((file) => file !== '');
}
