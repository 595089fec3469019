import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { engineRoot } from '../src/roots.ts';
import { command } from './command.ts';
import { readAdvisories } from './release/read-advisories.ts';
import { lockProblems } from './release/locked-packages.ts';
import { packInto, packTwice } from './release/pack-twice.ts';
import { releaseProblems } from './release/release-problems.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: engineRoot, encoding: 'utf8' }).trim();

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(engineRoot, name), 'utf8'));

/** The newest format of content that a commit reads: each change of format is a file with its number. */
const formatAt = (commit: string): number =>
  Math.max(
    1,
    ...git('ls-tree', '--name-only', `${commit}:src/formats`)
      .split('\n')
      .flatMap((name) => /^format-(\d+)\.ts$/.exec(name)?.[1] ?? [])
      .map(Number),
  );

/** The tag of the release before a commit; null if there is none. */
function tagBefore(commit: string): string | null {
  const tags = git('tag', '--list', 'v*', '--merged', commit, '--sort=-v:refname').split('\n');
  const here = git('tag', '--list', 'v*', '--points-at', commit).split('\n');
  return tags.find((tag) => tag !== '' && !here.includes(tag)) ?? null;
}

const packageSchema = z.object({ version: z.string(), private: z.boolean().optional() });

/** Prints what the registry knows against the packages that sites get, and returns how many of them it names. */
function reportWeaknesses(): number {
  const advisories = readAdvisories(engineRoot);
  if (advisories === null) {
    console.log('The registry did not answer: known weaknesses of dependencies were not checked.');
    return 0;
  }
  for (const { name, severity, range } of advisories)
    console.error(`${name} ${range}: ${severity}`);
  if (advisories.length === 0) console.log('The registry knows of no weakness in any dependency.');
  return advisories.length;
}

/**
 * `npm run release -- --check [--tag TAG]`: whether the committed state can be released. It packs the engine twice under
 * different circumstances and compares the bytes, looks for what the changelog must say, and checks the packages that
 * sites get. 0: nothing speaks against it, 1: something does, and is printed. With `--pack DIR` it packs the engine as
 * the release workflow does, for whoever wants to compare.
 */
export const main = command(
  {
    typed: 'npm run release',
    options: {
      check: { type: 'boolean', help: 'checks whether the committed state can be released' },
      pack: { type: 'string', value: 'DIR', help: 'packs the committed state into a folder' },
      tag: { type: 'string', value: 'TAG', help: 'the tag that starts the release' },
    },
  },
  ({ check, pack, tag }) => {
    if (pack !== undefined) {
      const { filename, size, integrity } = packInto(path.resolve(pack), engineRoot);
      console.log(`${path.join(pack, filename)}: ${size} bytes, ${integrity}`);
      return 0;
    }
    if (check !== true) {
      console.error('A release is staged by its workflow, on a tag. Here: --check or --pack DIR');
      return 2;
    }
    const { version, private: isPrivate } = packageSchema.parse(readJson('package.json'));
    const before = tagBefore('HEAD');
    const problems = [
      ...releaseProblems({
        version,
        tag: tag ?? null,
        changelog: readFileSync(path.join(engineRoot, '.github/CHANGELOG.md'), 'utf8'),
        format: formatAt('HEAD'),
        formatBefore: before === null ? null : formatAt(before),
      }),
      ...lockProblems(readJson('package-lock.json')),
    ];
    if (tag !== undefined && isPrivate === true) {
      problems.push('package.json says "private": npm would refuse to publish it.');
    }
    const [first, second] = packTwice(engineRoot);
    if (first.integrity === second.integrity) {
      console.log(`Packed twice, the same ${first.size} bytes: ${first.integrity}`);
    } else {
      problems.push(`Packed twice, it is not the same: ${first.integrity}, ${second.integrity}.`);
    }
    for (const problem of problems) console.error(problem);
    return problems.length + reportWeaknesses() > 0 ? 1 : 0;
  },
);
