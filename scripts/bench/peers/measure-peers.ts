import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { startStaticServer } from '../../preview/static-server.ts';
import { medianOf } from '../compare-rounds.ts';
import { addressOfPage } from '../generated-words.ts';
import { freePort, timeSavesInBrowser } from '../measure-start.ts';
import { kinds, measureVisit, phone, type VisitCost } from '../measure-visit.ts';
import { changePage } from '../time-build.ts';
import { findPeers } from './all-peers.ts';
import { peersFolder } from './install-peers.ts';
import { timeCommand, withServer, type Measured } from './run-limited.ts';
import type { Peer } from './site.ts';

/** What was measured of one peer, in the order of the table: names of its rows, with what stands there. */
export type PeerRows = Map<string, string>;

/** How the peers are measured: sites of these numbers of pages, and no measure longer than a number of seconds. */
type Wanted = {
  pages: readonly number[];
  limit: number;
  /** What their names begin with, separated by commas; all of them if it is empty. */
  only: string;
};

/** How long after its last change the stats of a file are trusted, in milliseconds. */
const untilSettled = 2500;
/** A site of more pages than this is built once, and smaller ones several times. */
const manyPages = 1000;
const rounds = 3;
/** The pages that are opened one after the other. */
const visited = Array.from({ length: 5 }, (_, page) => addressOfPage(page));

/**
 * Builds the same generated sites with this project and its peers, in turn, opens them in a browser, and edits them
 * under the servers of each. `tell` is called with what is measured next.
 */
export async function measurePeers(
  { pages, limit, only }: Wanted,
  tell: (words: string) => void,
): Promise<Map<string, PeerRows>> {
  const names = only.toLowerCase().split(',');
  const isWanted = ({ name }: Peer) => names.some((one) => name.toLowerCase().startsWith(one));
  const peers = findPeers(tell).filter(isWanted);
  const all = new Map(peers.map(({ name }) => [name, new Map<string, string>()]));
  for (const count of pages) {
    const size = `${count.toLocaleString('en')} pages`;
    const times = new Map(peers.map(({ name }) => [name, { cold: [], changed: [] } as BuildTimes]));
    for (let round = 0; round < (count > manyPages ? 1 : rounds); round += 1) {
      for (const peer of peers) {
        tell(`${peer.name}, ${size}, round ${round + 1} ...`);
        const rows = all.get(peer.name);
        const found = times.get(peer.name);
        if (!rows || !found) continue;
        const site = openSite(peer, count);
        try {
          await wait(untilSettled);
          found.cold.push(await timeCommand(peer.build, site.folder, limit));
          changePage(site.folder, site.file);
          found.changed.push(await timeCommand(peer.build, site.folder, limit));
          if (round > 0) continue;
          if (count === pages[0]) await weigh(path.join(site.folder, peer.out), rows);
          rows.set(
            `saved → seen, ${size}, ms`,
            shown(await timeSaves(peer, site, count, limit), 0),
          );
        } finally {
          site.remove();
        }
      }
    }
    for (const [name, { cold, changed }] of times) {
      all.get(name)?.set(`first build, ${size}, s`, shown(medianOrReason(cold), 2));
      all.get(name)?.set(`one page changed, ${size}, s`, shown(medianOrReason(changed), 2));
    }
  }
  return all;
}

type BuildTimes = { cold: Measured[]; changed: Measured[] };

function openSite(peer: Peer, count: number) {
  const folder = path.join(peersFolder, 'sites', `${peer.name.replaceAll(/\W/g, '-')}-${count}`);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  remove();
  mkdirSync(folder, { recursive: true });
  return { folder, file: peer.write(folder, count), remove };
}

/** The median of what was measured; where a run gave nothing, its reason. */
function medianOrReason(times: readonly Measured[]): Measured {
  const numbers = times.filter((time) => typeof time === 'number');
  const missing = times.find((time) => typeof time !== 'number');
  if (missing !== undefined) return missing;
  return medianOf(numbers);
}

const shown = (value: Measured, digits: number): string =>
  typeof value === 'number' ? value.toFixed(digits) : value.missing;

/** What a phone loads of a built site: of its first page, and of five. */
async function weigh(folder: string, rows: PeerRows): Promise<void> {
  const server = await startStaticServer(folder);
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    const visit = (addresses: readonly string[]) =>
      measureVisit(browser, server.origin, { addresses, equipment: phone });
    const first = await visit(visited.slice(0, 1));
    rows.set('first view without fonts; with, KB', weights(first));
    rows.set('first view, requests', `${first.requests}`);
    rows.set('five pages without fonts; with, KB', weights(await visit(visited)));
  } finally {
    await browser.close();
    await server.close();
  }
}

function weights({ bytes }: VisitCost): string {
  const all = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return [all - bytes.fonts, all].map((size) => (size / 1000).toFixed(1)).join('; ');
}

/** From writing a page's file to its new title in a browser, under the server that reloads the page. */
async function timeSaves(
  peer: Peer,
  { folder, file }: { folder: string; file: string },
  count: number,
  limit: number,
): Promise<Measured> {
  const port = await freePort();
  const url = `http://localhost:${port}${addressOfPage(count - 1)}`;
  return withServer(peer.serve(port), folder, { url, limit }, () =>
    timeSavesInBrowser(path.join(folder, file), url).catch((error: unknown) => {
      console.error(error);
      return { missing: 'not seen' };
    }),
  );
}
