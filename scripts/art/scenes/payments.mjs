import {
  ROUND_CAP,
  SUN,
  circ,
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

const feesWall = () => cloth('wall', 'fees', '#114A6B', palette.deep, 13);

/** A trunk packed for school: folded blankets, books and a cup, under a woven sun. */
export const feesTrunk = () =>
  scene(
    [
      feesWall(),
      cloth('one', 'abundance', palette.sun, palette.boug, 10),
      cloth('two', 'marine', palette.sky, palette.lake, 10),
    ],
    wall(),
    round(600, 300, 270, SUN, 'sun'),
    floor(680, palette.ink, palette.maize, 60),
    path('M330 240Q330 210 360 210H620Q650 210 650 240V300H330Z', 'url(#one)'),
    path('M300 300Q300 272 330 272H660Q690 272 690 300V380H300Z', 'url(#two)'),
    rect(720, 300, 170, 34, palette.leaf),
    rect(734, 266, 150, 34, palette.maize),
    rect(716, 334, 180, 40, palette.boug),
    seam(740, 317, 880, palette.sun, 8, 18, 12),
    seam(740, 354, 880, palette.pink, 8, 18, 12),
    path('M760 190H840V246Q840 266 820 266H780Q760 266 760 246Z', palette.paper),
    line('M840 206q34 0 28 24q-6 14-30 12', palette.paper, 11),
    rect(240, 374, 720, 330, palette.murram),
    rect(240, 374, 720, 40, palette.clay),
    [240, 930].map((x) => rect(x, 374, 30, 330, palette.ink)),
    rect(552, 394, 96, 90, palette.maize),
    circ(600, 432, 14, palette.ink),
    rect(594, 434, 12, 30, palette.ink),
    line('M380 540H480M720 540H820', palette.ink, 22, ROUND_CAP),
    seam(290, 660, 920, palette.maize, 12, 26, 18),
  );

/** A beaded purse stands open, with woven coins in it and beside it. */
export const feesPurse = () =>
  scene(
    [feesWall(), cloth('purse', 'life', palette.maize, palette.boug, 12)],
    wall(),
    circ(600, 400, 350, '#0E4566'),
    floor(660, palette.ink, palette.maize, 70),
    round(500, 300, 116, SUN, 'small'),
    round(706, 290, 128, { base: palette.sun, fg: palette.murram, alt: palette.boug }, 'stem'),
    round(604, 236, 122, SUN, 'sun'),
    path(
      'M350 360Q600 420 850 360C920 480 930 620 850 690Q600 740 350 690C270 620 280 480 350 360Z',
      'url(#purse)',
    ),
    path('M336 330Q600 400 864 330L876 384Q600 456 324 384Z', palette.ink),
    stitched('M338 360Q600 428 862 360', palette.maize, 14, 22, 14),
    circ(600, 418, 40, palette.maize),
    circ(600, 418, 20, palette.clay),
    ell(980, 708, 96, 26, palette.clay),
    ell(980, 696, 96, 26, palette.maize),
    ell(
      980,
      696,
      66,
      16,
      'none',
      ` stroke="${palette.murram}" stroke-width="7" stroke-dasharray="14 9"`,
    ),
  );

/** A signed sheet with a woven seal, and the pen that signed it. */
export const feeTerms = () =>
  scene(
    [feesWall()],
    wall(),
    group(
      'translate(560 400)rotate(-4)',
      rect(-270, -330, 560, 690, palette.ink, ' opacity=".35"'),
      rect(-290, -350, 560, 690, palette.paper),
      rect(-290, -350, 560, 70, palette.lake),
      seam(-262, -315, 242, palette.maize, 22, 28, 16),
      Array.from({ length: 6 }, (_, i) => [
        rect(-244, -236 + i * 66, 30, 30, palette.boug),
        seam(-190, -221 + i * 66, 210 - (i % 3) * 50, palette.sisal, 16, 54, 16),
      ]),
      line(
        'M-220 260C-180 200-160 300-120 250S-60 220-30 262S40 250 60 240',
        palette.lake,
        12,
        ROUND_CAP,
      ),
    ),
    circ(800, 590, 128, palette.clay),
    round(800, 590, 116, SUN, 'small'),
    path('M730 690L700 790L770 760ZM870 690L910 788L838 762Z', palette.boug),
    group(
      'translate(660 640)rotate(-58)',
      path('M0 0L70-26H130V26H70Z', palette.maize),
      path('M0 0L46-9V9Z', palette.ink),
      line('M130 0H430', palette.boug, 52),
      seam(160, 0, 420, palette.pink, 16, 24, 16),
    ),
  );

/** A certificate with a woven border and a seal. */
export const certificate = () =>
  scene(
    [
      cloth('wall', 'ai', '#1C2750', palette.night, 13),
      cloth('border', 'ai', palette.mint, '#0F3D3A', 10),
    ],
    wall(),
    rect(190, 90, 820, 600, 'url(#border)'),
    rect(250, 150, 700, 480, palette.paper),
    seam(420, 230, 780, palette.lake, 34, 60, 18),
    seam(340, 310, 860, palette.sisal, 18, 74, 18),
    seam(340, 370, 860, palette.sisal, 18, 52, 18),
    seam(340, 430, 700, palette.sisal, 18, 66, 18),
    line('M340 560C380 500 400 600 450 540S520 520 560 556', palette.lake, 11, ROUND_CAP),
    path('M760 590L730 730L790 690ZM840 590L872 730L810 690Z', palette.boug),
    circ(800, 520, 110, palette.clay),
    round(800, 520, 98, SUN, 'small'),
  );
