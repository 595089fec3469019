import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { below, writeSites } from '../hosting/hosted-sites.ts';
import {
  expectAnswer,
  feesPage,
  requests,
  type Answer,
  type HostRequest,
} from '../hosting/requests.ts';
import {
  nginxHasBrotli,
  serverKinds,
  startServer,
  type RunningServer,
} from '../hosting/servers.ts';

/*
 * The servers of hosts as visitors meet them: over TLS and HTTP/2, and with Brotli. tests/hosting asks them the same over HTTP.
 */
const { parent, sites, remove } = writeSites();
afterAll(remove);

const secured = { cert: path.join(parent, 'cert.pem'), key: path.join(parent, 'key.pem') };
const ofCertificate =
  'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1';
const made = spawnSync('openssl', [
  ...ofCertificate.split(' '),
  '-keyout',
  secured.key,
  '-out',
  secured.cert,
]);

type BytesAnswer = Omit<Answer, 'body'> & { bytes: Buffer };

function ask(session: ClientHttp2Session, wanted: HostRequest): Promise<BytesAnswer> {
  return new Promise((resolve, reject) => {
    const sent = session.request({
      ':path': wanted.path,
      ':method': wanted.method ?? 'GET',
      ...wanted.headers,
    });
    const parts: Buffer[] = [];
    let headers: Answer['headers'] = {};
    let status = 0;
    sent.on('response', ({ ':status': code = 0, ...others }) => {
      status = code;
      headers = others;
    });
    sent.on('data', (part: Buffer) => parts.push(part));
    sent.on('end', () => resolve({ status, headers, bytes: Buffer.concat(parts) }));
    sent.on('error', reject);
    sent.end();
  });
}

const kinds = serverKinds.there.filter((kind) => kind !== 'preview');
const servedSites = kinds.flatMap((kind) => sites.map((site) => ({ ...site, kind })));

describe.runIf(made.status === 0).each(servedSites)(
  '$kind over TLS, $name',
  ({ kind, base, root }) => {
    let server: RunningServer;
    let session: ClientHttp2Session;
    beforeAll(async () => {
      const work = path.join(parent, `secured-${kind}${base}`);
      mkdirSync(work, { recursive: true });
      server = await startServer(kind, { root, base, work, secured });
      session = connect(`https://127.0.0.1:${server.port}`, { ca: readFileSync(secured.cert) });
    });
    afterAll(async () => {
      session.close();
      await server.close();
    });

    test('every request is answered over HTTP/2 as over HTTP/1.1', async () => {
      expect.hasAssertions();
      for (const wanted of requests) {
        const { bytes, ...answer } = await ask(session, below(base, wanted));
        expectAnswer(wanted, base, { ...answer, body: bytes.toString() });
      }
      expect(session.alpnProtocol).toBe('h2');
    });

    test.skipIf(kind === 'nginx' && !nginxHasBrotli)(
      'a page is sent with Brotli, and not again while it is the same',
      async () => {
        const headers = { 'accept-encoding': 'gzip, br' };
        const request = { path: `${base}/fees`, status: 200, headers };
        const first = await ask(session, request);
        expect(first.headers).toMatchObject({
          'content-encoding': 'br',
          vary: expect.stringMatching(/accept-encoding/i),
        });
        expect(brotliDecompressSync(first.bytes).toString()).toBe(feesPage);
        const again = { ...headers, 'if-none-match': first.headers.etag ?? '' };
        const { status, bytes } = await ask(session, { ...request, headers: again });
        expect([status, bytes.length]).toEqual([304, 0]);
        const since = { 'if-modified-since': first.headers['last-modified'] ?? '' };
        expect((await ask(session, { ...request, headers: since })).status).toBe(304);
      },
    );
  },
);
