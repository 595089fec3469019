import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLink } from '../../scripts/links/ask-link.ts';
import { askLinks, checkOutsideLinks } from '../../scripts/links/check-outside-links.ts';
import { diagnoseIn } from '../../src/content/diagnose.ts';
import { Source } from '../../src/content/source.ts';
import { siteOf } from '../site/site-of.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const requested: string[] = [];

/** How a host answers, by the path that it is asked for. */
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/there': (_, response) => response.writeHead(200).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/there' }).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/members': (_, response) => response.writeHead(403).end(),
  '/down': (_, response) => response.writeHead(503).end(),
  '/busy': (request, response) => {
    const isFirst = requested.filter((one) => one === `${request.method} /busy`).length === 1;
    response.writeHead(isFirst ? 429 : 200, { 'retry-after': '0' }).end();
  },
};

const server = createServer((request, response) => {
  requested.push(`${request.method} ${request.url}`);
  answers[request.url ?? '']?.(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

const ask = (address: string) => askLink(address, { pauses: [1, 1] });

test.each([
  ['/there', 'there'],
  ['/moved', 'there'],
  ['/no-head', 'there'],
  ['/busy', 'there'],
  ['/gone', 'gone'],
  ['/down', 'gone'],
  ['/members', 'unknown'],
] as const)('%s is %s', async (path, kind) => {
  expect((await ask(origin + path)).kind).toBe(kind);
});

const times = (path: string) => requested.filter((one) => one === `GET ${path}`).length;

test('a host that fails is asked again, one that says no is not', () => {
  expect([times('/down'), times('/gone'), times('/there')]).toEqual([3, 1, 0]);
});

test('a host that does not answer is reported with the reason', async () => {
  const answer = await ask('http://127.0.0.1:9/');
  expect(answer).toEqual({ kind: 'gone', reason: expect.stringMatching(/refuses|bad port/) });
});

test('the questions to one host come one after the other, each address once', async () => {
  let open = 0;
  const max: number[] = [];
  const found = await askLinks(['http://a.test/1', 'http://a.test/2', 'http://a.test/1'], {
    pause: 1,
    ask: async () => {
      max.push(++open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return { kind: 'there' };
    },
  });
  expect(max).toEqual([1, 1]);
  expect(found.size).toBe(2);
});

test('a broken link is reported at its line in site.yaml; example domains are skipped', async () => {
  const text = `outside:
  form:
    label: Form
    address: https://forms.site.org/gone
  shop:
    label: Shop
    address: https://shop.example/
`;
  const { settings } = siteOf(
    {},
    {
      outside: {
        form: { label: 'Form', address: 'https://forms.site.org/gone' },
        shop: { label: 'Shop', address: 'https://shop.example/' },
      },
    },
  );
  const source = new Source('site.yaml', text);
  const report = await checkOutsideLinks(settings, {
    diagnose: diagnoseIn(() => source),
    ask: async () => ({ kind: 'gone', reason: 'Its host answers 404.' }),
    cached: false,
    pause: 1,
  });
  expect(report.diagnostics).toMatchObject([
    { code: 'outside-link-fails', severity: 'warning', range: { line: 4, column: 14 } },
  ]);
  expect(inEnglish(report.diagnostics[0]?.message ?? [])).toContain('Its host answers 404.');
  expect(report.notes).toEqual([expect.stringContaining('1 were not asked')]);
});
