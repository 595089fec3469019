import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Matches parts of an address that are never served: names that a file system could read differently, and hidden files,
 * which belong to the machine. Hosts serve only one folder whose name begins with a dot.
 */
const notServed = /^$|^\.(?!well-known$)|[/\\:\0]/;

/** The decoded parts of an address' path; null if one of them is never served. */
function segmentsOf(pathname: string): string[] | null {
  if (pathname === '/') return [];
  const trimmed = pathname.replace(/^\//, '').replace(/\/$/, '');
  try {
    const segments = trimmed.split('/').map((one) => decodeURIComponent(one).normalize('NFC'));
    return segments.every((segment) => !notServed.test(segment)) ? segments : null;
  } catch {
    return null;
  }
}

/**
 * A file counts only if its real path is the requested one: no link leads out of the folder, and /Fees does not find
 * /fees on Windows and macOS, as on the host's Linux.
 */
async function isFileItself(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile() && (await realpath(file)) === file;
  } catch {
    return false;
  }
}

/**
 * The file of a site that answers a path, as on a static host: /fees and /fees/ are both fees/index.html. `folder` is a
 * real path.
 */
export async function findFile(folder: string, pathname: string): Promise<string | null> {
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  const target = path.join(folder, ...segments);
  const index = path.join(target, 'index.html');
  const candidates = pathname.endsWith('/') ? [index] : [target, index];
  for (const file of candidates) {
    if (await isFileItself(file)) return file;
  }
  return null;
}
