import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A hidden neighbour of the published folder: `dist` → `.dist-previous`. */
const beside = (target: string, suffix: string) =>
  path.join(path.dirname(target), `.${path.basename(target)}-${suffix}`);

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/**
 * Puts things right after a process that was killed while it published: where only the earlier site is left, it
 * goes back to its place, and half-written ones are removed. Whoever reads the published folder calls it first.
 */
export function restorePublished(target: string): void {
  const previous = beside(target, 'previous');
  if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
  const staging = path.basename(beside(target, 'new-'));
  for (const name of readdirSync(path.dirname(target))) {
    if (!name.startsWith(staging) || isRunning(Number(name.slice(staging.length)))) continue;
    rmSync(path.join(path.dirname(target), name), { recursive: true, force: true });
  }
}

/**
 * Lets `write` fill a fresh folder and exchanges it for `target` only when it is whole: a build that fails leaves
 * the earlier site untouched. No file system exchanges two folders in one step everywhere; a process killed
 * between the two renames leaves the earlier site beside its place, whole, for `restorePublished`.
 */
export async function publish(
  target: string,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  restorePublished(target);
  const staging = beside(target, `new-${process.pid}`);
  const previous = beside(target, 'previous');
  await mkdir(staging, { recursive: true });
  try {
    await write(staging);
    await rm(previous, { recursive: true, force: true });
    if (existsSync(target)) await rename(target, previous);
    await rename(staging, target);
    await rm(previous, { recursive: true, force: true });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
