import {
  ROUND_CAP,
  SUN,
  at,
  circ,
  cloth,
  palette,
  group,
  hill,
  line,
  path,
  rect,
  round,
  scene,
  seam,
  skin,
  stitched,
} from '../lib.mjs';
import { headBack, headwrap } from '../figures.mjs';
import { floor, wall } from '../things.mjs';

const COAT =
  'M-30 10C-50 34-130 36-164 74C-190 104-194 220-198 460H198C194 220 190 104 164 74C130 36 50 34 30 10Z';

const COLLAR = 'M-40 2C-20 22 20 22 40 2L62 34C30 56-30 56-62 34Z';

/** Three members of staff side by side, seen from behind, facing a woven sun. */
export const staff = () =>
  scene(
    [
      cloth('wall', 'abundance', '#1C2750', palette.night, 13),
      cloth('wrap', 'marine', palette.sky, palette.deep, 11),
      cloth('dress', 'stem', '#C93A72', palette.boug, 11),
      cloth('shirt', 'aviation', palette.sun, palette.leaf, 9),
    ],
    wall(),
    round(600, 350, 320, SUN, 'sun'),
    hill('0 640, 300 590, 620 620, 900 580, 1200 620', palette.dusk),
    at(
      330,
      510,
      0.84,
      path(COAT, palette.lake),
      headBack(skin.dark, 'short'),
      path(COLLAR, palette.white),
    ),
    at(
      870,
      510,
      0.84,
      path(COAT, 'url(#shirt)'),
      headBack(skin.warm, 'bun'),
      path(COLLAR, palette.leaf),
    ),
    at(
      600,
      520,
      1,
      path(COAT, 'url(#dress)'),
      path('M-40 16Q0 52 40 16L52 44Q0 84-52 44Z', palette.maize),
      headwrap(skin.brown, 'url(#wrap)', palette.lake, palette.deep),
    ),
  );

/** A student at a desk, seen from behind, with a portal of woven tiles open on her screen. */
export const students = () =>
  scene(
    [
      cloth('wall', 'abundance', '#1C2750', palette.night, 13),
      cloth('tile', 'stem', palette.sun, palette.boug, 8),
      cloth('tile2', 'marine', palette.sky, palette.lake, 8),
      cloth('tile3', 'join', palette.maize, palette.leaf, 9),
    ],
    wall(),
    rect(270, 90, 660, 450, palette.haze, ` stroke="${palette.ink}" stroke-width="26"`),
    rect(283, 103, 634, 44, palette.tea),
    seam(310, 125, 560, palette.maize, 12, 30, 14),
    round(600, 352, 168, SUN, 'sun'),
    rect(306, 178, 112, 112, 'url(#tile)'),
    rect(306, 310, 112, 112, 'url(#tile2)'),
    rect(782, 178, 112, 112, 'url(#tile3)'),
    rect(782, 310, 112, 112, palette.maize),
    line('M806 366l24 26l42-56', palette.ink, 16),
    seam(306, 470, 420, palette.tea, 12, 24, 12),
    seam(782, 470, 894, palette.tea, 12, 24, 12),
    rect(570, 552, 60, 80, palette.ink),
    floor(610, palette.clay, palette.maize, 160),
    path('M330 640H870L910 700H290Z', palette.ink),
    stitched('M346 656H854M330 676H870', palette.steel, 10, 26, 8),
    at(
      960,
      640,
      1,
      path('M-60-80H40V10Q40 24 20 24H-40Q-60 24-60 10Z', palette.maize),
      line('M40-56q44 0 36 34q-8 24-36 22', palette.maize, 14),
      seam(-60, -40, 40, palette.boug, 16, 14, 10),
    ),
    at(
      600,
      590,
      0.84,
      line('M-150 120C-210 170-210 130-172 96', palette.boug, 60, ROUND_CAP),
      line('M150 120C210 170 210 130 172 96', palette.boug, 60, ROUND_CAP),
      path(COAT, palette.boug),
      headBack(skin.dark, 'puffs'),
      path(COLLAR, palette.white),
    ),
  );

const key = (turn, fill, bit) =>
  group(
    `rotate(${turn} 600 300)`,
    circ(600, 470, 62, fill),
    circ(600, 462, 26, palette.tea),
    rect(582, 520, 36, 220, fill),
    path(bit, fill),
    stitched('M600 540V720', palette.ink, 7, 14, 12),
  );

/** Three keys on a thong hang from a round key fob woven like a kiondo. */
export function access() {
  return scene(
    [cloth('wall', 'abundance', palette.teaLight, palette.tea, 12)],
    wall(),
    line('M600 0V90', palette.sisal, 22),
    stitched('M600 0V90', palette.clay, 22, 10, 10),
    key(30, palette.boug, 'M618 640h50v34h-28v20h28v34h-50z'),
    key(-30, palette.sky, 'M618 630h58v30h-20v18h20v24h-34v24h-24z'),
    key(0, palette.maize, 'M618 636h56v36h-30v18h30v40h-56z'),
    circ(600, 402, 42, 'none', ` stroke="${palette.ink}" stroke-width="16"`),
    round(600, 240, 186, { base: palette.sisal, fg: palette.murram, alt: palette.boug }, 'sun'),
    circ(600, 74, 26, palette.ink),
    circ(600, 74, 11, palette.tea),
  );
}

/** Six woven tiles joined by threads to one round in the middle. */
export function sitemap() {
  const tiles = [
    ['stem', palette.tea, palette.maize, 250, 100],
    ['social', '#F3B48A', palette.clay, 520, 60],
    ['arts', palette.pink, palette.boug, 790, 100],
    ['aviation', palette.deep, palette.sky, 250, 540],
    ['marine', palette.sky, palette.lake, 520, 580],
    ['boarding', palette.sprout, palette.leaf, 790, 540],
  ];
  const threads = tiles.map(([, , , x, y]) => {
    const [tx, ty] = [x + 80, y + 80];
    const d = x === 520 ? `M600 400V${ty}` : `M600 400C${tx} 400 ${tx} 400 ${tx} ${ty}`;
    return line(d, palette.maize, 20) + stitched(d, palette.murram, 20, 12, 12);
  });
  return scene(
    [
      cloth('wall', 'abundance', palette.teaLight, palette.tea, 12),
      tiles.map(([name, thread, ground]) => cloth(name, name, thread, ground, 10)),
    ],
    wall(),
    threads,
    tiles.map(([name, , , x, y]) =>
      rect(x, y, 160, 160, `url(#${name})`, ` stroke="${palette.paper}" stroke-width="10"`),
    ),
    round(600, 400, 150, SUN, 'sun'),
  );
}
