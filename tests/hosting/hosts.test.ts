import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/build/hosting/host-files.ts';
import { hostingFile, writeHosting } from '../../src/build/hosting/hosting-file.ts';
import { buildHostingTable, type HostingTable } from '../../src/build/hosting/hosting-table.ts';
import { addBaseToTree } from '../../src/site/base.ts';
import { siteOf } from '../site/site-of.ts';
import { requests, siteFiles, type HostRequest } from './requests.ts';
import { serverKinds, startServer, type RunningServer } from './servers.ts';

const parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'hosts-')));
const pages = { index: {}, fees: { movedFrom: ['/prices', '/old/prices.html'] } };
const tableOf = (base: string): HostingTable =>
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

/** A site that has its host for itself, and one in a folder of it: both below a folder that a server serves. */
const sites = [
  { name: 'at the root', base: '', root: path.join(parent, 'alone') },
  { name: 'in a folder', base: '/school', root: path.join(parent, 'shared') },
];

beforeAll(() => {
  for (const { base, root } of sites) {
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
  writeFileSync(path.join(parent, 'secret.txt'), 'outside');
});
afterAll(() => rmSync(parent, { recursive: true }));

/** A request as it is made of a site in a folder. */
const below = (base: string, wanted: HostRequest): HostRequest => ({
  ...wanted,
  path: base + wanted.path,
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends the path as it stands. */
const ask = (port: number, { path: requestPath, method = 'GET', headers = {} }: HostRequest) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: requestPath, method, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode = 0, headers: received } = response;
          resolve({
            status: statusCode,
            headers: received,
            body: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });

const servedSites = serverKinds.there.flatMap((kind) => sites.map((one) => ({ ...one, kind })));

describe.each(servedSites)('served by $kind $name', ({ kind, base, root }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(kind, { root, base, work: path.join(parent, kind + base) });
  });
  afterAll(() => server.close());

  test.each(requests.map((one) => [`${one.method ?? 'GET'} ${one.path}`, one] as const))(
    '%s is answered as everywhere',
    async (_, wanted) => {
      const { status, headers, body } = await ask(server.port, below(base, wanted));
      expect([wanted.status].flat()).toContain(status);
      if (wanted.body !== undefined) expect(body).toContain(wanted.body);
      if (wanted.without !== undefined) expect(body).not.toContain(wanted.without);
      for (const [name, value] of Object.entries(wanted.answers ?? {})) {
        if (value === null) expect(headers[name], name).toBeUndefined();
        else expect((headers[name] ?? '').toString().replace(base, ''), name).toMatch(value);
      }
    },
  );

  test('a page that a visitor has already is not sent again', async () => {
    const first = await ask(server.port, { path: `${base}/fees`, status: 200 });
    const again = {
      path: `${base}/fees`,
      status: 304,
      headers: { 'if-none-match': first.headers.etag ?? '' },
    };
    expect((await ask(server.port, again)).status).toBe(304);
  });
});

// The workflow installs all of them.
test.skip.each(serverKinds.missing)(
  '%s, which is not installed here, answers as everywhere',
  () => {},
);

test('hosts that read lists get them in the form that they know, and no longer than they take', () => {
  const table = tableOf('');
  const netlify = hostFiles('netlify', table);
  expect(netlify['_redirects']).toBe('/prices /fees 301!\n/old/prices.html /fees 301!\n');
  expect(hostFiles('cloudflare-pages', table)['_redirects']).toBe(
    '/prices /fees 301\n/old/prices.html /fees 301\n',
  );
  // Cloudflare joins the values of all rules that match: what is to be replaced must be removed.
  expect(hostFiles('cloudflare-pages', table)['_headers']).toMatch(
    /\n\/assets\/\*\n(?: {2}! [\w-]+\n)* {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
  );
  const lines = netlify['_headers']?.split('\n') ?? [];
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    '/*',
    '/edit',
    '/edit/*',
    '/edit/page*',
    '/assets/*',
    '/assets/*.svg',
  ]);
  // Cloudflare Pages takes no longer ones.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  const vercel: unknown = JSON.parse(hostFiles('vercel', table)['vercel.json'] ?? '');
  expect(vercel).toMatchObject({
    headers: [
      { source: '/(.*)' },
      { source: '/((?!assets/).*)' },
      { source: '/edit' },
      { source: '/edit/(.*)' },
      { source: '/edit/page(.*)' },
      { source: '/assets/(.*)' },
      { source: '/assets/(.*)\\.svg' },
    ],
    redirects: [{ source: '/prices', destination: '/fees', statusCode: 301 }, {}],
  });
  // Where what is uploaded has no such folder, its addresses are led to the files.
  const inFolder = tableOf('/school');
  expect(hostFiles('netlify', inFolder)['_redirects']).toBe(
    '/school/prices /school/fees 301!\n/school/old/prices.html /school/fees 301!\n' +
      '/ /school/ 302\n/school/* /:splat 200\n',
  );
  expect(hostFiles('vercel', inFolder)['vercel.json']).toContain('"source": "/school/:path*"');
});
