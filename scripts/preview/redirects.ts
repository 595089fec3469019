import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { addressListAddress } from '../../src/site/address-list.ts';

const listSchema = z.object({ moved: z.record(z.string(), z.string()) });

/** The former addresses of a built site, read again when a build has put another list there. */
export class Redirects {
  readonly #file: string;
  #known: { stamp: string; moved: ReadonlyMap<string, string> } = { stamp: '', moved: new Map() };

  constructor(folder: string) {
    this.#file = path.join(folder, addressListAddress.slice(1));
  }

  /** Where a path leads on to, ready for a header; null where it does not. A slash at its end makes no difference. */
  async find(pathname: string): Promise<string | null> {
    const to = (await this.#read()).get(decoded(pathname).replace(/(?<=.)\/$/, ''));
    return to === undefined ? null : encodeURI(to);
  }

  async #read(): Promise<ReadonlyMap<string, string>> {
    try {
      const { mtimeMs, size, ino } = await stat(this.#file);
      const stamp = `${ino} ${mtimeMs} ${size}`;
      if (stamp !== this.#known.stamp) {
        const { moved } = listSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
        this.#known = { stamp, moved: new Map(Object.entries(moved)) };
      }
      return this.#known.moved;
    } catch {
      // A site without the list, or one whose list is being replaced, is served without it.
      return new Map();
    }
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
