import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, leastContrast } from '../../src/site/theme/contrast.ts';
import { aloneDocument, readySite, showAlone } from '../browser/alone-document.ts';
import { desktop, openPage, phone } from '../browser/harness.ts';

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">${inside}</svg>`,
  );
const plain = (colour: string) => svg(`<rect width="1600" height="1000" fill="${colour}"/>`);

/** Pictures as different as those that editors bring. */
const pictures: [string, string, () => Promise<Buffer>][] = [
  ['nearly white', 'snow.jpg', () => sharp(plain('#fafaf7')).jpeg().toBuffer()],
  ['dark', 'night.png', () => sharp(plain('#0b1020')).png().toBuffer()],
  ['a yellow drawing', 'sun.svg', () => Promise.resolve(plain('#ffd462'))],
  [
    'bright behind the header only',
    'sky.svg',
    () =>
      Promise.resolve(
        svg(
          '<rect width="1600" height="1000" fill="#102030"/><rect width="1600" height="120" fill="#eef"/>',
        ),
      ),
  ],
  [
    'striped in black and white',
    'zebra.png',
    () =>
      sharp(
        svg(
          '<defs><pattern id="p" width="80" height="80" patternUnits="userSpaceOnUse"><path d="M0 0h40v80H0z" fill="#fff"/></pattern></defs><rect width="1600" height="1000"/><rect width="1600" height="1000" fill="url(#p)"/>',
        ),
      )
        .png()
        .toBuffer(),
  ],
  [
    'upright, from dark to light',
    'gate.jpg',
    () =>
      sharp(
        svg(
          '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#222"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="1600" height="1000" fill="url(#g)"/>',
        ),
      )
        .resize(800, 1600, { fit: 'cover' })
        .jpeg()
        .toBuffer(),
  ],
];

/** The texts of header and hero, their colours, and the boxes that they fill. */
const textsOver = (page: Page) =>
  page.evaluate(() => {
    const found: { text: string; colour: string; boxes: DOMRect[]; isLarge: boolean }[] = [];
    for (const over of document.querySelectorAll('[data-over-picture]')) {
      const walker = document.createTreeWalker(over, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.vh'))
          continue;
        const { color, fontSize } = getComputedStyle(element);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
        const isOnPlate = getComputedStyle(element, '::before').zIndex === '-1';
        const text = walker.currentNode.textContent ?? '';
        if (text.trim() !== '' && !isOnPlate) {
          found.push({ text, colour: color, boxes, isLarge: parseFloat(fontSize) >= 24 });
        }
      }
    }
    return found;
  });

/** Shows or hides the words, of which the picture behind them is the same. */
const setWords = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    for (const over of document.querySelectorAll<HTMLElement>('[data-over-picture]')) {
      over.style.visibility = value;
    }
  }, visibility);

const hexOf = (parts: Iterable<number>) =>
  `#${Array.from(parts, (part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The share of the pixels behind a box whose contrast with its text is too low. */
async function unreadableShare(
  screen: Buffer,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
  least: number,
): Promise<number> {
  const { data } = await sharp(screen)
    .extract({
      left: Math.max(0, Math.floor(box.x)),
      top: Math.max(0, Math.floor(box.y)),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .resize({ width: 60, height: 20, fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const weak = Array.from({ length: data.length / 3 }, (_, index) =>
    hexOf(data.subarray(index * 3, index * 3 + 3)),
  ).filter((pixel) => contrast(pixel, colour) < least);
  return weak.length / (data.length / 3);
}

test('words on a picture can be read, whatever the picture', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const page = await openPage('/', { javaScript: false });
  const unreadable: string[] = [];
  try {
    for (const [name, file, make] of pictures) {
      const content = path.join(folder, path.parse(file).name);
      cpSync('scripts/starter/library', content, { recursive: true });
      const bytes = await make();
      writeFileSync(path.join(content, 'images', file), bytes);
      writeFileSync(
        path.join(content, 'pages/index.yaml'),
        `title: Mwanzo\ndescription: Maktaba.\nlisting:\n  inMenu: true\nblocks:\n  - type: full-hero\n    kicker: Karibu kwenye maktaba ya mji\n    title: Soma zaidi\n    to: /visit\n    action: Ingia\n    image:\n      src: ${file}\n      alt: Picha\n`,
      );
      const site = await readySite(content);
      const type = file.endsWith('.svg') ? 'svg+xml' : path.extname(file).slice(1);
      const address = `data:image/${type};base64,${bytes.toString('base64')}`;
      await showAlone(page, aloneDocument(site, '/', address));
      for (const viewport of [phone, { width: 844, height: 640 }, desktop]) {
        await page.setViewportSize(viewport);
        const texts = await textsOver(page);
        expect(texts.length).toBeGreaterThan(2);
        await setWords(page, 'hidden');
        const screen = await page.screenshot();
        await setWords(page, 'visible');
        for (const { text, colour, boxes, isLarge } of texts) {
          const least = isLarge ? leastContrast.largeText : leastContrast.text;
          const words = hexOf((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
          for (const box of boxes) {
            if (box.bottom > viewport.height || box.right > viewport.width) continue;
            const share = await unreadableShare(screen, box, words, least);
            if (share > 0.02) unreadable.push(`${name}, ${viewport.width}: ${text} ${share}`);
          }
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(unreadable).toEqual([]);
});
