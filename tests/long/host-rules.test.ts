import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { installIntoCache } from '../../scripts/install-into-cache.ts';
import { headersFor } from '../../src/build/hosting/headers-for.ts';
import { hostFiles, redirectsToFolders } from '../../src/build/hosting/host-files.ts';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { twinOf } from '../../src/build/publish/staged-files.ts';
import { addBaseToTree } from '../../src/site/addresses/base.ts';
import { tableOf } from '../hosting/hosted-sites.ts';
import { siteOf } from '../site/site-of.ts';

/*
 * What the hosts' own code makes of the files that the build writes for them. The versions are the newest that run on
 * Node 20 and have the parsers among their files.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'host-rules-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const table = buildHostingTable(
  addBaseToTree(
    siteOf(
      { index: {}, fees: { movedFrom: ['/prices', '/old/prices.html'] } },
      {
        address: 'https://lakeside.example/',
        editing: {
          repository: 'https://github.com/lakeside/website',
          folder: 'content',
          review: false,
        },
      },
    ),
  ),
  ['start()'],
);

/** One address of each kind, with the headers that the preview sends for it. */
const addresses = [
  '/',
  '/fees',
  '/edit',
  '/edit/page',
  '/edit/content.json',
  '/assets/main-4fK2.js',
  '/assets/gate-1a.svg',
  '/calendar.ics',
  '/site.webmanifest',
];
const wanted = Object.fromEntries(
  addresses.map((address) => [address, inSmallLetters(headersFor(table.headers, address))]),
);

function inSmallLetters(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]): [string, string] => [name.toLowerCase(), value])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

const load = async <Shape extends z.ZodType>(file: string, shape: Shape) =>
  shape.parse(await import(/* @vite-ignore */ pathToFileURL(file).href));

const anyFunction = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function');

describe('Vercel', () => {
  const folder = installIntoCache('@vercel/routing-utils', '6.6.0');
  const routeShape = z.object({
    src: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    continue: z.boolean().optional(),
    status: z.number().optional(),
  });

  test.skipIf(folder === null)('vercel.json is as its schemas say, in a folder too', () => {
    const schema = z.record(z.string(), z.unknown());
    const { cleanUrlsSchema, trailingSlashSchema, ...lists } = z
      .object({
        cleanUrlsSchema: schema,
        trailingSlashSchema: schema,
        headersSchema: schema,
        redirectsSchema: schema,
        rewritesSchema: schema,
      })
      .parse(createRequire(import.meta.url)(folder ?? ''));
    const isValid = new Ajv({ strict: false }).compile({
      type: 'object',
      additionalProperties: false,
      properties: {
        cleanUrls: cleanUrlsSchema,
        trailingSlash: trailingSlashSchema,
        headers: lists.headersSchema,
        redirects: lists.redirectsSchema,
        rewrites: lists.rewritesSchema,
      },
    });
    for (const one of [table, tableOf('/school')]) {
      const settings: unknown = JSON.parse(hostFiles('vercel', one)['vercel.json'] ?? '');
      isValid(settings);
      expect(isValid.errors).toBeNull();
    }
    expect(isValid({ redirects: [{ source: '/prices', destination: 7 }] })).toBe(false);
  });

  test.skipIf(folder === null)(
    'reads vercel.json without an error, and sends the same headers',
    () => {
      const utils = z
        .object({ getTransformedRoutes: z.custom<(settings: unknown) => unknown>() })
        .parse(createRequire(import.meta.url)(folder ?? ''));
      const settings: unknown = JSON.parse(hostFiles('vercel', table)['vercel.json'] ?? '');
      const { error, routes } = z
        .object({ error: z.null(), routes: z.array(z.looseObject({})) })
        .parse(utils.getTransformedRoutes(settings));
      expect(error).toBeNull();
      const rules = routes.flatMap((route) => routeShape.safeParse(route).data ?? []);
      const sent = (address: string) =>
        inSmallLetters(
          Object.assign(
            {},
            ...rules
              .filter((rule) => rule.continue && rule.headers && new RegExp(rule.src).test(address))
              .map(({ headers }) => headers),
          ),
        );
      expect(Object.fromEntries(addresses.map((address) => [address, sent(address)]))).toEqual(
        wanted,
      );
      const moved = rules.find(
        ({ src, status }) => status === 301 && new RegExp(src).test('/prices'),
      );
      expect(moved?.headers).toEqual({ Location: '/fees' });
    },
  );
});

describe('Netlify', () => {
  const headersParser = installIntoCache('@netlify/headers-parser', '9.0.3');
  const redirectParser = installIntoCache('@netlify/redirect-parser', '15.0.4');

  test.skipIf(headersParser === null)('reads every rule of _headers', async () => {
    const { parseAllHeaders } = await load(
      path.join(headersParser ?? '', 'lib', 'index.js'),
      z.object({ parseAllHeaders: anyFunction }),
    );
    const file = path.join(scratch, '_headers');
    writeFileSync(file, hostFiles('netlify', table)['_headers'] ?? '');
    const options = { headersFiles: [file], minimal: true } as never;
    const { headers, errors } = z
      .object({
        errors: z.array(z.unknown()),
        headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
      })
      .parse(await parseAllHeaders(options));
    expect(errors).toEqual([]);
    expect(headers).toEqual(
      table.headers.map((rule) => ({ for: rule.path, values: rule.headers })),
    );
  });

  test.skipIf(redirectParser === null)('reads every line of _redirects', async () => {
    const { parseAllRedirects } = await load(
      path.join(redirectParser ?? '', 'lib', 'index.js'),
      z.object({ parseAllRedirects: anyFunction }),
    );
    const file = path.join(scratch, '_redirects');
    writeFileSync(file, hostFiles('netlify', table)['_redirects'] ?? '');
    const options = { redirectsFiles: [file], minimal: true } as never;
    expect(await parseAllRedirects(options)).toMatchObject({
      errors: [],
      redirects: table.redirects.map(({ from, to }) => ({ from, to, status: 301, force: true })),
    });
  });
});

describe('Cloudflare Pages', () => {
  const folder = installIntoCache('@cloudflare/pages-shared', '0.10.0');
  const parsed = z.object({ rules: z.array(z.unknown()), invalid: z.array(z.unknown()) });
  const shape = z.object({
    parseHeaders: anyFunction,
    parseRedirects: anyFunction,
    createMetadataObject: anyFunction,
    generateHandler: anyFunction,
  });

  const inPackage = (file: string) => JSON.stringify(path.join(folder ?? '', file));

  /** The package has its sources alone: they are bundled. */
  async function assetServer() {
    const entry = path.join(scratch, 'entry.js');
    writeFileSync(
      entry,
      [
        `export { parseHeaders } from ${inPackage('metadata-generator/parseHeaders.ts')};`,
        `export { parseRedirects } from ${inPackage('metadata-generator/parseRedirects.ts')};`,
        `export { createMetadataObject } from ${inPackage('metadata-generator/createMetadataObject.ts')};`,
        `export { generateHandler } from ${inPackage('asset-server/handler.ts')};`,
      ].join('\n'),
    );
    const outDir = path.join(scratch, 'bundle');
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { outDir, lib: { entry, formats: ['es'], fileName: 'asset-server' }, minify: false },
    });
    return load(path.join(outDir, 'asset-server.js'), shape);
  }

  test.skipIf(folder === null)('answers every page at once, with the same headers', async () => {
    const server = await assetServer();
    const files = hostFiles('cloudflare-pages', table);
    const headers = parsed.parse(server.parseHeaders(...args(files['_headers'])));
    const redirects = parsed.parse(server.parseRedirects(...args(files['_redirects'])));
    expect([headers.invalid, redirects.invalid]).toEqual([[], []]);
    const metadata = server.createMetadataObject(...args({ headers, redirects }));
    // What the build writes for this host.
    const paths = new Set(
      addresses.flatMap((address) => {
        if (path.extname(address) !== '') return address;
        const file = path.posix.join(address, 'index.html');
        return [file, (redirectsToFolders('cloudflare-pages') && twinOf(file)) || file];
      }),
    );
    const ask = async (address: string) => {
      const answer = await server.generateHandler(
        ...args({
          request: new Request(`https://lakeside.example${address}`),
          metadata,
          logError: (error: Error) => expect.unreachable(error.message),
          findAssetEntryForPath: async (file: string) => (paths.has(file) ? file : null),
          getAssetKey: (entry: string) => entry,
          negotiateContent: () => ({ encoding: null }),
          fetchAsset: async (key: string) => ({
            body: new Response(key).body,
            contentType: 'text/html',
          }),
        }),
      );
      return z.instanceof(Response).parse(answer);
    };
    for (const address of addresses) {
      const { status, headers: sent } = await ask(address);
      expect([address, status]).toEqual([address, 200]);
      const expected = wanted[address] ?? {};
      const names = Object.keys({ ...wanted['/'], ...expected });
      const received = names.flatMap((name) => {
        const value = sent.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      // The host itself sends this one with everything.
      const { 'referrer-policy': _, ...others } = Object.fromEntries(received);
      const { 'referrer-policy': __, ...rest } = expected;
      expect(others, address).toEqual(rest);
    }
    const moved = await ask('/prices');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/fees']);
  });
});

/** Arguments for a function whose types are not at hand. */
const args = (value: unknown) => [value] as never[];
