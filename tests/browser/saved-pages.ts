import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longTest } from '../sample.ts';
import { openPage } from './harness.ts';
import type { StartedSite } from './start-site.ts';

/** The tests of what readers see under `npm start` while files are saved, on a clinic that is started for them and others. */
export function testSavedPages(site: () => StartedSite): void {
  const file = (name: string) => path.join(site().content, 'pages', name);

  test('a saved page is shown at once where one was reading, and a mistake is shown over it until it is fixed', async () => {
    const people = file('people.yaml');
    const good = readFileSync(people, 'utf8');
    const open = await openPage('/people', { origin: site().origin });
    await open.locator('html[data-ready]').waitFor();
    await open.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const title = open.getByRole('heading', { level: 1 });
    const read = open.locator('main h2').first();
    const height = () => read.evaluate((one) => one.getBoundingClientRect().top);
    const before = await height();

    writeFileSync(
      people,
      good.replace(/^( {2}- type: hero\n(?: {4}.*\n)*? {4}title: ).*/m, '$1Come and meet us'),
    );
    await expect.poll(() => title.textContent()).toBe('Come and meet us');
    // The mark of a draft above it moves nothing that is being read.
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);

    writeFileSync(people, good.replace('title:', 'tittle:'));
    const mistake = open.getByRole('alertdialog', { name: 'There is a mistake in the content' });
    await mistake.waitFor();
    expect(await mistake.textContent()).toContain('pages/people.yaml:1:1');
    expect(await mistake.textContent()).toContain('Did you mean title?');
    expect(await title.textContent()).toBe('Come and meet us');

    writeFileSync(people, good);
    await mistake.waitFor({ state: 'detached' });
    await expect.poll(() => title.textContent()).not.toBe('Come and meet us');
    expect(await open.evaluate(() => window.scrollY)).toBe(300);
  }, 60_000);

  longTest('a sheet for the printer stays as it was opened', async () => {
    const sheet = await openPage('/send/prices', { origin: site().origin });
    let loads = 0;
    sheet.on('load', () => (loads += 1));
    await sheet.waitForTimeout(1500);
    expect(loads).toBe(0);
  });

  longTest(
    'what is saved before a page listens is not lost',
    async () => {
      const people = file('people.yaml');
      const good = readFileSync(people, 'utf8');
      let listen = () => {};
      const mayListen = new Promise<void>((resolve) => (listen = resolve));
      let comeSoFar = () => {};
      const isRendered = new Promise<void>((resolve) => (comeSoFar = resolve));
      const opening = openPage('/people', {
        origin: site().origin,
        prepare: (context) =>
          context.route('**/@scripts/overlay-*.js', async (route) => {
            comeSoFar();
            await mayListen;
            await route.continue();
          }),
      });
      await isRendered;
      writeFileSync(
        people,
        good.replace(/^( {2}- type: hero\n(?: {4}.*\n)*? {4}title: ).*/m, '$1Saved early'),
      );
      const answer = async () => (await fetch(new URL('/people', site().origin))).text();
      await expect.poll(answer).toContain('Saved early');
      listen();
      const open = await opening;
      const title = open.getByRole('heading', { level: 1 });
      await expect.poll(() => title.textContent()).toBe('Saved early');
      writeFileSync(people, good);
      await expect.poll(() => title.textContent()).not.toBe('Saved early');
    },
    60_000,
  );

  longTest(
    'another picture under the same name is shown',
    async () => {
      const picture = path.join(site().content, 'images', 'ridge.svg');
      const good = readFileSync(picture, 'utf8');
      const open = await openPage('/', { origin: site().origin });
      await open.locator('html[data-ready]').waitFor();
      const image = open.locator('img[src*="ridge.svg"]').first();
      const src = () => image.getAttribute('src');
      const shown = () =>
        image.evaluate(async ({ currentSrc }: HTMLImageElement) =>
          (await fetch(currentSrc)).text(),
        );
      const another = good.replace('</svg>', '<desc>Another ridge</desc></svg>');
      const before = await src();
      writeFileSync(picture, another);
      // Under the address that it had, the browser would show what it has.
      await expect.poll(src).not.toBe(before);
      // The browser chooses the source after the attribute has changed.
      await expect.poll(shown).toBe(another);
      writeFileSync(picture, good);
      await expect.poll(src).toBe(before);
    },
    60_000,
  );

  longTest(
    'a new file is a new page, and no page is loaded twice because a package was found late',
    async () => {
      writeFileSync(
        file('chess.yaml'),
        'title: Chess\nblocks:\n  - type: prose\n    text: Every Friday.\n',
      );
      const status = async () => (await fetch(new URL('/chess', site().origin))).status;
      await expect.poll(status, { timeout: 10_000 }).toBe(200);
      const open = await openPage('/chess', { origin: site().origin });
      expect(await open.getByRole('heading', { level: 1 }).textContent()).toBe('Chess');
      // The not-found page has scripts of its own. The server looks for late packages once a page has all of them.
      const lost = await openPage('/peopel', { origin: site().origin, status: 404 });
      await lost.getByRole('main').locator('a[href="/people"]').waitFor();
      await lost.waitForLoadState('networkidle');
      expect(site().output()).not.toContain('optimized');
    },
    60_000,
  );
}
