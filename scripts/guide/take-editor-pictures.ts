import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { editorScreens, type EditorScreen } from '../../src/build/index.ts';
import { addressOf, startDevServer } from '../../src/dev/index.ts';
import { compress } from './take-pictures.ts';

const slowest = 120_000;

/** How to reach each screen, in this order: the first one makes the change that others publish. */
const visits: Record<EditorScreen, (page: Page, origin: string) => Promise<void>> = {
  page: async (page, origin) => {
    await page.goto(`${origin}?edit&at=blocks.0.title`);
    const title = page.locator('#field-blocks-0-title');
    await title.waitFor();
    const words = await title.inputValue();
    await title.fill(`${words}!`);
    await page.frameLocator('iframe').getByText(`${words}!`).first().waitFor();
    await page.locator('[id$="-was"]').first().waitFor();
    await page.frameLocator('iframe').locator('[data-edit-chosen]').first().waitFor();
    await page.getByText('All changes kept').waitFor();
  },
  gallery: async (page) => {
    await page.keyboard.press('Control+Enter');
    await page.locator('dialog img').first().waitFor();
    await page.evaluate(async () => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('dialog img')].slice(0, 12);
      await Promise.all(shown.map((image) => image.decode()));
    });
  },
  publish: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('#field-blocks-0-title').press('Control+Shift+P');
    await page.locator('main ins').first().waitFor();
  },
  pages: async (page, origin) => {
    await page.goto(`${origin}@edit`);
    await page.locator('main > ul > li').first().waitFor();
  },
  new: async (page, origin) => {
    await page.goto(`${origin}@edit/new`);
    await page.locator('#new-title').fill('Sports day');
  },
  notice: async (page, origin) => {
    await page.goto(`${origin}@edit/notice`);
    await page.getByLabel('Text').fill('Closed today because of the rain.');
    await page.getByRole('button', { name: 'When it is taken down' }).click();
    await page.frameLocator('iframe').getByText('Closed today because of the rain.').waitFor();
  },
};

/** Takes pictures of the editor on a copy of a content folder, while somebody edits the home page. */
export async function* takeEditorPictures(
  contentDir: string,
  browser: Browser,
): AsyncGenerator<{ screen: EditorScreen; picture: Buffer }> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'guide-'));
  const content = path.join(scratch, 'my-site', 'content');
  cpSync(contentDir, content, { recursive: true });
  const server = await startDevServer(content, 0);
  try {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 750 },
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(slowest);
    page.setDefaultNavigationTimeout(slowest);
    for (const screen of editorScreens) {
      await visits[screen](page, addressOf(server));
      await page.evaluate(() => document.fonts.ready);
      yield { screen, picture: await compress(await page.screenshot()) };
    }
  } finally {
    await server.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
