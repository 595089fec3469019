import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * What is not a name in an address: what a file system could read something else into, and hidden files, which
 * belong to the machine and are no part of the site. Hosts serve but one folder whose name begins with a dot.
 */
const notServed = /^$|^\.(?!well-known$)|[/\\:\0]/;

/** The parts of an address' path, decoded; null where one of them is never served. */
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
 * A file counts only where its real path is the one asked for: no link leads out of the folder, and /Fees finds
 * /fees no more on Windows and macOS than it does on the host's Linux.
 */
async function isFileItself(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile() && (await realpath(file)) === file;
  } catch {
    return false;
  }
}

/**
 * The file of a site that answers a path, as on a static host: /fees and /fees/ are both fees/index.html.
 * `folder` is a real path.
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
