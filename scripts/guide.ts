import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import {
  guideFolder,
  guidePictures,
  pictureFile,
  screenFile,
  shownExamples,
} from '../src/build/index.ts';
import { ensureBrowser } from './browser/ensure-browser.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { command } from './command.ts';
import { contentFolder } from './content-folder.ts';
import { takeEditorPictures } from './guide/take-editor-pictures.ts';
import { takePictures } from './guide/take-pictures.ts';

/** `npm run guide`: takes the pictures of the editors' guide; its words are generated where it is shown. */
export const main = command(
  {
    typed: 'npm run guide',
    readsContent: true,
    options: {
      pictures: { type: 'boolean', help: 'takes a picture of every block, and of the editor' },
      screens: { type: 'boolean', help: 'takes pictures of the editor alone' },
    },
  },
  async ({ pictures, screens }) => {
    if (pictures) await withBrowser(writePictures);
    if (pictures || screens) await withBrowser(writeScreens);
    const found = guidePictures();
    const missing = shownExamples()
      .map(({ type, name }) => pictureFile(type, name))
      .filter((file) => !found.has(file));
    console.log(
      missing.length === 0
        ? 'The guide has a picture of every block.'
        : `The guide lacks: ${missing.join(', ')}. npm run guide -- --pictures takes them.`,
    );
    return 0;
  },
);

async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function writePictures(browser: Browser): Promise<void> {
  rmSync(guideFolder, { recursive: true, force: true });
  for await (const { type, name, picture } of takePictures(contentFolder(), browser)) {
    writePicture(pictureFile(type, name), picture);
  }
}

async function writeScreens(browser: Browser): Promise<void> {
  for await (const { screen, picture } of takeEditorPictures(contentFolder(), browser)) {
    writePicture(screenFile(screen), picture);
  }
}

function writePicture(name: string, picture: Buffer): void {
  mkdirSync(guideFolder, { recursive: true });
  const file = path.join(guideFolder, name);
  writeFileSync(file, picture);
  console.log(`Wrote ${file} (${(picture.length / 1000).toFixed(1)} KB)`);
}
