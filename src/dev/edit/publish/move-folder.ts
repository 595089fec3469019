import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removePath } from '../../../busy-files.ts';
import { replaceFile } from '../../../content-files/replace-file.ts';
import { mergeTexts } from '../../../editing/merge-texts.ts';
import { splitNul } from './git.ts';
import { must, textAt } from './join-versions.ts';
import type { Repository } from './repository.ts';

/**
 * Moves the folder, whose last commit is `from`, to a published version. Keeps what has changed in the folder: merges
 * files that have changed on both sides by value, and keeps the folder's value on a conflict. Leaves a folder with
 * unpublished commits alone: the next publication of everything merges them.
 */
export async function moveFolder(
  { git, prefix }: Repository,
  from: string,
  to: string,
): Promise<void> {
  if ((await must(git, ['rev-parse', 'HEAD'])) !== from) return;
  const top = await must(git, ['rev-parse', '--show-toplevel']);
  const list = async (...args: string[]) =>
    splitNul(await must(git, ['diff', '--name-only', '--no-renames', '-z', ...args]));
  const names = await list(from, to);
  const changed = new Set(await list(from));
  const untouched: string[] = [];
  for (const name of names) {
    const before = await textAt(git, from, name);
    const file = path.join(top, name);
    const isNewHere = before === null && existsSync(file);
    if (!changed.has(name) && !isNewHere) {
      untouched.push(name);
      continue;
    }
    if (!name.startsWith(prefix) || !name.endsWith('.yaml')) continue;
    const ours = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const theirs = await textAt(git, to, name);
    const { text, conflicts } = mergeTexts({ file: name, base: before, ours, theirs });
    if (conflicts.length > 0 || text === ours) continue;
    if (text === null) removePath(file);
    else replaceFile(file, text);
  }
  if (untouched.length > 0) {
    const restore = ['restore', '--quiet', `--source=${to}`, '--staged', '--worktree', '--'];
    await must(git, [...restore, ...named(untouched)]);
  }
  await must(git, ['update-ref', 'HEAD', to, from]);
  await must(git, ['reset', '--quiet', '--', ...named(names)]);
}

/** Paths from the root as arguments of git, whatever characters they have. */
const named = (files: readonly string[]): string[] => files.map((file) => `:(top,literal)${file}`);
