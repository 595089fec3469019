import { spawnSync } from 'node:child_process';
import { quietInstall, runNpm } from '../run-npm.ts';

/** Installs the engine of a new site with npm. Returns false if that fails, after npm has explained it. */
export function installEngine(folder: string): boolean {
  console.log('Installing the engine (once, about a minute) ...');
  return runNpm(folder, quietInstall);
}

/**
 * Makes the folder of a new site a repository with its first commit, from which the editor publishes. Returns false
 * without git.
 */
export function firstCommit(folder: string): boolean {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return { ok: status === 0, out: (stdout ?? '').trim() };
  };
  const { ok: hasName } = git('config', 'user.email');
  // Whoever publishes gives the name; the first commit may be made on a machine without one.
  const author = hasName ? [] : ['-c', 'user.name=New site', '-c', 'user.email=site@localhost'];
  return (
    git('init', '--quiet', '--initial-branch=main').ok &&
    git('add', '--all').ok &&
    git(...author, 'commit', '--quiet', '-m', 'site: begin').ok &&
    // Until the site is connected to a host (git push -u), the editor publishes into this repository.
    git('config', 'branch.main.remote', '.').ok &&
    git('config', 'branch.main.merge', 'refs/heads/main').ok
  );
}
