import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Git } from './git.ts';
import type { Repository } from './repository.ts';

/** Who is publishing: the process ids of this program and of its git command. */
const noteSchema = z.object({
  host: z.string(),
  program: z.number(),
  command: z.number().nullable(),
  since: z.number(),
});

/** File systems round times, some of them to two seconds; in milliseconds. */
const rounding = 2000;

const noteIn = (gitDir: string): string => path.join(gitDir, 'woven-site-publishing');

/** The locks that the git commands of a publication take. */
const locksIn = ({ gitDir, branch, remote }: Repository): string[] =>
  [
    'index.lock',
    'HEAD.lock',
    `refs/heads/${branch}.lock`,
    `refs/remotes/${remote}/${branch}.lock`,
    'packed-refs.lock',
  ].map((name) => path.join(gitDir, name));

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Without the right to signal it, it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readNote(gitDir: string): z.infer<typeof noteSchema> | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteIn(gitDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Removes the locks of a publication from here that was killed: its note exists, neither its program nor its command
 * still runs, and the lock is newer than the note. Any other lock belongs to another program and stays.
 */
function removeLeftLocks(repository: Repository): void {
  const note = readNote(repository.gitDir);
  if (note === null || note.host !== hostname()) return;
  if ([note.program, note.command].some((id) => id !== null && isRunning(id))) return;
  for (const lock of locksIn(repository)) {
    const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== undefined && modified + rounding >= note.since) rmSync(lock, { force: true });
  }
}

/**
 * Publishes with a note in the repository, so that the next publication recognises the locks of this one if it is
 * killed.
 */
export async function withoutLeftLocks<T>(
  repository: Repository,
  publish: (repository: Repository) => Promise<T>,
): Promise<T> {
  removeLeftLocks(repository);
  const file = noteIn(repository.gitDir);
  const since = Date.now();
  const note = (command: number | null) =>
    writeFileSync(file, JSON.stringify({ host: hostname(), program: process.pid, command, since }));
  const git: Git = (args, options) =>
    repository.git(args, { ...options, onStart: (command) => note(command) });
  note(null);
  try {
    return await publish({ ...repository, git });
  } finally {
    rmSync(file, { force: true });
  }
}
