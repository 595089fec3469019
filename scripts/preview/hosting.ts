import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  headersFor,
  hostingFile,
  readHosting,
  immutable,
  type HostingTable,
} from '../../src/build/index.ts';

/** For a folder that no build has written: only cache durations. */
const plain: HostingTable = {
  headers: [
    { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
    { path: '/assets/*', headers: { 'Cache-Control': immutable } },
  ],
  redirects: [],
  notFound: '/404.html',
};

/** How a built site wants to be served, read again when a build replaces the table. */
export class Hosting {
  readonly #file: string;
  #stamp = '';
  #table: HostingTable = plain;
  #moved: ReadonlyMap<string, string> = new Map();

  constructor(folder: string) {
    this.#file = path.join(folder, hostingFile);
  }

  /** The site's folder on its host; empty if it has the host to itself. */
  get base(): string {
    return this.#table.base ?? '';
  }

  async refresh(): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(this.#file);
      const stamp = `${ino} ${mtimeMs} ${size}`;
      if (stamp === this.#stamp) return;
      this.#take(readHosting(await readFile(this.#file, 'utf8')));
      this.#stamp = stamp;
    } catch {
      // A table that is being replaced counts once it is there.
      this.#take(plain);
      this.#stamp = '';
    }
  }

  #take(table: HostingTable): void {
    this.#table = table;
    this.#moved = new Map(table.redirects.map(({ from, to }) => [from, to]));
  }

  /** The redirect of a path, ready for a header; null without one. Ignores a trailing slash. */
  redirectOf(pathname: string): string | null {
    const to = this.#moved.get(decoded(pathname).replace(/(?<=.)\/$/, ''));
    return to === undefined ? null : encodeURI(to);
  }

  headersOf(file: string): Record<string, string> {
    return headersFor(this.#table.headers, file);
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
