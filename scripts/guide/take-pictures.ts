import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import {
  CommandError,
  maxPictureBytes,
  pictureWidth,
  shownExamples,
  createLoadCache,
} from '../../src/build/index.ts';
import {
  examplePath,
  answerDevRequest,
  loadDevSite,
  type ReadySite,
  fontFileAt,
} from '../../src/dev/index.ts';

// Nothing listens there: every request is answered below. Content of other hosts stays empty.
const origin = 'http://blocks.localhost';
const lowestWindow = 600;

/** A Monday on which the schools of the examples are open: pictures must not depend on the day. */
const day = '2026-01-12';

/** That day for scripts: a morning, during opening hours. */
const moment = `${day}T09:00:00Z`;

/** Renders each block in each of its looks as a page of the site shows it in a narrow window, before scripts load. */
export async function* takePictures(
  contentDir: string,
  browser: Browser,
): AsyncGenerator<{ type: string; name: string; picture: Buffer }> {
  const site = await loadDevSite(contentDir, createLoadCache(), day);
  if (!site.tree) {
    throw new CommandError(
      'The content has errors, so no block can be rendered. Run: npm run validate',
      1,
    );
  }
  const page = await browser.newPage({
    viewport: { width: pictureWidth, height: lowestWindow },
    reducedMotion: 'reduce',
  });
  try {
    await page.clock.setFixedTime(moment);
    await page.route('**/*', (route) => answer(route, site, contentDir));
    for (const { type, name } of shownExamples()) {
      await page.setViewportSize({ width: pictureWidth, height: lowestWindow });
      await page.goto(`${origin}${examplePath}/${type}/${name}?scheme=light`);
      // The margins of a block belong to its picture.
      await page.addStyleTag({ content: 'main { display: flow-root; }' });
      await fitWindow(page);
      // Pictures further down load only near the window.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(Array.from(document.images, (image) => image.decode()));
        // Fallback fonts exist on some machines, or on none.
        await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
        await document.fonts.ready;
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      });
      yield { type, name, picture: await compress(await page.locator('main').screenshot()) };
    }
  } finally {
    await page.close();
  }
}

/** Makes the window as high as the page: if the screenshot did that, fonts would be loading in the picture. */
async function fitWindow(page: Page): Promise<void> {
  const box = await page.locator('main').boundingBox();
  const height = Math.max(lowestWindow, Math.ceil(box?.height ?? 0));
  await page.setViewportSize({ width: pictureWidth, height });
}

const steps = [
  { width: pictureWidth, quality: 60 },
  { width: pictureWidth, quality: 45 },
  { width: 540, quality: 50 },
  { width: 420, quality: 45 },
  { width: 320, quality: 45 },
  { width: 240, quality: 45 },
];

/** Compresses a picture; a smaller one if the full width takes too many bytes, as for tall blocks with large art. */
export async function compress(screenshot: Buffer): Promise<Buffer> {
  let picture = screenshot;
  for (const { width, quality } of steps) {
    picture = await sharp(screenshot).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxPictureBytes) break;
  }
  return picture;
}

/** Answers as the development server does, without anything that a script would change. */
async function answer(route: Route, site: ReadySite, contentDir: string): Promise<void> {
  const url = new URL(route.request().url());
  if (url.origin !== origin) return route.fulfill({ contentType: 'text/html', body: '' });
  const { base, ext } = path.posix.parse(url.pathname);
  if (url.pathname.startsWith('/@images/')) {
    return route.fulfill({ path: path.join(contentDir, 'images', base) });
  }
  const font = fontFileAt(url.pathname);
  if (font !== undefined) return route.fulfill({ path: font });
  if (ext === '.js') return route.fulfill({ contentType: 'text/javascript', body: '' });
  const answered = answerDevRequest(site, url);
  if (answered.kind === 'redirect') return route.abort();
  return answered.kind === 'file'
    ? route.fulfill({ contentType: answered.type, body: answered.text })
    : route.fulfill({ contentType: 'text/html', body: answered.html });
}
