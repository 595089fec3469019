import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect } from 'vitest';
import { stringify } from 'yaml';
import { iconSprite } from '../../src/build/icons.ts';
import { buildPictures, pictureFinder } from '../../src/build/pictures.ts';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import { facesOfTheme } from '../../src/build/fonts/faces-of-theme.ts';
import { createCardMaker } from '../../src/build/social-card.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { mistakesFolder } from '../content/broken-sites.ts';

const examples = readExamples().flatMap((block) => Object.values(block.examples));

const shapes = '<path d="M0 0h9v9z"/>';
const svg = (attributes: string, inside = shapes) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const photograph = await sharp({
  create: { width: 20, height: 12, channels: 3, background: '#17704c' },
})
  .jpeg()
  .toBuffer();
const ribbon = await sharp({
  create: { width: 2, height: 3000, channels: 3, background: '#17704c' },
})
  .png()
  .toBuffer();

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '[x](/fees?year=2025)',
    '[x](#i-house)',
    '**',
    '{{x}}',
    '$&',
    '</script><!--',
    '\u202Ex',
    '![](x)',
    '__proto__',
    '[a][b]',
    '* * *',
  ),
);
const anyLink = fc.oneof(
  fc.constantFrom(
    '/',
    '/fees',
    '/Fees/',
    '/fees?year=2025',
    '/fees?a=%&b="#x',
    '#x',
    '/join#x',
    'enquiry',
    'phone:main',
    'email:library',
    'constructor',
    '/__proto__',
    '//x',
    '/\\x',
    '/.',
    '/fees//',
    '?',
    '#',
  ),
  anyText,
);
const anchors = fc.constantFrom(
  'x',
  'i-house',
  'i-x',
  'page-data',
  'app',
  'main',
  'top',
  'countdown',
  'constructor',
  'length',
);
const pageNames = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('plain', 'a/b', 'A-B_c/index') },
  fc.constantFrom(
    'assets/x',
    'assets',
    '404',
    'index/x',
    'nul',
    'constructor',
    '__proto__',
    'x'.repeat(120),
  ),
);
const pictures = fc.record({
  stem: fc.oneof(
    fc.constantFrom(
      'plain',
      '50%',
      'a#b',
      'a?b',
      'two words',
      '%41',
      'x'.repeat(180),
      'é',
      'a,b 2x',
      '__proto__',
    ),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((name) => !/[/\\\0]|^\.|[<>:"|?*]|\p{Cc}/u.test(name)),
  ),
  file: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom<[string, Buffer]>(
        ['.jpg', photograph],
        ['.JPG', photograph],
        ['.png', ribbon],
        ['.svg', svg('viewBox="0 0 30 20"')],
        ['.svg', svg('width="1" height="4000"')],
      ),
    },
    fc.constantFrom<[string, Buffer]>(
      ['.jpg', photograph.subarray(0, -20)],
      ['.png', Buffer.from('words')],
      ['.webp', Buffer.alloc(0)],
      ['.svg', svg('width="0" height="9"')],
      ['.svg', svg('viewBox="0 0 9 9"', '<script/>')],
      ['.svg', Buffer.from('<g/>')],
      ['.gif', Buffer.from('GIF89a')],
    ),
  ),
});

type Choices = { link: string; text: string; picture: string; changed: number };

/** An example with pictures and links that this site may have, and one of its texts replaced by any other. */
function adapt(value: unknown, choices: Choices): unknown {
  let texts = 0;
  const visit = (inner: unknown, name: string): unknown => {
    if (Array.isArray(inner)) return inner.map((item: unknown) => visit(item, name));
    if (typeof inner === 'object' && inner !== null) {
      return Object.fromEntries(
        Object.entries(inner).map(([key, item]) => [key, visit(item, key)]),
      );
    }
    if (typeof inner !== 'string') return inner;
    if (name === 'src') return choices.picture;
    if (name === 'to' || name === 'infolink') return choices.link;
    if (name === 'curriculum') return 'mathematics';
    if (name === 'contact') return 'main';
    if (['type', 'pattern', 'icon', 'id', 'embedUrl'].includes(name))
      return inner.replace(/^https:\/\/[^/]+/, 'https://maps.lakeside.example');
    texts += 1;
    return texts === choices.changed
      ? choices.text
      : inner.replaceAll(/\]\([^)]*\)/g, `](${choices.link})`);
  };
  return visit(value, '');
}

const sites = fc.record({
  page: pageNames,
  title: fc.oneof({ weight: 3, arbitrary: fc.constant('A page') }, anyText),
  anchor: anchors,
  picture: pictures,
  blocks: fc.array(
    fc.record({
      example: fc.constantFrom(...examples),
      link: fc.oneof({ weight: 6, arbitrary: fc.constant('/fees?year=2025') }, anyLink),
      text: anyText,
      changed: fc.nat(8),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Builds everything of a site but the browser's scripts and styles, which no content reaches. */
async function buildContent(content: string, out: string): Promise<boolean> {
  const { tree, pictureSizes, pictureHashes, diagnostics } = await loadSite(content);
  if (!tree || diagnostics.some(({ severity }) => severity === 'error')) return false;
  const images = path.join(content, 'images');
  const output = new SiteOutput({ folder: out });
  const { pictures: built, finish } = await buildPictures(
    images,
    pictureSizes,
    pictureHashes,
    output,
  );
  await finish();
  const faces = facesOfTheme({ fonts: undefined, look: { name: 'woven' } }, content);
  const prepareCard = createCardMaker(tree, images, { faces, pictureHashes });
  const renderer = createSiteRenderer(tree, {
    assets: {
      printStyles: null,
      searchStyles: '/s.css',
      noticeStyles: '/n.css',
      worker: null,
      script: '/s.js',
      headingFont: '/f.woff2',
      textFamily: 'Text',
      logo: null,
      policy: null,
      favicon: null,
    },
    stylesheets: () => [],
    picture: pictureFinder(built),
    icons: iconSprite,
    scrims: () => null,
    socialImage: () => null,
    islandScripts: () => [],
    today: new Date(2025, 0, 8),
  });
  for (const page of tree.pages) {
    const html = renderer.page(page);
    for (const [, address = ''] of html.matchAll(/(?:src|srcSet)="(\/assets\/[^" ]*)/gi)) {
      expect(existsSync(path.join(out, address)), address).toBe(true);
    }
    await prepareCard(page).make();
  }
  renderer.notFound();
  return true;
}

/**
 * Makes content folders of every kind, and builds those that validation accepts; tells how many those were. With a seed they are
 * the same every time.
 */
export async function buildWhatPasses(numRuns: number, seed?: number): Promise<number> {
  let built = 0;
  const folder = mkdtempSync(path.join(tmpdir(), 'passes-'));
  let count = 0;
  const property = fc.asyncProperty(sites, async ({ page, title, anchor, picture, blocks }) => {
    count += 1;
    const content = path.join(folder, String(count));
    cpSync(path.join(mistakesFolder, 'site'), content, { recursive: true });
    const [ending, bytes] = picture.file;
    const src = picture.stem + ending;
    writeFileSync(path.join(content, 'images', src), bytes);
    const file = path.join(content, 'pages', `${page}.yaml`);
    mkdirSync(path.dirname(file), { recursive: true });
    const hero = {
      type: 'hero',
      title: 'Lake',
      anchor,
      image: { src, alt: 'The lake at sunrise' },
    };
    const others = blocks.map(({ example, ...choices }) =>
      adapt(example, { ...choices, picture: src }),
    );
    writeFileSync(file, stringify({ title, blocks: [hero, ...others] }));
    if (await buildContent(content, path.join(folder, `${count}-out`))) built += 1;
    rmSync(content, { recursive: true });
  });
  try {
    await fc.assert(property, { numRuns, ...(seed === undefined ? {} : { seed }) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return built;
}
