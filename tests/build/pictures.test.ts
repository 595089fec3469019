import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import {
  buildPictures,
  iconDataUrl,
  inlinePicture,
  pictureFinder,
} from '../../src/build/pictures.ts';
import { hashOf } from '../../src/build/cache/file-cache.ts';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import { readPicture } from '../../src/build/pictures/read-picture.ts';
import { longTest } from '../sample.ts';

let images: string;
let site: string;
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  images = path.join(folder, 'images');
  site = path.join(folder, 'site');
  mkdirSync(images);
  return () => rmSync(folder, { recursive: true });
});

const image = (src: string) =>
  ({ part: 'image', src, alt: 'A pool', focus: { x: 30, y: 60 } }) as const;

/** Builds a picture of the folder as a page would get it. */
async function built(name: string) {
  const bytes = readFileSync(path.join(images, name));
  const { size } = await readPicture(name, bytes);
  if (!size) throw new Error(`${name} is no picture.`);
  const hashes = new Map([[name, hashOf(bytes)]]);
  const output = new SiteOutput({ folder: site });
  const { pictures, finish } = await buildPictures(images, new Map([[name, size]]), hashes, output);
  await finish();
  return pictureFinder(pictures)(image(name));
}

/** A photograph of a telephone's size: smooth light with grain, so that it is neither trivial nor noise to encode. */
async function takePhotograph(file: string, width: number, height: number, orientation?: number) {
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#bfe1e6"/><stop offset=".5" stop-color="#17704c"/><stop offset="1" stop-color="#6a3d28"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .png()
    .toBuffer();
  await sharp(light)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFile(file);
}

longTest(
  'a photograph is offered in better formats and several widths, small enough for a phone',
  async () => {
    await takePhotograph(path.join(images, 'pool.jpg'), 3000, 2000);
    const picture = await built('pool.jpg');

    expect(picture).toMatchObject({
      width: 3000,
      height: 2000,
      alt: 'A pool',
      focus: { x: 30, y: 60 },
    });
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif']);
    for (const { srcSet } of picture.sources) {
      const files = srcSet.split(', ').map((candidate) => candidate.split(' '));
      expect(files.map(([, width]) => width)).toEqual(['480w', '800w', '1200w', '1600w']);
      for (const [address = '', width = ''] of files) {
        const file = path.join(site, address);
        expect(await sharp(file).metadata()).toMatchObject({ width: Number.parseInt(width, 10) });
        if (width === '800w') {
          expect(statSync(file).size).toBeLessThan(90_000);
        }
      }
    }
    expect((await sharp(path.join(site, picture.src)).metadata()).format).toBe('jpeg');
  },
);

test('a portrait photograph stays upright, and a small one is not enlarged', async () => {
  await takePhotograph(path.join(images, 'portrait.png'), 400, 300, 6);
  const picture = await built('portrait.png');
  expect(picture).toMatchObject({ width: 300, height: 400 });
  expect(picture.sources[0]?.srcSet).toMatch(/^\/assets\/portrait-\w+-300\.avif 300w$/);
});

/** Builds a drawing with these shapes. */
async function draw(shapes: string) {
  writeFileSync(
    path.join(images, 'gate.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${shapes}</svg>`,
  );
  return built('gate.svg');
}

test('a drawing is copied unchanged, under a hashed name', async () => {
  const first = await draw('<rect/>');
  const second = await draw('<circle/>');
  expect(first).toMatchObject({ width: 1200, height: 800, sources: [] });
  expect(first.src).not.toBe(second.src);
  expect(existsSync(path.join(site, second.src))).toBe(true);
});

test.each([
  '100% fun.svg',
  'a#b?c&d.png',
  'Mädchen im "Garten".png',
  `${'long '.repeat(40)}.png`,
  '%.svg',
])('the picture %s has addresses that need no escaping', async (name) => {
  const isDrawing = name.endsWith('.svg');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v6"/></svg>';
  writeFileSync(
    path.join(images, name),
    isDrawing ? svg : await sharp(Buffer.from(svg)).png().toBuffer(),
  );
  const { src, sources } = await built(name);
  const addresses = sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[0]),
  );
  for (const address of [src, ...addresses]) {
    expect(address).toMatch(/^\/assets\/[a-z0-9-]+-\w{10}(-\d+)?\.\w+$/);
    expect(existsSync(path.join(site, address ?? ''))).toBe(true);
  }
});

/** Numbers without a rule, which no compression makes small. */
const anywhere = (seed: number) => Math.abs(Math.sin(seed) * 290).toFixed(3);

test('a complex drawing is rasterized if that is smaller, sharp at double density', async () => {
  const shapes = Array.from(
    { length: 3000 },
    (_, index) =>
      `<rect x="${anywhere(index)}" y="${anywhere(index + 0.5)}" width="9" height="9"/>`,
  );
  writeFileSync(
    path.join(images, 'shapes.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/>${shapes.join('')}</svg>`,
  );
  const picture = await built('shapes.svg');
  expect(picture).toMatchObject({ width: 400, height: 300 });
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif']);
  expect(picture.sources[0]?.srcSet).toContain('800w');
});

test.each([
  ['<circle cx="20" cy="20" r="9" fill="#0b4636"/>', '0 0 40 40', true],
  ['<g transform="rotate(9)"><path d="M0 0h9z"/></g>', '0 0 40 40', true],
  // It would be drawn in another shape.
  ['<circle r="9"/>', '0 0 40 30', false],
  // Names would clash with those of the page.
  ['<circle id="_main" r="9"/>', '0 0 40 40', false],
  ['<circle r="9" style="fill:red"/>', '0 0 40 40', false],
  ['<circle r="9" onclick="alert(1)"/>', '0 0 40 40', false],
  ['<script>alert(1)</script>', '0 0 40 40', false],
  [`<path d="${'M0 0h9z'.repeat(300)}"/>`, '0 0 40 40', false],
])('of small drawings %s in %s becomes a part of the page: %s', (shapes, viewBox, isInline) => {
  const file = path.join(images, 'logo.svg');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
  writeFileSync(file, `${svg}\n`);
  expect(inlinePicture(file)).toEqual(isInline ? { viewBox, shapes } : null);
});

test('a small icon becomes a part of the page, a larger one a file', () => {
  const file = path.join(images, 'icon.svg');
  const write = (shapes: string) =>
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40">${shapes}</svg>`,
    );
  write('<circle r="9" fill="#0b4636"/>');
  expect(iconDataUrl(file)).toBe(
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2040%2040'%3E%3Ccircle%20r='9'%20fill='%230b4636'/%3E%3C/svg%3E",
  );
  for (const shapes of [`<path d="${'M0 0h9z'.repeat(143)}"/>`, '<path d="M0 0h9z" id="a"/>']) {
    write(shapes);
    expect(iconDataUrl(file)).toBeNull();
  }
});
