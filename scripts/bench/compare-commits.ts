import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../../src/build/command-error.ts';
import { quietInstall, runNpm } from '../run-npm.ts';
import { ratiosOf, type Ratio } from './compare-rounds.ts';
import { makeContent } from './make-content.ts';
import { changePage, type BuildCost } from './time-build.ts';

/** What is built in each round, in order. */
const builds = ['first build', 'nothing changed', 'one page changed'] as const;

/** The costs of the builds of one round. */
type Round = Record<(typeof builds)[number], BuildCost>;

/** How long after its last change the stats of a file are trusted, in milliseconds. */
const untilSettled = 2500;

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit of a name as git knows it; `release` is the newest tag of a version. Null if there is no release yet. */
export function commitOf(name: string): string | null {
  try {
    const tags = git('tag', '--list', 'v[0-9]*', '--sort=-version:refname').split('\n');
    const requested = name === 'release' ? tags[0] : name;
    return requested ? git('rev-parse', '--verify', `${requested}^{commit}`) : null;
  } catch {
    throw new CommandError(`git knows no commit "${name}". Try a tag, a branch, or HEAD~1.`);
  }
}

/**
 * Builds generated sites with the last commit and with an older one, in turn, so that what else the machine does meets
 * both, and compares what these cost. Changes that are not committed are not measured.
 *
 * @param count how many pages the site has
 * @param rounds how often both are built
 */
export async function compareCommits(
  before: string,
  { count, rounds }: { count: number; rounds: number },
): Promise<Ratio[]> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'compare-'));
  const folders = [path.join(scratch, 'before'), path.join(scratch, 'now')] as const;
  try {
    checkOut(before, folders[0]);
    checkOut('HEAD', folders[1]);
    const [previous, current]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      previous.push(await buildRound(folders[0], path.join(scratch, `before-${round}`), count));
      current.push(await buildRound(folders[1], path.join(scratch, `now-${round}`), count));
    }
    return builds.flatMap((build) =>
      ratiosOf(
        build,
        previous.map((one) => one[build]),
        current.map((one) => one[build]),
      ),
    );
  } finally {
    for (const folder of folders) {
      // A checkout that was never made is none to remove.
      spawnSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' });
    }
    rmSync(scratch, { recursive: true, force: true });
  }
}

const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/** Checks a commit out into a new folder, with its packages: those of this project, where its lock is the same. */
function checkOut(commit: string, folder: string): void {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  if (lock(folder) === lock('.')) {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  } else if (!runNpm(folder, quietInstall)) {
    throw new CommandError(`The packages of ${commit} could not be installed.`, 2);
  }
}

/** Builds a generated site with what is checked out in a folder: without any cache, again, and with a changed page. */
async function buildRound(folder: string, site: string, count: number): Promise<Round> {
  const content = path.join(site, 'content');
  const build = () => costOfBuild(folder, content, path.join(site, 'dist'));
  rmSync(path.join(folder, '.cache'), { recursive: true, force: true });
  const page = makeContent(content, count);
  await wait(untilSettled);
  const first = build();
  const unchanged = build();
  changePage(content, page);
  const changed = build();
  rmSync(site, { recursive: true, force: true });
  return { 'first build': first, 'nothing changed': unchanged, 'one page changed': changed };
}

function costOfBuild(folder: string, content: string, out: string): BuildCost {
  const command = ['scripts/cost-of-command.mjs', 'build', '--content', content, '--out', out];
  const { stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  const cost: BuildCost & { exitCode: number } = JSON.parse(last || '{"exitCode":2}');
  if (cost.exitCode !== 0) {
    throw new CommandError(
      `A commit does not build the generated site. It may be too old to read its content: ${folder}`,
      2,
    );
  }
  return cost;
}
