import {
  ROUND_CAP,
  SUN,
  at,
  circ,
  cloth,
  dye,
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
      cloth('wall', 'abundance', '#1C2750', dye.night, 13),
      cloth('wrap', 'marine', dye.sky, dye.deep, 11),
      cloth('dress', 'stem', '#C93A72', dye.boug, 11),
      cloth('shirt', 'aviation', dye.sun, dye.leaf, 9),
    ],
    wall(),
    round(600, 350, 320, SUN, 'sun'),
    hill('0 640, 300 590, 620 620, 900 580, 1200 620', dye.dusk),
    at(330, 510, 0.84, path(COAT, dye.lake), headBack(skin.dark, 'short'), path(COLLAR, dye.white)),
    at(
      870,
      510,
      0.84,
      path(COAT, 'url(#shirt)'),
      headBack(skin.warm, 'bun'),
      path(COLLAR, dye.leaf),
    ),
    at(
      600,
      520,
      1,
      path(COAT, 'url(#dress)'),
      path('M-40 16Q0 52 40 16L52 44Q0 84-52 44Z', dye.maize),
      headwrap(skin.brown, 'url(#wrap)', dye.lake, dye.deep),
    ),
  );

/** A student at a desk, seen from behind, with a portal of woven tiles open on her screen. */
export const students = () =>
  scene(
    [
      cloth('wall', 'abundance', '#1C2750', dye.night, 13),
      cloth('tile', 'stem', dye.sun, dye.boug, 8),
      cloth('tile2', 'marine', dye.sky, dye.lake, 8),
      cloth('tile3', 'join', dye.maize, dye.leaf, 9),
    ],
    wall(),
    rect(270, 90, 660, 450, dye.haze, ` stroke="${dye.ink}" stroke-width="26"`),
    rect(283, 103, 634, 44, dye.tea),
    seam(310, 125, 560, dye.maize, 12, 30, 14),
    round(600, 352, 168, SUN, 'sun'),
    rect(306, 178, 112, 112, 'url(#tile)'),
    rect(306, 310, 112, 112, 'url(#tile2)'),
    rect(782, 178, 112, 112, 'url(#tile3)'),
    rect(782, 310, 112, 112, dye.maize),
    line('M806 366l24 26l42-56', dye.ink, 16),
    seam(306, 470, 420, dye.tea, 12, 24, 12),
    seam(782, 470, 894, dye.tea, 12, 24, 12),
    rect(570, 552, 60, 80, dye.ink),
    floor(610, dye.clay, dye.maize, 160),
    path('M330 640H870L910 700H290Z', dye.ink),
    stitched('M346 656H854M330 676H870', dye.steel, 10, 26, 8),
    at(
      960,
      640,
      1,
      path('M-60-80H40V10Q40 24 20 24H-40Q-60 24-60 10Z', dye.maize),
      line('M40-56q44 0 36 34q-8 24-36 22', dye.maize, 14),
      seam(-60, -40, 40, dye.boug, 16, 14, 10),
    ),
    at(
      600,
      590,
      0.84,
      line('M-150 120C-210 170-210 130-172 96', dye.boug, 60, ROUND_CAP),
      line('M150 120C210 170 210 130 172 96', dye.boug, 60, ROUND_CAP),
      path(COAT, dye.boug),
      headBack(skin.dark, 'puffs'),
      path(COLLAR, dye.white),
    ),
  );

const key = (turn, fill, bit) =>
  group(
    `rotate(${turn} 600 300)`,
    circ(600, 470, 62, fill),
    circ(600, 462, 26, dye.tea),
    rect(582, 520, 36, 220, fill),
    path(bit, fill),
    stitched('M600 540V720', dye.ink, 7, 14, 12),
  );

/** Three keys on a thong hang from a round key fob woven like a kiondo. */
export function access() {
  return scene(
    [cloth('wall', 'abundance', dye.teaLight, dye.tea, 12)],
    wall(),
    line('M600 0V90', dye.sisal, 22),
    stitched('M600 0V90', dye.clay, 22, 10, 10),
    key(30, dye.boug, 'M618 640h50v34h-28v20h28v34h-50z'),
    key(-30, dye.sky, 'M618 630h58v30h-20v18h20v24h-34v24h-24z'),
    key(0, dye.maize, 'M618 636h56v36h-30v18h30v40h-56z'),
    circ(600, 402, 42, 'none', ` stroke="${dye.ink}" stroke-width="16"`),
    round(600, 240, 186, { base: dye.sisal, fg: dye.murram, alt: dye.boug }, 'sun'),
    circ(600, 74, 26, dye.ink),
    circ(600, 74, 11, dye.tea),
  );
}

/** Six woven tiles joined by threads to one round in the middle. */
export function sitemap() {
  const tiles = [
    ['stem', dye.tea, dye.maize, 250, 100],
    ['social', '#F3B48A', dye.clay, 520, 60],
    ['arts', dye.pink, dye.boug, 790, 100],
    ['aviation', dye.deep, dye.sky, 250, 540],
    ['marine', dye.sky, dye.lake, 520, 580],
    ['boarding', dye.sprout, dye.leaf, 790, 540],
  ];
  const threads = tiles.map(([, , , x, y]) => {
    const [tx, ty] = [x + 80, y + 80];
    const d = x === 520 ? `M600 400V${ty}` : `M600 400C${tx} 400 ${tx} 400 ${tx} ${ty}`;
    return line(d, dye.maize, 20) + stitched(d, dye.murram, 20, 12, 12);
  });
  return scene(
    [
      cloth('wall', 'abundance', dye.teaLight, dye.tea, 12),
      tiles.map(([name, thread, ground]) => cloth(name, name, thread, ground, 10)),
    ],
    wall(),
    threads,
    tiles.map(([name, , , x, y]) =>
      rect(x, y, 160, 160, `url(#${name})`, ` stroke="${dye.paper}" stroke-width="10"`),
    ),
    round(600, 400, 150, SUN, 'sun'),
  );
}
