import {
  ROUND_CAP,
  ROUND_JOIN,
  SUN,
  at,
  circ,
  cloth,
  dye,
  ell,
  group,
  hill,
  line,
  path,
  rect,
  round,
  scene,
  skin,
  stitched,
} from '../lib.mjs';
import { girlFull, headBack } from '../figures.mjs';
import { wall } from '../things.mjs';

const low = (side) => `M${-side * 90} 90C${-side * 120} 150 ${-side * 120} 220 ${-side * 110} 290`;

const out = (side) => `M${side * 96} 90C${side * 140} 130 ${side * 170} 180 ${side * 216} 210`;

const turner = (side, tone, hair, jumper) =>
  girlFull(
    600 - side * 350,
    330,
    0.5,
    tone,
    hair,
    jumper,
    dye.tea,
    line(`${low(side)}${out(side)}`, jumper, 48, ROUND_CAP) +
      circ(-side * 110, 304, 26, tone) +
      circ(side * 224, 214, 26, tone),
  );

/** Three girls skip rope on a court in front of a woven sun, seen from behind. */
export function studentLife() {
  const sleeve = dye.bougDeep;
  const jumper = at(
    600,
    246,
    0.56,
    line('M-40 480C-60 540-64 570-50 620M40 480C56 540 62 570 50 620', skin.brown, 46, ROUND_CAP),
    line('M-58 590L-48 632M58 590L48 632', dye.white, 48, ROUND_CAP),
    line('M-50 650L-44 676M50 650L44 676', dye.ink, 40, ROUND_CAP),
    line('M-96 90C-150 120-190 90-206 20', sleeve, 50, ROUND_CAP),
    line('M96 90C150 120 190 90 206 20', sleeve, 50, ROUND_CAP),
    circ(-208, 2, 27, skin.brown),
    circ(208, 2, 27, skin.brown),
    path('M-96 260H96L170 500Q90 548 0 520Q-90 548-170 500Z', dye.tea),
    path(
      'M-30 10C-44 26-90 32-116 58C-126 72-116 180-104 300H104C116 180 126 72 116 58C90 32 44 26 30 10Z',
      sleeve,
    ),
    headBack(skin.brown, 'puffs'),
    path('M-40 2C-20 22 20 22 40 2L58 30C30 52-30 52-58 30Z', dye.white),
  );
  return scene(
    [
      cloth('wall', 'life', '#114A6B', dye.deep, 13),
      cloth('ground', 'marine', '#D4592F', dye.murram, 12),
    ],
    wall(),
    round(600, 350, 300, SUN, 'sun'),
    hill('0 560, 180 510, 420 550, 760 540, 1000 500, 1200 550', dye.leaf),
    rect(0, 620, 1200, 180, 'url(#ground)'),
    ell(600, 720, 110, 13, dye.clay),
    turner(1, skin.dark, 'bun', dye.boug),
    jumper,
    turner(-1, skin.warm, 'rows', dye.boug),
    line('M362 440C420 800 780 800 838 440', dye.paper, 12, ROUND_CAP),
    stitched('M362 440C420 800 780 800 838 440', dye.maize, 12, 18, 18),
  );
}

const dancer = (x, y, scale, top, skirt, tone, hair, mirrored = false) =>
  group(
    `translate(${x} ${y})scale(${mirrored ? -scale : scale} ${scale})`,
    line('M-50 430V548M58 430V548', tone, 28, ROUND_CAP),
    line('M-52 560L-64 566M60 560L72 566', tone, 26, ROUND_CAP),
    line('M-44 44L-128-32L-112-186', tone, 30, ROUND_CAP + ROUND_JOIN),
    line('M44 44L144 64L220 6', tone, 30, ROUND_CAP + ROUND_JOIN),
    line('M-112-186L-98-206M-114-184L-116-212', tone, 16, ROUND_CAP),
    line('M220 6L242-12M222 8L248 4', tone, 16, ROUND_CAP),
    path('M-20 22Q-52 26-64 44L-46 180H46L64 44Q52 26 20 22Z', top),
    path(
      'M-46 170H46C80 260 150 330 196 420Q100 462 0 440Q-110 466-170 410C-140 320-80 260-46 170Z',
      `url(#${skirt})`,
    ),
    stitched('M-150 388Q-70 430 4 412Q100 432 178 396', dye.maize, 12, 18, 14),
    rect(-48, 166, 96, 20, dye.maize),
    at(0, 20, 0.52, headBack(tone, hair)),
  );

/** Three dancers turn in patterned skirts before a woven sun. */
export function dance() {
  return scene(
    [
      cloth('wall', 'life', dye.bougLight, dye.boug, 14),
      cloth('tea', 'arts', dye.maize, dye.tea, 15),
      cloth('lake', 'stem', dye.white, dye.lake, 13),
      cloth('murram', 'abundance', dye.sun, dye.murram, 13),
    ],
    rect(0, 0, 1200, 800, 'url(#wall)'),
    round(600, 370, 310, SUN, 'sun'),
    rect(0, 690, 1200, 110, dye.ink),
    stitched('M0 766H1200', dye.maize, 12, 20, 16),
    dancer(270, 262, 0.82, dye.lake, 'tea', skin.warm, 'puffs', true),
    dancer(930, 262, 0.82, dye.murram, 'lake', skin.dark, 'bun'),
    dancer(600, 216, 0.92, dye.tea, 'murram', skin.brown, 'rows'),
  );
}
