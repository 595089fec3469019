import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStaticServer, type StaticServer } from '../../scripts/preview/static-server.ts';
import { writeHosting } from '../../src/build/hosting/hosting-file.ts';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { askRaw, hostileTargets, tooLongHeaders } from '../ask-raw.ts';
import { siteOf } from '../site/site-of.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'static-server-')));
const site = path.join(parent, 'dist');
const feesPage = `<h1>Fees</h1>${'<p>115,500</p>'.repeat(100)}`;
let server: StaticServer;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

/** Sends the path as it stands: `fetch` would tidy up the very paths that matter here. */
function ask(
  requestPath: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: requestPath, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** How the site wants to be served, with these redirects. */
const tableWith = (redirects: { from: string; to: string }[]): string => {
  const tree = siteOf({ index: {} });
  return writeHosting({ ...buildHostingTable(tree, []), redirects });
};

beforeAll(async () => {
  write('index.html', '<h1>Home</h1>');
  write('fees/index.html', feesPage);
  write('404.html', '<h1>Not here</h1>');
  write('assets/entry-4fK2.js', 'export const ready = true;');
  write('assets/font-a1.woff2', 'wOF2');
  write('a picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    '.hosting.json',
    tableWith([
      { from: '/prices', to: '/fees' },
      { from: '/gebühren', to: '/fees' },
    ]),
  );
  write('prices/index.html', 'leads on');
  write('.publish/manifest.json', '{}');
  write('.well-known/security.txt', 'Contact: office');
  writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  symlinkSync(path.join(parent, 'secret.txt'), path.join(site, 'leak.txt'));
  symlinkSync(parent, path.join(site, 'out'));
  server = await startStaticServer(site);
});

afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

describe('a former address', () => {
  test.each([
    ['/prices', '/fees'],
    ['/prices/?year=2025&form=2', '/fees?year=2025&form=2'],
    ['/geb%C3%BChren', '/fees'],
  ])('%s leads to %s for ever', async (address, to) => {
    const { status, headers } = await ask(address);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test('follows the next build', async () => {
    write('.hosting.json', tableWith([{ from: '/costs', to: '/fees' }]));
    expect((await ask('/costs')).status).toBe(301);
    expect((await ask('/prices')).status).toBe(200);
    write('.hosting.json', '{ "headers": [');
    expect((await ask('/costs')).status).toBe(404);
    write('.hosting.json', tableWith([]));
  });
});

describe('which file answers', () => {
  test.each(['/fees', '/fees/', '/fees/index.html', '/fees?from=menu', '/f%65es'])(
    '%s shows the fees page',
    async (address) => {
      const { status, headers, body } = await ask(address);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toBe(feesPage);
    },
  );

  test('a name with a blank is found', async () => {
    const { status, headers } = await ask('/a%20picture.svg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
  });

  test.each(['/nowhere', '/Fees', '/fees/index.html/', '//fees', '/assets', '/assets/'])(
    '%s shows the not-found page with status 404',
    async (address) => {
      const { status, body } = await ask(address);
      expect(status).toBe(404);
      expect(body.toString()).toBe('<h1>Not here</h1>');
    },
  );

  test.each([
    '/../secret.txt',
    '/fees/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/fees/..%5c..%5csecret.txt',
    '/index.html%00.txt',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/leak.txt',
    '/out/secret.txt',
    '/out/dist/index.html',
    '/.publish/manifest.json',
    '/.publish',
    '/%2epublish/manifest.json',
    '/fees/..',
  ])('%s leads nowhere', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body.toString()).toBe('<h1>Not here</h1>');
  });

  test('what hosts keep in .well-known is served', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
  });

  test('a file that comes and goes while it is asked for is there or not there, never a failure', async () => {
    const file = path.join(site, 'comes-and-goes.txt');
    const stop = new AbortController();
    const flicker = async () => {
      while (!stop.signal.aborted) {
        writeFileSync(file, 'here');
        await setImmediate();
        rmSync(file);
        await setImmediate();
      }
    };
    const flickering = flicker();
    const statuses = new Set<number>();
    for (let batch = 0; batch < 20; batch++) {
      const answers = Array.from({ length: 20 }, () => ask('/comes-and-goes.txt'));
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    stop.abort();
    await flickering;
    expect([...statuses].filter((status) => ![200, 404].includes(status))).toEqual([]);
  });

  test('a rebuilt page is served without a restart', async () => {
    write('notice/index.html', 'before');
    expect((await ask('/notice')).body.toString()).toBe('before');
    write('notice/index.html', 'after it');
    expect((await ask('/notice')).body.toString()).toBe('after it');
  });
});

test.each(hostileTargets)('%s is refused in few words, and the server goes on', async (target) => {
  const { status, text } = await askRaw(Number(new URL(server.origin).port), target);
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/node_modules|at .*:\d+:\d+|secret/);
  expect((await ask('/fees')).status).toBe(200);
});

test('headers without end are refused, and the server goes on', async () => {
  const port = Number(new URL(server.origin).port);
  expect((await askRaw(port, '/', tooLongHeaders)).status).toBe(431);
  expect((await ask('/fees')).status).toBe(200);
});

describe('what is sent', () => {
  test('text is packed as the browser likes it, brotli before gzip', async () => {
    const brotli = await ask('/fees', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['vary']).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(feesPage);

    const gzip = await ask('/fees', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(feesPage);

    const plain = await ask('/fees', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(feesPage);
  });

  test('fonts are sent as they are', async () => {
    const { headers } = await ask('/assets/font-a1.woff2', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  test('a drawing opened directly may run nothing and load nothing', async () => {
    write('assets/gate.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { headers } = await ask('/assets/gate.svg');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'unsafe-inline';sandbox;/,
    );
    expect((await ask('/fees')).headers['content-security-policy'] ?? '').not.toContain('sandbox');
  });

  test('hashed assets may be kept for ever, pages are asked for again', async () => {
    const asset = await ask('/assets/entry-4fK2.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/fees')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/nowhere')).headers['cache-control']).toBe('no-cache');
  });

  test('a page the browser has is not sent again, until it changes or is packed otherwise', async () => {
    const { headers } = await ask('/fees', { 'Accept-Encoding': 'br' });
    const cached = { 'If-None-Match': `"other", W/${headers.etag}` };
    const again = await ask('/fees', { 'Accept-Encoding': 'br', ...cached });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await ask('/fees', cached)).status).toBe(200);
  });

  test('a missing page stays missing, whatever the browser has', async () => {
    expect((await ask('/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('HEAD has the same headers and no body', async () => {
    const { status, headers, body } = await ask('/fees', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(feesPage)));
    expect(body).toHaveLength(0);
  });

  test('nothing but reading is allowed', async () => {
    const { status, headers } = await ask('/fees', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

test('a taken port is an error for the caller', async () => {
  const port = Number(new URL(server.origin).port);
  await expect(startStaticServer(site, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
