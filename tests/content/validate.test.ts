import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main as build } from '../../scripts/build.ts';
import { main } from '../../scripts/validate.ts';
import { mistakesFolder } from './broken-sites.ts';

let folder = '';
const output: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(mistakesFolder, 'site'), folder, { recursive: true });
  output.length = 0;
  const listen = (words: unknown) => void output.push(String(words));
  vi.spyOn(console, 'log').mockImplementation(listen);
  vi.spyOn(console, 'error').mockImplementation(listen);
  vi.stubEnv('SITE_CONTENT', folder);
  vi.stubEnv('GITHUB_ACTIONS', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const breakPage = () =>
  cpSync(join(mistakesFolder, 'pages/comma-in-amount.yaml'), join(folder, 'pages/mistake.yaml'));

test('valid content exits with 0 and one line', async () => {
  expect(await main([])).toBe(0);
  expect(output).toEqual(['No errors on 4 pages. The content can be published.']);
});

test('content with an error exits with 1, on a second run from the cache too', async () => {
  breakPage();
  expect(await main([])).toBe(1);
  expect(await main([])).toBe(1);
  expect(output.at(-1)).toMatch(
    /amount: 115500\n\n1 problem on 1 page. The other 3 pages are fine. Nothing was published.$/,
  );
});

test('cached results are not used for a file that has changed', async () => {
  expect(await main([])).toBe(0);
  breakPage();
  expect(await main([])).toBe(1);
});

test('a build that finds a mistake reports it like validation and keeps the earlier site', async () => {
  breakPage();
  expect(await main([])).toBe(1);
  const out = mkdtempSync(join(tmpdir(), 'site-out-'));
  expect(await build(['--out', out])).toBe(1);
  const [validated, built, remark] = output;
  expect(built).toBe(validated);
  expect(remark).toBe(`${out}/ is as it was.`);
  expect(readdirSync(out).filter((name) => !name.startsWith('.'))).toEqual([]);
  rmSync(out, { recursive: true });
});

test('a mistake that --fix can repair is repaired, and the content is fine', async () => {
  breakPage();
  expect(await main(['--fix'])).toBe(0);
  expect(output[0]).toMatch(/^Fixed .*pages\/mistake\.yaml:6:17 {2}"115,500" is now 115500$/);
});

test('in a workflow, diagnostics are annotations, and the job summary contains the messages', async () => {
  breakPage();
  const summary = join(folder, 'summary.md');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  expect(await main([])).toBe(1);
  expect(output.join('\n')).toMatch(/^::error file=.*pages\/mistake\.yaml,line=6,/m);
  expect(readFileSync(summary, 'utf8')).toContain('> 6 |         amount: "115,500"');
});

test('a command that cannot be carried out exits with 2', async () => {
  expect(await main(['--format', 'xml'])).toBe(2);
  expect(await main(['--nonsense'])).toBe(2);
  vi.stubEnv('SITE_CONTENT', join(folder, 'nowhere'));
  await expect(main([])).rejects.toMatchObject({ name: 'CommandError', exitCode: 2 });
  expect(output.join('\n')).not.toMatch(/\n\s+at /);
});

test('published addresses that would disappear are reported, those that redirect are not', async () => {
  const list = join(folder, '..', `${basename(folder)}.json`);
  const page = join(folder, 'pages/mistake.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('\n', '\nmovedFrom:\n  - /further\n'));
  const published = {
    pages: ['/', '/Join', '/further', '/joint'],
    files: ['/terms.ics'],
    moved: { '/old': '/fees' },
  };
  writeFileSync(list, JSON.stringify(published));
  expect(await main(['--published', list])).toBe(0);
  const text = output.join('\n');
  expect(text).toContain(
    '/joint is published, but no page here has or had this address. Did you mean /join?',
  );
  expect(text).toContain('/old is published and leads to /fees, but');
  expect(text).toContain('The file /terms.ics is published, but no page here offers it.');
  expect(text.match(/is published/g)).toHaveLength(3);
  writeFileSync(list, '[]');
  expect(await main(['--published', list])).toBe(2);
  rmSync(list);
});

test('a site without a published list is not compared, and one that fails is reported', async () => {
  const host = createServer((request, response) =>
    response.writeHead(request.url === '/addresses.json' ? 404 : 500).end(),
  ).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await main(['--published', `${origin}/`])).toBe(0);
  expect(output[0]).toBe(`${origin}/ publishes no list of addresses yet.`);
  expect(await main(['--published', `${origin}/other.json`])).toBe(2);
  expect(output.at(-1)).toContain('its host answers 500.');
  host.close();
});
