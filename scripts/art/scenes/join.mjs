import {
  ROUND_CAP,
  SUN,
  at,
  bands,
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
import { girlFull } from '../figures.mjs';
import { acacia, house, wall } from '../things.mjs';

/** The school gate stands open on a red road; a woven sun rises behind it. */
export const gate = () =>
  scene(
    [
      cloth('ground', 'boarding', palette.teaLight, palette.tea, 11),
      cloth('post', 'join', palette.maize, palette.boug, 16),
      cloth('hills', 'marine', '#178055', palette.leaf, 9),
    ],
    bands(1200, ['#A5D3DC', 140], [palette.sky, 660]),
    round(600, 360, 210, SUN, 'sun'),
    hill('0 470, 220 390, 460 450, 760 380, 1000 430, 1200 400', palette.mist),
    hill('0 530, 400 490, 800 500, 1200 520', 'url(#hills)'),
    acacia(120, 560, 0.95),
    rect(0, 560, 1200, 240, 'url(#ground)'),
    path('M500 520H700L960 800H240Z', palette.murram),
    path('M590 520H610L640 800H560Z', '#D9683C'),
    rect(0, 520, 300, 110, palette.sisal),
    rect(900, 520, 300, 110, palette.sisal),
    stitched('M0 540h300M900 540h300', palette.clay, 16, 20, 14),
    rect(260, 280, 110, 360, 'url(#post)'),
    rect(830, 280, 110, 360, 'url(#post)'),
    rect(240, 256, 150, 34, palette.ink),
    rect(810, 256, 150, 34, palette.ink),
    rect(330, 180, 540, 84, palette.tea),
    rect(330, 180, 540, 10, palette.maize),
    rect(330, 254, 540, 10, palette.maize),
    seam(356, 222, 848, palette.maize, 26, 26, 16),
    line(
      'M372 330L470 360V590L372 640M404 340V624M438 350V606M828 330L730 360V590L828 640M796 340V624M762 350V606',
      palette.ink,
      10,
    ),
    rect(985, 430, 150, 210, palette.paper),
    path('M965 430L1060 360L1155 430Z', palette.clay),
    rect(1010, 470, 100, 70, palette.deep),
    rect(1000, 540, 120, 14, palette.clay),
    path('M1030 540v-26h30v26zM1060 520h12v14h-12z', palette.maize),
  );

/** A girl walks up the road to the school, before a wall of a cloth. */
function newGirl(wallCloth) {
  const sleeve = '#F3D9B4';
  const arms =
    line('M-98 90C-136 150-146 220-140 292', sleeve, 50, ROUND_CAP) +
    circ(-140, 310, 26, skin.brown) +
    line('M98 90C136 150 146 220 140 292', sleeve, 50, ROUND_CAP) +
    circ(140, 310, 26, skin.brown);
  return scene(
    [
      wallCloth,
      cloth('bag', 'abundance', palette.maize, palette.lake, 12),
      cloth('land', 'boarding', palette.teaLight, palette.tea, 11),
    ],
    wall(),
    round(600, 330, 310, SUN, 'sun'),
    hill('0 470, 220 420, 460 460, 760 430, 1000 460, 1200 420', palette.leaf),
    house(250, 380, 230, 80, 4),
    house(730, 384, 220, 76, 4),
    acacia(150, 490, 0.75),
    acacia(1050, 480, 0.8),
    hill('0 520, 300 480, 600 470, 900 480, 1200 510', 'url(#land)'),
    path('M570 472H630L900 800H300Z', palette.murram),
    path('M594 472H606L636 800H564Z', '#D9683C'),
    girlFull(600, 330, 0.6, skin.brown, 'puffs', sleeve, palette.ink, arms),
    at(
      600,
      330,
      0.6,
      path('M-86 76Q-86 40-46 40H46Q86 40 86 76V290Q0 316-86 290Z', 'url(#bag)'),
      path('M-86 90Q-86 40-46 40H46Q86 40 86 90Q0 130-86 90Z', palette.deep),
      rect(-62, 190, 124, 84, palette.deep),
      seam(-56, 210, 56, palette.maize, 10, 14, 10),
      rect(-14, 104, 28, 40, palette.maize),
      line('M-20 40Q0 16 20 40', palette.deep, 10),
    ),
  );
}

/** A new girl with a woven rucksack walks up the road to the school, seen from behind. */
export const joinGrade9 = () => newGirl(cloth('wall', 'join', palette.bougLight, palette.boug, 15));

/** The same walk, on the ground of the fees. */
export const feesGrade9 = () => newGirl(cloth('wall', 'fees', '#114A6B', palette.deep, 13));

/** A form with woven lines and ticked boxes, a pencil across it and a round seal. */
export function joinForm() {
  const lines = [0, 1, 2, 3].map((i) => {
    const y = 276 + i * 92;
    return [
      rect(410, y, 50, 50, i % 2 ? palette.maize : palette.boug),
      i < 3 ? line(`M420 ${y + 24}l14 16l34-44`, palette.ink, 12) : '',
      seam(486, y + 12, [790, 730, 770, 660][i], palette.ink, 12, 30, 12),
      seam(486, y + 40, [700, 780, 660, 600][i], '#C9BFA6', 12, 22, 12),
    ];
  });
  return scene(
    [
      cloth('wall', 'join', palette.bougLight, palette.boug, 15),
      cloth('head', 'join', palette.maize, palette.tea, 9),
    ],
    wall(),
    group('rotate(-5 600 400)', rect(330, 96, 540, 640, palette.bougDeep)),
    group(
      'rotate(-3 600 400)',
      rect(350, 80, 500, 630, palette.paper),
      rect(350, 80, 500, 126, 'url(#head)'),
      rect(350, 206, 500, 12, palette.maize),
      lines,
    ),
    round(820, 610, 132, { base: palette.maize, fg: palette.murram, alt: palette.clay }, 'small'),
    group(
      'translate(800 330)rotate(34)',
      rect(-24, -220, 48, 40, palette.pink),
      rect(-24, -184, 48, 30, palette.steel),
      rect(-24, -156, 48, 300, palette.lake),
      rect(-8, -156, 16, 300, '#237DA3'),
      path('M-24 144H24L0 214Z', palette.sisal),
      path('M-9 188H9L0 214Z', palette.ink),
    ),
  );
}

/** An open envelope with a letter half out of it and a round where the seal goes. */
export const enquire = () =>
  scene(
    [
      cloth('wall', 'join', palette.bougLight, palette.boug, 15),
      cloth('lining', 'abundance', palette.maize, palette.tea, 10),
    ],
    wall(),
    path('M260 360L600 50L940 360Z', 'url(#lining)'),
    path('M260 360L600 50L940 360H916L600 74L284 360Z', '#D98E12'),
    path('M260 360H940L600 600Z', '#B97708'),
    rect(380, 172, 440, 420, palette.paper),
    seam(430, 226, 770, palette.ink, 14, 34, 14),
    seam(430, 272, 740, '#C9BFA6', 14, 26, 14),
    seam(430, 318, 770, '#C9BFA6', 14, 40, 14),
    seam(430, 364, 700, '#C9BFA6', 14, 22, 14),
    path('M260 360L600 590L940 360V690H260Z', palette.maize),
    path('M260 690L520 500L600 556L680 500L940 690Z', palette.sun),
    path('M260 360L600 590L940 360L940 390L600 622L260 390Z', '#D98E12'),
    stitched('M300 672H900', palette.murram, 12, 24, 16),
    round(600, 560, 104, { base: palette.murram, fg: palette.sun, alt: palette.boug }, 'small'),
  );
