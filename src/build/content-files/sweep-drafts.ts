import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { draftedBy } from '../system/busy-files.ts';

/** A temporary file exists for milliseconds: an older one was left by a process that has ended. */
const longestWrite = 60_000;

/**
 * Removes the temporary files in a content folder that were left by processes which were killed while they wrote. Called
 * before this process writes anything.
 */
export function sweepDrafts(contentDir: string): void {
  for (const entry of readdirSync(contentDir, { recursive: true, withFileTypes: true })) {
    const writer = entry.isFile() ? draftedBy(entry.name) : null;
    if (writer === null) continue;
    const draft = join(entry.parentPath, entry.name);
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (!isOtherProcess(writer) || Date.now() - written > longestWrite)
      rmSync(draft, { force: true });
  }
}

/** Whether a number is that of another process that is running. */
function isOtherProcess(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It is running, but belongs to somebody else.
    return Object(error).code === 'EPERM';
  }
}
