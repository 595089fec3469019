import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLoadCache } from '../../src/build/content-files/load-site.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { examplePath } from '../../src/dev/answer-example.ts';
import { answerDevRequest, loadDevSite } from '../../src/dev/dev-site.ts';
import { checkedExamples } from '../../src/dev/example-document.ts';
import { openPage } from '../browser/harness.ts';
import type { Page } from 'playwright-core';
import { blockSchema } from '../../schema/blocks/index.ts';
import { fitEverywhere, prepareReading, readEverywhere } from '../browser/read-everywhere.ts';

const site = await loadDevSite('content', createLoadCache());
const patterns = Object.keys(site.tree?.theme.patterns ?? {});

const types = new Map([
  ['.css', 'text/css'],
  ['.woff2', 'font/woff2'],
  ['.svg', 'image/svg+xml'],
]);

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

/** What the development server would answer, but without scripts: a block is to be readable before they come. */
function answerReview(url: URL): { type: string; body: string | Buffer } {
  const { ext } = path.parse(url.pathname);
  const type = types.get(ext) ?? 'text/javascript';
  if (ext === '.svg') return { type, body: picture };
  if (ext === '.woff2' || (ext === '.css' && url.pathname.startsWith('/src/'))) {
    return { type, body: readFileSync(url.pathname.slice(1)) };
  }
  if (ext.startsWith('.ts')) return { type, body: '' };
  if (!site.tree) throw new Error('The content has mistakes, so there is nothing to show.');
  const answer = answerDevRequest(site, url);
  if (answer.kind === 'redirect') throw new Error(`${url.pathname} leads elsewhere.`);
  return answer.kind === 'file'
    ? { type: answer.type, body: answer.text }
    : { type: 'text/html', body: answer.html };
}

async function serveReview(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { type, body } = answerReview(new URL(request.url ?? '/', 'http://localhost'));
    const cached = type === 'text/html' ? 'no-store' : 'max-age=3600';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cached }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://localhost:${address.port}` };
}

/**
 * Looks at the examples of every block on every screen, and has machines read them. Returns what somebody could not
 * read or reach.
 */
export const unreadableExamples = (): Promise<string[]> =>
  faultsOfExamples((page) => readEverywhere(page));

/** A word of 48 letters, as German has them. */
const longWord = 'Trinkwasserversorgungsanlagenüberwachungsbericht';

/** The texts of a block that may be a single word of that length, by trying. */
function textsThatMayBeLong(block: unknown): string[] {
  const texts = new Set<string>();
  JSON.stringify(block, (_key, value: unknown) => {
    if (typeof value === 'string') texts.add(value);
    return value;
  });
  return [...texts].filter((text) => {
    const changed: unknown = JSON.parse(
      JSON.stringify(block, (_key, value: unknown) => (value === text ? longWord : value)),
    );
    return blockSchema.safeParse(changed).success;
  });
}

/** Puts a very long word into each text of every example. Returns what is then wider than a screen. */
export async function tooWideExamples(): Promise<string[]> {
  const written = new Map<string, unknown>(
    readExamples().flatMap(({ type, examples }) =>
      Object.entries(examples).map(([name, block]) => [`${type}, ${name}`, block] as const),
    ),
  );
  return faultsOfExamples(async (page, example) => {
    const texts = textsThatMayBeLong(written.get(example));
    await page.evaluate(
      ({ words, long }) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const nodes: Node[] = [];
        while (walker.nextNode()) nodes.push(walker.currentNode);
        for (const node of nodes) {
          if (!words.includes(node.textContent?.trim() ?? '')) continue;
          node.textContent = long;
          // The renderer says so of a table with such a word (tests/render/lists.test.ts).
          node.parentElement?.closest('[data-layout]')?.setAttribute('data-breaks', 'everywhere');
        }
      },
      { words: texts, long: longWord },
    );
    return fitEverywhere(page);
  });
}

async function faultsOfExamples(
  look: (page: Page, example: string) => Promise<string[]>,
): Promise<string[]> {
  const { server, origin } = await serveReview();
  const page = await openPage(examplePath, {
    origin,
    looksOnly: true,
    prepare: prepareReading,
  });
  const found: string[] = [];
  const examples = readExamples().flatMap(checkedExamples);
  for (const [index, { type, name }] of examples.entries()) {
    // The examples take turns with the patterns.
    const pattern = patterns[index % patterns.length] ?? '';
    await page.goto(`${origin}${examplePath}/${type}/${name}?pattern=${pattern}`);
    const words = await look(page, `${type}, ${name}`);
    found.push(...words.map((each) => `${type}, ${name}, on ${pattern} at ${each}`));
  }
  server.close();
  return found;
}
