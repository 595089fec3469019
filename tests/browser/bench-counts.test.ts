import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { desktop, measureVisit } from '../../scripts/bench/measure-visit.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { longTest } from '../sample.ts';

const script = `/* ${'a script '.repeat(500)} */`;
const page = `<!doctype html><title>Hidden script</title><p>Text</p><script>
addEventListener('load', () => {
  const late = document.createElement('script');
  late.type = 'module';
  late.src = '/late.js';
  document.body.append(late);
});
</script>`;

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const isScript = request.url === '/late.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://localhost:${address.port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

longTest('the benchmark counts a script that an inline script starts, to the byte', async () => {
  const browser = await launchBrowser('chromium', inject('browser'));
  const cost = await measureVisit(browser, origin, { addresses: ['/'], equipment: desktop });
  await browser.close();
  expect(cost.bytes.scripts).toBe(script.length);
  expect(cost.bytes.html).toBe(page.length);
  expect(cost.mainThread).toBeGreaterThan(0);
});
