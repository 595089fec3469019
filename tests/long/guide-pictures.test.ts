import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { shownExamples } from '../../src/build/content-files/read-examples.ts';
import {
  editorScreens,
  guideFolder,
  pictureFile,
  screenFile,
} from '../../src/build/content-files/guide/guide-pictures.ts';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { takeEditorPictures } from '../../scripts/guide/take-editor-pictures.ts';
import { takePictures } from '../../scripts/guide/take-pictures.ts';

/** So coarse that the edges of letters, which browsers and systems draw differently, do not count. */
const columns = 60;

/** A tile that differs by more shows something else; of 255. */
const maxDifference = 24;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser('chromium', await ensureBrowser());
});
afterAll(() => browser.close());

async function tilesOf(picture: Buffer, rows: number): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: columns, height: rows, fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer();
}

/** How far a picture of the guide is from how its subject looks now: 0 to 255. */
async function differenceOf(file: string, taken: Buffer): Promise<number> {
  const committed = readFileSync(path.join(guideFolder, file));
  const { width = 1, height = 1 } = await sharp(taken).metadata();
  const rows = Math.max(1, Math.round((columns * height) / width));
  const [before, now] = await Promise.all([tilesOf(committed, rows), tilesOf(taken, rows)]);
  return now.reduce((max, tile, index) => Math.max(max, Math.abs(tile - (before[index] ?? 0))), 0);
}

test('every picture in the guide shows its block or screen as it is now', async () => {
  const outdated: Record<string, number> = {};
  const compare = async (file: string, picture: Buffer) => {
    const difference = await differenceOf(file, picture);
    if (difference > maxDifference) outdated[file] = difference;
  };
  for await (const { type, name, picture } of takePictures('content', browser)) {
    await compare(pictureFile(type, name), picture);
  }
  for await (const { screen, picture } of takeEditorPictures('content', browser)) {
    await compare(screenFile(screen), picture);
  }
  expect(outdated, 'npm run guide -- --pictures takes them again').toEqual({});
});

test('a picture of something else is noticed', async () => {
  const names = [
    ...editorScreens.map(screenFile),
    ...shownExamples().map(({ type, name }) => pictureFile(type, name)),
  ];
  for (const [index, name] of names.entries()) {
    const other = names[(index + 1) % names.length] ?? '';
    const picture = readFileSync(path.join(guideFolder, other));
    expect(await differenceOf(name, picture), `${name} and ${other}`).toBeGreaterThan(
      maxDifference,
    );
  }
});
