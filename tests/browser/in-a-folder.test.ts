import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { readPages } from '../../scripts/check/read-pages.ts';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { longTest } from '../sample.ts';
import { buildInto } from './build-into.ts';
import { hydrated, movesInPlace, openPage } from './harness.ts';

// That links stay in the folder is among the tests of the editor on the web too, whose site is in one.
// The library, as project pages of a host have it: in a folder, beside sites of others.
const base = '/town.2/library';
const scratch = mkdtempSync(path.join(tmpdir(), 'in-a-folder-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function buildInFolder(): string {
  const content = path.join(scratch, 'content');
  cpSync('scripts/starter/library', content, { recursive: true });
  const settings = path.join(content, 'site.yaml');
  const text = readFileSync(settings, 'utf8')
    .replace(/^language: .*$/m, 'language: en-KE')
    .replace(/^address: (.*)$/m, `address: $1${base}/`);
  writeFileSync(settings, text);
  const asOf = ['--as-of', inject('buildDay')];
  return buildInto(path.join(scratch, 'dist'), '--content', content, ...asOf);
}

/** The texts of a built site by their files; what depends on their bytes is the same in all. */
function textsOf(folder: string): Map<string, string> {
  const neutral = (text: string) =>
    text
      .replaceAll(/-[\w-]{8,}\.(css|js)/g, '.$1')
      .replaceAll(/sha256-[\w+/=]+/g, 'hash')
      // A code that is scanned holds the whole URL, and so do the words beside it.
      .replaceAll(/<svg class="board-code".*?<\/svg>/gs, '')
      .replaceAll(/<span class="board-whole">[^<]*<\/span>/g, '')
      .replaceAll(/(?<="version":")[^"]*/g, '')
      // The address, which site.yaml names, is a part of the content that a build records.
      .replaceAll(/(?<="engine":"[^"]*","content":")[^"]*/g, '');
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          /\.(?:html|json|xml|txt|css|ics|webmanifest)$/.test(entry.name) &&
          !/\.publish|\.hosting/.test(path.join(entry.parentPath, entry.name)),
      )
      .map(({ name, parentPath }) => {
        const file = path.join(parentPath, name);
        return [neutral(path.relative(folder, file)), neutral(readFileSync(file, 'utf8'))];
      }),
  );
}

longTest(
  'a site in a folder of its host is the same site, and neither links nor requests leave the folder',
  async () => {
    const folder = buildInFolder();
    const alone = textsOf(inject('libraryFolder'));
    const shared = textsOf(folder);
    expect([...shared.keys()].toSorted()).toEqual([...alone.keys()].toSorted());
    for (const [file, text] of shared) {
      const inDocuments =
        /(?:href|src|action|content|data-[\w-]+)="\/(?!town)[^"]*|url\(\/(?!town)[^)]*|srcset="[^"]*, \/(?!town)/gi;
      expect(text.match(inDocuments), file).toBeNull();
      if (file.startsWith('addresses')) expect(text).toBe(alone.get(file));
      else {
        const without = text
          .replaceAll(` data-base="${base}"`, '')
          .replaceAll(base, '')
          .replaceAll(encodeURIComponent(base), '');
        expect(without.replaceAll('library.example/"', 'library.example"'), file).toBe(
          alone.get(file)?.replaceAll('library.example/"', 'library.example"'),
        );
      }
    }

    // As `npm test` of the site looks at it.
    expect(await readPages(folder, inject('browser'))).toBe(true);

    const server = await startStaticServer(folder);
    const { origin } = server;
    const strays: string[] = [];
    const page = await openPage('/', {
      origin,
      storesPages: true,
      // The server goes away in the end.
      allow: [/./],
      prepare: async (context) => {
        context.on('request', (request) => {
          const { host, pathname } = new URL(request.url());
          if (host === new URL(origin).host && !`${pathname}/`.startsWith(`${base}/`))
            strays.push(pathname);
        });
        await context.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
            sessionStorage.setItem('refused', `${effectiveDirective} ${blockedURI}`),
          );
        });
      },
    });
    expect(page.url()).toBe(`${origin}${base}/`);
    expect(strays.splice(0)).toEqual(['/']);

    // An island is hydrated, links are followed in the open document, and the search leads to a page.
    await page.goto(`${origin}${base}/borrow`);
    await movesInPlace(page);
    expect(await page.locator('[data-island][data-hydrated]').count()).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.locator(`a[href="${base}/whats-on"]:visible`).first().click();
    await page.locator(`[data-page="${base}/whats-on"]`).waitFor();
    expect(await page.locator('html[data-same]').count()).toBe(1);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('vyumba');
    await page.getByRole('option').first().click();
    await page.waitForURL(`**${base}/visit/rooms*`);

    // The not-found page knows what was meant.
    await page.goto(`${origin}${base}/Visit/ROOMS/`);
    await page.waitForURL(`**${base}/visit/rooms`);
    await page.goto(`${origin}${base}/visit/romms`);
    await page.locator(`[data-nearest] a[href="${base}/visit/rooms"]`).waitFor();
    await page.goto(`${origin}${base}/search?q=vyumba`);
    await page.locator(`[data-search-results] a[href^="${base}/"]`).first().waitFor();
    await hydrated(page);

    // A page that was visited opens without a network, and the others say so.
    const storedKeys = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(storedKeys, { timeout: 20_000 }).toContain(`${base}/visit/rooms`);
    expect((await storedKeys()).filter((one) => !one.startsWith(`${base}/`))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('refused'))).toBeNull();
    await server.close();
    await page.goto(`${origin}${base}/visit/rooms`);
    expect(await page.locator('main h1').textContent()).toBe('Vyumba vya kukodi');
    await page.goto(`${origin}${base}/visit`);
    await page.locator(`main a[href="${base}/visit/rooms"]`).waitFor();
    expect(strays).toEqual([]);
  },
);
