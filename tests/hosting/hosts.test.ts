import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/build/hosting/host-files.ts';
import { below, tableOf, writeSites } from './hosted-sites.ts';
import { expectAnswer, requests, type Answer, type HostRequest } from './requests.ts';
import { serverKinds, startServer, type RunningServer } from './servers.ts';

const { parent, sites, remove } = writeSites();
afterAll(remove);

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
      expectAnswer(wanted, base, await ask(server.port, below(base, wanted)));
    },
  );

  test.each(['identity', 'gzip'])(
    'a page that a visitor has already is not sent again: %s',
    async (encoding) => {
      const accepted = { 'accept-encoding': encoding };
      const first = await ask(server.port, {
        path: `${base}/fees`,
        status: 200,
        headers: accepted,
      });
      const again = {
        path: `${base}/fees`,
        status: 304,
        headers: { ...accepted, 'if-none-match': first.headers.etag ?? '' },
      };
      expect((await ask(server.port, again)).status).toBe(304);
    },
  );
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
    '/notice-en.json',
    '/site.webmanifest',
    '/assets/*.svg',
  ]);
  // Cloudflare Pages takes no longer ones.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  const vercel: unknown = JSON.parse(hostFiles('vercel', table)['vercel.json'] ?? '');
  expect(vercel).toMatchObject({
    headers: [
      { source: '/(.*)' },
      { source: '/((?!assets/)(?!notice-en\\.json$)(?!site\\.webmanifest$).*)' },
      { source: '/edit' },
      { source: '/edit/(.*)' },
      { source: '/edit/page(.*)' },
      { source: '/assets/(.*)' },
      { source: '/notice-en\\.json' },
      { source: '/site\\.webmanifest' },
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
