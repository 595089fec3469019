import type { PeerRows } from './measure-peers.ts';

/** The kinds of rows, in the order in which they are shown. */
const kinds = ['first build', 'one page changed', 'saved → seen', 'first view', 'five pages'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Prints what was measured as a table in Markdown, a column for each peer. */
export function printPeers(all: ReadonlyMap<string, PeerRows>): void {
  const names = new Set(Array.from(all.values()).flatMap((rows) => Array.from(rows.keys())));
  console.log(row(['', ...all.keys()]));
  console.log(row(['---', ...Array.from(all, () => '--:')]));
  for (const kind of kinds) {
    for (const name of names) {
      if (!name.startsWith(kind)) continue;
      console.log(row([name, ...Array.from(all.values(), (rows) => rows.get(name) ?? '')]));
    }
  }
}
