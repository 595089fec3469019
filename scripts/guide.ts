import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { blocks } from '../schema/blocks/index.ts';
import { generatedFiles } from '../src/content/guide/generated-files.ts';
import { guideFolder, pictureFile, picturedBlocks } from '../src/content/guide/guide-pictures.ts';
import { ensureBrowser } from './browser/ensure-browser.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { contentFolder } from './content-folder.ts';
import { takePictures } from './guide/take-pictures.ts';

/**
 * `npm run guide`: writes what is made from the schemas and examples: the editors' guide, and help for editors'
 * programs. `npm run guide -- --pictures` renders the blocks for the guide as well, which takes a browser.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { pictures: { type: 'boolean' } } });
  if (values.pictures) await writePictures();
  for (const [file, text] of generatedFiles()) {
    mkdirSync(path.dirname(file), { recursive: true });
    const { code } = await format(file, text, { printWidth: 100, singleQuote: true });
    writeFileSync(file, code);
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

/** Takes a picture of the default example of every block. */
async function writePictures(): Promise<void> {
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    rmSync(guideFolder, { recursive: true, force: true });
    mkdirSync(guideFolder, { recursive: true });
    const pictures = takePictures(
      blocks.map(({ type }) => type),
      contentFolder(),
      browser,
    );
    for await (const { type, picture } of pictures) {
      const file = path.join(guideFolder, pictureFile(type));
      writeFileSync(file, picture);
      console.log(`Wrote ${file} (${(picture.length / 1000).toFixed(1)} KB)`);
    }
  } finally {
    await browser.close();
  }
}
