import { lstatSync, statSync, type BigIntStats } from 'node:fs';

/** The system error code: ENOENT, EXDEV and so on; null for other errors. */
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

/** The stats of a path, following links; null if nothing is there. */
export const statIfThere = (file: string): BigIntStats | null =>
  ifThere(() => statSync(file, { bigint: true }));

/** The stats of a path itself, even if it is a link; null if nothing is there. */
export const lstatIfThere = (file: string): BigIntStats | null =>
  ifThere(() => lstatSync(file, { bigint: true }));
