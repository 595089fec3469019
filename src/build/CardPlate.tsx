import type { Font } from 'fontkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { tilePath } from '../site/theme/tile-path.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

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

type PlateProps = { page: Page; theme: SiteTree['theme']; font: Font };

/** The plate of a page's card as an SVG of the card's size. */
export const plateSvg = (page: Page, { theme }: SiteTree, font: Font): string =>
  renderToStaticMarkup(<CardPlate page={page} theme={theme} font={font} />);

/** A band with the pattern, then the page's title on the pattern's ground. */
function CardPlate({ page, theme, font }: PlateProps) {
  const pattern = theme.patterns[page.pattern];
  if (!pattern) throw new Error(`There is no pattern ${page.pattern}.`);
  const { ground, thread, text } = pattern;
  const tile = tilePath(theme.tiles[pattern.tile] ?? ['#']);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={cardSize.width} height={cardSize.height}>
      <defs>
        <pattern
          id="p"
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(0 ${bandTop}) scale(${plate.band / tile.height})`}
        >
          <path fill={thread} d={tile.path} />
        </pattern>
      </defs>
      <rect y={bandTop - 6} width="100%" height={plate.height + plate.band + 12} fill={ground} />
      <rect y={bandTop - aboveBand} width="100%" height="5" fill={thread} />
      <rect y={bandTop} width="100%" height={plate.band} fill="url(#p)" />
      <rect y={top} width="100%" height="5" fill={thread} />
      <g fill={text} transform={`translate(${plate.padding} ${cardSize.height - 62})`}>
        <TextShapes
          font={font}
          text={page.document.title}
          maxWidth={cardSize.width - 2 * plate.padding}
        />
      </g>
    </svg>
  );
}

/** The outlines of a line of text, at the requested size or as small as the width requires. */
function TextShapes({ font, text, maxWidth }: { font: Font; text: string; maxWidth: number }) {
  const { glyphs, positions, advanceWidth } = font.layout(text.replaceAll('\u00A0', ' '));
  const unit = Math.min(titleSize, (maxWidth / advanceWidth) * font.unitsPerEm) / font.unitsPerEm;
  const starts = [0];
  for (const { xAdvance } of positions) starts.push((starts.at(-1) ?? 0) + xAdvance);
  return (
    <g transform={`scale(${unit} ${-unit})`}>
      {glyphs.map((glyph, index) => (
        <path key={index} transform={`translate(${starts[index]} 0)`} d={glyph.path.toSVG()} />
      ))}
    </g>
  );
}
