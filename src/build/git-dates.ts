import { spawnSync } from 'node:child_process';
import type { ChangeMoments } from '../site/index.ts';

/**
 * The moment at which each page of a content folder last changed, by file, from a single pass over the git history.
 * Null without a history, or with a shallow one.
 */
export function readGitDates(contentDir: string): ChangeMoments | null {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', ['-C', contentDir, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      windowsHide: true,
    });
    return status === 0 ? stdout : null;
  };
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return null;
  const log = git(
    '-c',
    'core.quotePath=off',
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--relative',
    '--',
    'pages',
  );
  if (log === null) return null;
  const moments = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [moment = '', ...files] = commit.split('\n');
    // Commits are listed newest first.
    for (const file of files) if (file !== '' && !moments.has(file)) moments.set(file, moment);
  }
  return moments;
}
