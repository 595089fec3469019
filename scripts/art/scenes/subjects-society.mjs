import {
  ROUND_CAP,
  ROUND_JOIN,
  SUN,
  circ,
  clip,
  clipped,
  cloth,
  palette,
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

/** A church window with a plain cross, in panes of six colours. */
export const religious = () =>
  scene(
    [
      cloth('wall', 'social', '#A13A1C', palette.clay, 13),
      clip('glass', path('M380 740V330A220 220 0 0 1 820 330V740Z', '#000')),
    ],
    wall(),
    path('M340 760V330A260 260 0 0 1 860 330V760Z', palette.sisal),
    clipped(
      'glass',
      rect(360, 90, 480, 660, palette.lake),
      round(600, 330, 300, { base: palette.maize, fg: palette.sun, alt: palette.murram }, 'sun'),
      path('M360 520L600 470L840 520V760H360Z', palette.leaf),
      path('M360 620L600 560L840 620V760H360Z', palette.tea),
      line('M360 240L840 240M360 420H840M360 600H840M480 90V760M720 90V760', palette.ink, 8),
      rect(570, 220, 60, 460, palette.paper),
      rect(470, 330, 260, 60, palette.paper),
      line('M570 220H630V330H730V390H630V680H570V390H470V330H570Z', palette.ink, 10, ROUND_JOIN),
    ),
    line('M380 740V330A220 220 0 0 1 820 330V740Z', palette.ink, 16),
    rect(300, 740, 600, 60, palette.ink),
    seam(300, 762, 900, palette.maize, 12, 24, 18),
  );

/** A market scale: oranges in one pan, woven coins in the other. */
export const business = () =>
  scene(
    [cloth('wall', 'social', '#A13A1C', palette.clay, 13)],
    wall(),
    floor(700, palette.ink, palette.maize, 36),
    path('M560 700L584 180H616L640 700Z', palette.sisal),
    rect(470, 670, 260, 40, palette.sisal),
    line('M270 236L930 190', palette.sisal, 26, ROUND_CAP),
    circ(600, 190, 56, palette.maize),
    round(600, 190, 46, { base: palette.maize, fg: palette.murram }, 'tiny'),
    line('M276 236L150 500M276 236L402 500M924 190L798 440M924 190L1050 440', palette.ink, 7),
    [
      [216, 452],
      [336, 452],
      [276, 378],
    ].map(
      ([x, y]) =>
        circ(x, y, 56, palette.murram) +
        circ(x - 8, y - 8, 44, '#E58A2B') +
        stitched(`M${x - 9} ${y - 18}h18`, palette.tea, 12, 18, 0),
    ),
    [0, 1, 2].map(
      (i) =>
        rect(846, 400 - i * 32, 156, 28, i % 2 ? '#E2A318' : palette.maize) +
        seam(852, 414 - i * 32, 996, palette.clay, 14, 7, 11),
    ),
    round(924, 264, 62, SUN, 'small'),
    path('M130 500H422Q410 580 276 580T130 500Z', palette.tea),
    path('M778 432H1070Q1058 512 924 512T778 432Z', palette.tea),
    stitched('M160 516H394M808 448H1040', palette.maize, 12, 20, 14),
  );

/** A ballot box in the pattern of the social weave, with a paper at its slot. */
export const citizenship = () =>
  scene(
    [
      cloth('wall', 'social', '#A13A1C', palette.clay, 13),
      cloth('box', 'social', palette.maize, palette.tea, 14),
    ],
    wall(),
    round(600, 330, 300, SUN, 'sun'),
    floor(690, palette.ink, palette.maize, 40),
    path('M330 360H870V700H330Z', 'url(#box)'),
    path('M870 360L980 310V640L870 700Z', '#0A3327'),
    path('M330 360L440 310H980L870 360Z', palette.leaf),
    path('M540 346L556 326H760L744 346Z', palette.ink),
    group(
      'translate(648 336)rotate(-4)',
      path('M-86 0V-210H86V0Z', palette.paper),
      line('M-44-120L-12-82L50-160', palette.boug, 24, ROUND_JOIN),
      seam(-54, -40, 54, palette.sisal, 14, 24, 12),
    ),
    circ(600, 540, 84, palette.tea),
    round(600, 540, 74, { base: palette.sun, fg: palette.murram, alt: palette.boug }, 'small'),
  );
