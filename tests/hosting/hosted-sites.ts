import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostFiles } from '../../src/build/hosting/host-files.ts';
import { hostingFile, writeHosting } from '../../src/build/hosting/hosting-file.ts';
import { buildHostingTable, type HostingTable } from '../../src/build/hosting/hosting-table.ts';
import { addBaseToTree } from '../../src/site/addresses/base.ts';
import { siteOf } from '../site/site-of.ts';
import { siteFiles, type HostRequest } from './requests.ts';

const pages = { index: {}, fees: { movedFrom: ['/prices', '/old/prices.html'] } };

/** The hosting table of the site of the tests, which is edited on the web, in a folder of its host. */
export const tableOf = (base: string): HostingTable =>
  buildHostingTable(
    addBaseToTree(
      siteOf(pages, { address: `https://lakeside.example${base}/`, ...editedOn('lakeside') }),
    ),
    ['start()'],
  );

/** The settings of a site that is edited on the web. */
const editedOn = (owner: string) => ({
  editing: { repository: `https://github.com/${owner}/website`, folder: 'content', review: false },
});

/** A site below the folder `root` that a server serves. */
export type HostedSite = { name: string; base: string; root: string };

/** Writes a site that has its host for itself, and one in a folder of it, and removes them again. */
export function writeSites(): { parent: string; sites: HostedSite[]; remove: () => void } {
  const parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'hosts-')));
  const sites = [
    { name: 'at the root', base: '', root: path.join(parent, 'alone') },
    { name: 'in a folder', base: '/school', root: path.join(parent, 'shared') },
  ];
  for (const site of sites) writeSite(site);
  writeFileSync(path.join(parent, 'secret.txt'), 'outside');
  return { parent, sites, remove: () => rmSync(parent, { recursive: true }) };
}

function writeSite({ base, root }: HostedSite): void {
  const table = tableOf(base);
  const write = (file: string, content: string | Buffer) => {
    const name = path.join(root, base, file);
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, content);
  };
  for (const [file, content] of Object.entries(siteFiles)) write(file, content);
  write(hostingFile, writeHosting(table));
  for (const host of ['nginx', 'caddy', 'apache'] as const) {
    for (const [file, text] of Object.entries(hostFiles(host, table))) write(file, text);
  }
}

/** A request as it is made of a site in a folder. */
export const below = (base: string, wanted: HostRequest): HostRequest => ({
  ...wanted,
  path: base + wanted.path,
});
