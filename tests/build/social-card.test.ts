import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { plateSvg } from '../../src/build/card-plate.ts';
import { fontForShapes } from '../../src/build/fonts/whole-font.ts';
import { createCardMaker } from '../../src/build/social-card.ts';
import { facesOfTheme } from '../../src/build/fonts/faces-of-theme.ts';
import { siteOf } from '../site/site-of.ts';

const images = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(images, { recursive: true }));
writeFileSync(
  path.join(images, 'pool.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M0 0h90v60"/></svg>',
);

test('a title whose letters the typeface lacks leaves its card without words, not with boxes', async () => {
  const [face] = facesOfTheme({ fonts: undefined, look: { name: 'woven' } }, images);
  if (!face) throw new Error('There is no typeface.');
  const { theme } = siteOf({ index: {} });
  const shapesOf = async (title: string) => {
    const font = await fontForShapes(face, 700, title);
    const svg = plateSvg({ title, pattern: 'calm' }, theme, font);
    return svg.split('</defs>')[1]?.match(/<path/g)?.length ?? 0;
  };
  expect(await shapesOf('League')).toBe(6);
  expect(await shapesOf('الملعب 2')).toBe(0);
});

test('pages without a picture share a card per section, one with a picture has its own', async () => {
  const image = { src: 'pool.svg', alt: 'The pool' };
  const tree = siteOf(
    {
      index: { title: 'Home' },
      rules: { title: 'Rules' },
      'rules/first': { title: 'First rule' },
      'rules/second': { title: 'Second rule' },
      'rules/pool': {
        title: 'In the pool',
        blocks: [{ type: 'cards', items: [{ title: 'The pool', image }] }],
      },
      prices: { title: 'Prices', pattern: 'lake' },
    },
    {},
  );
  const cardOf = createCardMaker(tree, images, {
    faces: facesOfTheme({ fonts: undefined, look: { name: 'woven' } }, images),
    pictureHashes: new Map([['pool.svg', 'a']]),
  });
  const [home, ...others] = tree.pages.map((page) => [page.address, cardOf(page).name]);
  const names = Object.fromEntries(others);
  expect(names['/rules/first']).toBe(names['/rules']);
  expect(names['/rules/second']).toBe(home?.[1]);
  expect(new Set(Object.values(names)).size).toBe(2);
  const first = tree.pages.find(({ address }) => address === '/rules/first');
  if (!first) throw new Error('There is no first rule.');
  expect(await sharp(await cardOf(first).make()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});
