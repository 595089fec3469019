import type { Font } from 'fontkit';
import { tilePath, type SiteTree } from '../site/index.ts';
import { element, type Xml } from './xml.ts';

/** The size of pictures for shared links (Open Graph), in pixels. */
export const cardSize = { width: 1200, height: 630 };
/** The plate at the bottom of a card, in pixels. */
export const plate = { height: 168, padding: 56, band: 40 };
/** Where the band ends and the plate begins, and where the band begins. */
const top = cardSize.height - plate.height;
const bandTop = top - plate.band - 6;
/** How far the line above the band is from it, and with it all that is drawn, in pixels. */
const aboveBand = 10;
/** Above it nothing is drawn on a card's picture. */
export const plateTop = bandTop - aboveBand;
const titleSize = 72;

const bar = (y: number, height: number, fill: string) =>
  element('rect', { y, width: '100%', height, fill });

type Theme = SiteTree['theme'];

function patternOf(theme: Theme, name: string) {
  const pattern = theme.patterns[name];
  if (!pattern) throw new Error(`There is no pattern ${name}.`);
  return pattern;
}

/** The ground of a pattern as an SVG, for a card without a picture: with the mark on it, or else with large tiles. */
export function groundSvg(name: string, theme: Theme, hasMark: boolean): string {
  const pattern = patternOf(theme, name);
  const { width, height } = cardSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height: top },
    tilesOf(pattern, theme, { height: 3 * plate.band, from: 0 }),
    bar(0, height, pattern.ground),
    ...(hasMark ? [] : [bar(0, height, 'url(#p)')]),
  ).xml;
}

/** The tiles of a pattern, which fills refer to as `url(#p)`. */
function tilesOf(
  { thread, tile: name }: ReturnType<typeof patternOf>,
  theme: Theme,
  { height, from }: { height: number; from: number },
): Xml {
  const tile = tilePath(theme.tiles[name] ?? ['#']);
  const tiles = {
    id: 'p',
    width: tile.width,
    height: tile.height,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `translate(0 ${from}) scale(${height / tile.height})`,
  };
  return element(
    'defs',
    {},
    element('pattern', tiles, element('path', { fill: thread, d: tile.path })),
  );
}

/** The plate of a card as an SVG of the card's size: a band with the pattern, then the title on its ground. */
export function plateSvg(
  { title, pattern: name }: { title: string; pattern: string },
  theme: Theme,
  font: Font,
): string {
  const pattern = patternOf(theme, name);
  const { ground, thread, text } = pattern;
  const { width, height } = cardSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height },
    tilesOf(pattern, theme, { height: plate.band, from: bandTop }),
    bar(bandTop - 6, plate.height + plate.band + 12, ground),
    bar(bandTop - aboveBand, 5, thread),
    bar(bandTop, plate.band, 'url(#p)'),
    bar(top, 5, thread),
    element(
      'g',
      { fill: text, transform: `translate(${plate.padding} ${height - 62})` },
      shapesOf(title, font, width - 2 * plate.padding),
    ),
  ).xml;
}

/**
 * The outlines of a line of text, at the requested size or as small as the width requires. Nothing if the typeface lacks
 * a letter of it: whoever sends the page has its title beside the card.
 */
function shapesOf(text: string, font: Font, maxWidth: number): Xml {
  const { glyphs, positions, advanceWidth } = font.layout(text.replaceAll('\u00A0', ' '));
  if (glyphs.some(({ id }) => id === 0)) return element('g', {});
  const unit = Math.min(titleSize, (maxWidth / advanceWidth) * font.unitsPerEm) / font.unitsPerEm;
  const starts = [0];
  for (const { xAdvance } of positions) starts.push((starts.at(-1) ?? 0) + xAdvance);
  return element(
    'g',
    { transform: `scale(${unit} ${-unit})` },
    glyphs.map((glyph, index) =>
      element('path', { transform: `translate(${starts[index]} 0)`, d: glyph.path.toSVG() }),
    ),
  );
}
