import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLoadCache } from '../../src/content/load-site.ts';
import { readExamples } from '../../src/content/read-examples.ts';
import { reviewPath } from '../../src/dev/block-review.tsx';
import { answerDevRequest, loadDevSite } from '../../src/dev/dev-site.ts';
import { checkedExamples } from '../../src/dev/example-document.ts';
import { openPage } from '../browser/harness.ts';
import { prepareReading, readEverywhere } from '../browser/read-everywhere.ts';

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
export async function unreadableExamples(): Promise<string[]> {
  const { server, origin } = await serveReview();
  const page = await openPage(reviewPath, {
    origin,
    looksOnly: true,
    prepare: prepareReading,
  });
  const found: string[] = [];
  const examples = readExamples().flatMap(checkedExamples);
  for (const [index, { type, name }] of examples.entries()) {
    // The examples take turns with the patterns.
    const pattern = patterns[index % patterns.length] ?? '';
    await page.goto(`${origin}${reviewPath}/${type}/${name}?pattern=${pattern}`);
    const words = await readEverywhere(page);
    found.push(...words.map((each) => `${type}, ${name}, on ${pattern} at ${each}`));
  }
  server.close();
  return found;
}
