import {
  ROUND_CAP,
  ROUND_JOIN,
  circ,
  clip,
  clipped,
  cloth,
  palette,
  ell,
  group,
  line,
  path,
  rect,
  round,
  scene,
  seam,
  stitched,
} from '../lib.mjs';
import { floor, wall } from '../things.mjs';

const lakeWall = cloth('wall', 'stem', '#14688F', palette.lake, 12);
const PALE = { base: palette.sky, fg: '#7FBFCB', alt: '#5FAFC0' };

/** A pair of compasses has drawn a woven round; a set square and a ruler with stitched marks lie beside it. */
export const mathematics = () =>
  scene(
    [lakeWall],
    wall(),
    rect(150, 70, 900, 660, palette.paper),
    line(
      Array.from({ length: 14 }, (_, i) => `M${210 + i * 60} 70V730`).join('') +
        Array.from({ length: 11 }, (_, i) => `M150 ${100 + i * 60}H1050`).join(''),
      palette.haze,
      5,
    ),
    round(500, 420, 250, { base: palette.sky, fg: palette.lake, alt: palette.boug }, 'stem'),
    // the set square
    path('M760 690V240L1010 690ZM812 638H922L812 440Z', palette.maize, ' fill-rule="evenodd"'),
    stitched('M776 680V300', palette.clay, 14, 6, 20),
    // the compasses: one leg in the middle, one on the rim
    line('M640 96L500 420', palette.ink, 30),
    line('M640 96L742 372', palette.boug, 30),
    path('M486 414L514 424L496 462Z', palette.ink),
    path('M728 372L758 362L762 402Z', palette.ink),
    circ(640, 96, 46, palette.maize),
    circ(640, 96, 20, palette.ink),
    line('M640 50V20', palette.ink, 26, ROUND_CAP),
  );

const leafAt = (x, y, turn, size, fill, vein) =>
  group(
    `translate(${x} ${y})rotate(${turn})scale(${size})`,
    path('M0 0C-110-70-120-210 0-330C120-210 110-70 0 0Z', fill),
    line(
      'M0-10V-290M0-70L-54-120M0-70L54-120M0-140L-58-194M0-140L58-194M0-206L-40-246M0-206L40-246',
      vein,
      9,
      ROUND_CAP,
    ),
  );

/** A seedling with four leaves; below the ground its roots run through the soil. */
export const biology = () =>
  scene(
    [
      cloth('wall', 'stem', '#14688F', palette.lake, 12),
      cloth('soil', 'marine', '#A4421C', palette.clay, 14),
    ],
    wall(),
    round(600, 330, 300, { base: palette.maize, fg: palette.sun, alt: '#E29A18' }, 'sun'),
    rect(0, 520, 1200, 280, 'url(#soil)'),
    rect(0, 500, 1200, 32, palette.ink),
    seam(0, 516, 1200, palette.maize, 10, 24, 18),
    line(
      'M600 520V720M600 580C540 610 500 640 440 640M600 600C660 620 720 650 780 640M600 650C560 690 520 700 480 740M600 660C650 690 680 710 730 740M600 560C680 570 760 570 850 560M600 556C510 560 440 560 350 556',
      palette.sisal,
      13,
      ROUND_CAP,
    ),
    ell(600, 536, 52, 34, palette.sisal),
    line('M600 520C600 420 598 320 600 200', palette.leaf, 26, ROUND_CAP),
    leafAt(600, 430, -72, 0.94, palette.tea, palette.sprout),
    leafAt(600, 430, 72, 0.94, palette.tea, palette.sprout),
    leafAt(600, 300, -38, 0.72, palette.leaf, palette.sprout),
    leafAt(600, 300, 38, 0.72, palette.leaf, palette.sprout),
    leafAt(600, 230, 0, 0.5, palette.grass, palette.tea),
  );

const ball = (x, y, radius, fill, light) => [
  circ(x, y, radius, fill),
  circ(x - radius * 0.28, y - radius * 0.3, radius * 0.34, light),
];

/** A molecule of coloured balls on sticks, before a wall of squares. */
export function chemistry() {
  const squares = Array.from({ length: 28 }, (_, i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    const fill = [palette.deep, '#0E5278', '#14688F'][(column + row * 2) % 3];
    return rect(46 + column * 160, 56 + row * 174, 148, 162, fill);
  });
  return scene(
    [],
    rect(0, 0, 1200, 800, palette.lake),
    squares,
    line(
      'M420 300L600 420L780 300M600 420V630M420 300L270 190M420 300L300 450M780 300L930 190M780 300L900 450',
      palette.sisal,
      30,
    ),
    round(600, 420, 124, { base: palette.maize, fg: palette.murram, alt: palette.boug }, 'small'),
    ball(420, 300, 96, palette.boug, palette.pink),
    ball(780, 300, 96, palette.boug, palette.pink),
    ball(600, 646, 82, palette.leaf, palette.grass),
    [
      [262, 184],
      [290, 462],
      [938, 184],
      [910, 462],
    ].map(([x, y]) => ball(x, y, 62, palette.sisal, palette.paper)),
  );
}

/** A ray of light goes into a glass prism and comes out as six threads of different colours. */
export function physics() {
  const threads = [
    palette.murram,
    palette.maize,
    palette.sprout,
    palette.mint,
    palette.sky,
    palette.pink,
  ].map((fill, i) =>
    stitched(`M${660 + i * 7} ${350 + i * 22}L1240 ${260 + i * 92}`, fill, 40, 62, 12),
  );
  return scene(
    [cloth('wall', 'stem', '#1C2750', palette.night, 12)],
    wall(),
    line('M-20 560L500 410', palette.paper, 26),
    threads,
    path('M600 120L880 640H320Z', palette.sky),
    path('M600 120L880 640H600Z', '#A9D3DB'),
    line('M500 410L664 356', palette.paper, 20),
    line('M600 120L880 640H320Z', palette.ink, 18, ROUND_JOIN),
    floor(690, palette.ink, palette.maize, 30),
  );
}

/** A magnifying glass over a patterned cloth shows the round that is in it. */
export const generalSciences = () =>
  scene(
    [cloth('wall', 'stem', '#14688F', palette.lake, 26), clip('lens', circ(540, 350, 250, '#000'))],
    wall(),
    line('M720 540L940 740', palette.ink, 84, ROUND_CAP),
    stitched('M756 574L930 732', palette.maize, 26, 20, 18),
    clipped(
      'lens',
      circ(540, 350, 250, palette.haze),
      round(540, 350, 230, PALE, 'stem'),
      round(540, 350, 130, { base: palette.maize, fg: palette.murram, alt: palette.boug }, 'small'),
    ),
    circ(540, 350, 262, 'none', ` stroke="${palette.ink}" stroke-width="44"`),
    circ(
      540,
      350,
      262,
      'none',
      ` stroke="${palette.maize}" stroke-width="10" stroke-dasharray="26 20"`,
    ),
    line('M384 260A180 180 0 0 1 470 186', palette.white, 22, ROUND_CAP),
  );
