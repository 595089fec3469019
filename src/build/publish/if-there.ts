import { lstatSync, statSync, type BigIntStats } from 'node:fs';

/** The system's name for what went wrong: ENOENT, EXDEV and so on; null for an error that is not the system's. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

function ifThere<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    // ENOTDIR: a part of the path is a file.
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}

/** What is at a path, links followed; null where nothing is. */
export const statIfThere = (file: string): BigIntStats | null =>
  ifThere(() => statSync(file, { bigint: true }));

/** What is at a path itself, be it a link; null where nothing is. */
export const lstatIfThere = (file: string): BigIntStats | null =>
  ifThere(() => lstatSync(file, { bigint: true }));
