import {
  ROUND_CAP,
  ROUND_JOIN,
  SUN,
  circ,
  clip,
  clipped,
  cloth,
  dye,
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

/** A church window with a plain cross, in panes of six dyes. */
export const religious = () =>
  scene(
    [
      cloth('wall', 'social', '#A13A1C', dye.clay, 13),
      clip('glass', path('M380 740V330A220 220 0 0 1 820 330V740Z', '#000')),
    ],
    wall(),
    path('M340 760V330A260 260 0 0 1 860 330V760Z', dye.sisal),
    clipped(
      'glass',
      rect(360, 90, 480, 660, dye.lake),
      round(600, 330, 300, { base: dye.maize, fg: dye.sun, alt: dye.murram }, 'sun'),
      path('M360 520L600 470L840 520V760H360Z', dye.leaf),
      path('M360 620L600 560L840 620V760H360Z', dye.tea),
      line('M360 240L840 240M360 420H840M360 600H840M480 90V760M720 90V760', dye.ink, 8),
      rect(570, 220, 60, 460, dye.paper),
      rect(470, 330, 260, 60, dye.paper),
      line('M570 220H630V330H730V390H630V680H570V390H470V330H570Z', dye.ink, 10, ROUND_JOIN),
    ),
    line('M380 740V330A220 220 0 0 1 820 330V740Z', dye.ink, 16),
    rect(300, 740, 600, 60, dye.ink),
    seam(300, 762, 900, dye.maize, 12, 24, 18),
  );

/** A market scale: oranges in one pan, woven coins in the other. */
export const business = () =>
  scene(
    [cloth('wall', 'social', '#A13A1C', dye.clay, 13)],
    wall(),
    floor(700, dye.ink, dye.maize, 36),
    path('M560 700L584 180H616L640 700Z', dye.sisal),
    rect(470, 670, 260, 40, dye.sisal),
    line('M270 236L930 190', dye.sisal, 26, ROUND_CAP),
    circ(600, 190, 56, dye.maize),
    round(600, 190, 46, { base: dye.maize, fg: dye.murram }, 'tiny'),
    line('M276 236L150 500M276 236L402 500M924 190L798 440M924 190L1050 440', dye.ink, 7),
    [
      [216, 452],
      [336, 452],
      [276, 378],
    ].map(
      ([x, y]) =>
        circ(x, y, 56, dye.murram) +
        circ(x - 8, y - 8, 44, '#E58A2B') +
        stitched(`M${x - 9} ${y - 18}h18`, dye.tea, 12, 18, 0),
    ),
    [0, 1, 2].map(
      (i) =>
        rect(846, 400 - i * 32, 156, 28, i % 2 ? '#E2A318' : dye.maize) +
        seam(852, 414 - i * 32, 996, dye.clay, 14, 7, 11),
    ),
    round(924, 264, 62, SUN, 'small'),
    path('M130 500H422Q410 580 276 580T130 500Z', dye.tea),
    path('M778 432H1070Q1058 512 924 512T778 432Z', dye.tea),
    stitched('M160 516H394M808 448H1040', dye.maize, 12, 20, 14),
  );

/** A ballot box in the pattern of the social weave, with a paper at its slot. */
export const citizenship = () =>
  scene(
    [
      cloth('wall', 'social', '#A13A1C', dye.clay, 13),
      cloth('box', 'social', dye.maize, dye.tea, 14),
    ],
    wall(),
    round(600, 330, 300, SUN, 'sun'),
    floor(690, dye.ink, dye.maize, 40),
    path('M330 360H870V700H330Z', 'url(#box)'),
    path('M870 360L980 310V640L870 700Z', '#0A3327'),
    path('M330 360L440 310H980L870 360Z', dye.leaf),
    path('M540 346L556 326H760L744 346Z', dye.ink),
    group(
      'translate(648 336)rotate(-4)',
      path('M-86 0V-210H86V0Z', dye.paper),
      line('M-44-120L-12-82L50-160', dye.boug, 24, ROUND_JOIN),
      seam(-54, -40, 54, dye.sisal, 14, 24, 12),
    ),
    circ(600, 540, 84, dye.tea),
    round(600, 540, 74, { base: dye.sun, fg: dye.murram, alt: dye.boug }, 'small'),
  );
