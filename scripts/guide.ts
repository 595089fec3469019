import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { format } from 'oxfmt';
import { blocks } from '../schema/blocks/index.ts';
import { generatedFiles } from '../src/content/guide/generated-files.ts';
import {
  guideFolder,
  pictureFile,
  picturedBlocks,
  screenFile,
} from '../src/content/guide/guide-pictures.ts';
import { engineRoot } from '../src/roots.ts';
import { ensureBrowser } from './browser/ensure-browser.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { contentFolder } from './content-folder.ts';
import { takeEditorPictures } from './guide/take-editor-pictures.ts';
import { takePictures } from './guide/take-pictures.ts';

/**
 * `npm run guide`: writes what is made from the schemas and examples: the editors' guide, and help for editors'
 * programs. `npm run guide -- --pictures` renders the blocks and the editor for the guide as well, which takes a browser;
 * `--screens` the editor alone.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { pictures: { type: 'boolean' }, screens: { type: 'boolean' } },
  });
  if (values.pictures) await withBrowser(writePictures);
  if (values.pictures || values.screens) await withBrowser(writeScreens);
  for (const [file, text] of generatedFiles()) {
    const target = path.join(engineRoot, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const { code } = await format(file, text, { printWidth: 100, singleQuote: true });
    writeFileSync(target, code);
    console.log(`Wrote ${file}`);
  }
  const pictured = picturedBlocks();
  const missing = blocks.map(({ type }) => type).filter((type) => !pictured.has(type));
  if (missing.length > 0) {
    console.log(
      `The guide has no picture yet of: ${missing.join(', ')}. npm run guide -- --pictures takes it.`,
    );
  }
  return 0;
}

async function withBrowser(act: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    await act(browser);
  } finally {
    await browser.close();
  }
}

/** Takes a picture of the default example of every block. */
async function writePictures(browser: Browser): Promise<void> {
  rmSync(guideFolder, { recursive: true, force: true });
  const types = blocks.map(({ type }) => type);
  for await (const { type, picture } of takePictures(types, contentFolder(), browser)) {
    writePicture(pictureFile(type), picture);
  }
}

/** Takes a picture of each screen of the editor that the guide shows. */
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
