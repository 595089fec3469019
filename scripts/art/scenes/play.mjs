import {
  ROUND_CAP,
  SUN,
  at,
  circ,
  cloth,
  dye,
  ell,
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
