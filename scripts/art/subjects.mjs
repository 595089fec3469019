import {
  ROUND_CAP,
  at,
  circ,
  palette,
  ell,
  line,
  path,
  rect,
  round,
  seam,
  skin,
  stitched,
} from './lib.mjs';
import { girlFull, headBack } from './figures.mjs';

// What stands in the middle of more than one picture, in the units of a scene of 1200 × 800.

/** A palm; the origin is the foot of its trunk. */
export const palm = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    line('M-20 0C-10-40-14-70 0-110', palette.clay, 8),
    line(
      'M0-110q-40-20-70 10M0-110q-20-36-60-30M0-110q30-34 64-16M0-110q46-6 56 34M0-110q0 24-24 44',
      palette.tea,
      12,
      ROUND_CAP,
    ),
  );

/** A dhow under a lateen sail; the cloth of the sail is `sail`. */
export const dhow = () => [
  path(
    'M520 90C470 260 400 400 300 520C470 540 640 520 760 470C660 360 570 230 520 90Z',
    'url(#sail)',
    ` stroke="${palette.clay}" stroke-width="8"`,
  ),
  line('M540 60L280 540', palette.clay, 14, ROUND_CAP),
  line('M500 560L508 250', palette.clay, 16),
  path(
    'M240 560H800C850 560 880 530 900 500C910 590 850 660 760 670H360C290 660 250 620 240 560Z',
    palette.clay,
  ),
  path(
    'M240 560H800C840 560 866 542 884 520C886 550 870 590 830 600H262Q246 585 240 560Z',
    palette.ink,
  ),
  seam(276, 580, 830, palette.maize, 14, 22, 16),
];

/** A great fig tree; the cloth of its leaves is `leaves`. */
export const figTree = () => [
  path(
    'M540 540C570 440 560 380 470 300L500 280C560 330 580 320 590 240H625C628 320 650 330 720 270L745 296C660 370 640 440 680 540Z',
    palette.clay,
  ),
  path(
    'M120 300C90 220 170 170 240 180C260 100 380 70 450 110C500 40 680 30 740 100C820 60 940 90 960 180C1050 170 1110 230 1080 300C1040 350 940 330 900 320C840 360 740 350 700 320C640 350 540 350 500 320C440 350 340 350 300 322C240 340 150 350 120 300Z',
    palette.tea,
  ),
  path(
    'M200 262C190 220 250 200 290 214C320 140 420 130 470 160C540 90 670 100 720 150C800 120 890 150 900 210C960 200 1010 230 1000 268C900 300 820 250 700 276C600 250 520 290 420 262C340 290 250 290 200 262Z',
    'url(#leaves)',
  ),
];

/** A chapel; the cloth of its doors is `doors`. */
export const chapel = () => [
  path('M340 700V450L600 250L860 450V700Z', palette.paper),
  path('M310 462L600 226L890 462L866 490L600 276L334 490Z', palette.clay),
  rect(588, 110, 24, 140, palette.clay),
  rect(550, 146, 100, 24, palette.clay),
  path('M510 700V520a90 90 0 0 1 180 0V700Z', palette.ink),
  path('M528 700V522a72 72 0 0 1 144 0V700Z', 'url(#doors)'),
  line('M600 450V700', palette.ink, 10),
  circ(600, 370, 44, palette.ink),
  round(600, 370, 38, { base: palette.lake, fg: palette.sun, alt: palette.white }, 'tiny'),
  path('M400 650V540a34 34 0 0 1 68 0V650ZM732 650V540a34 34 0 0 1 68 0V650Z', palette.lake),
  line('M434 508V650M766 508V650M400 580H468M732 580H800', palette.paper, 7),
];

/** A guard at a closed gate, with a torch; the cloth of its posts is `post`. */
export function gateGuard() {
  const bars = Array.from({ length: 13 }, (_, i) => `M${282 + i * 53} 320V660`).join('');
  const coat = '#2B3A63';
  return [
    path('M240 660H960L1020 800H180Z', palette.clay),
    path('M526 470L830 380V664H720Z', palette.sun, ' opacity=".45"'),
    line(bars, palette.ink, 13),
    line('M240 330Q600 250 960 330M240 480H960M240 646H960', palette.ink, 16),
    rect(150, 250, 100, 440, 'url(#post)'),
    rect(950, 250, 100, 440, 'url(#post)'),
    rect(132, 226, 136, 34, palette.ink),
    rect(932, 226, 136, 34, palette.ink),
    ell(450, 766, 120, 12, '#6B2310'),
    at(
      448,
      372,
      0.6,
      line('M-44 460V640M44 460V640', palette.ink, 62),
      line('M-50 644H-36M36 644H50', palette.ink, 44, ROUND_CAP),
      line('M108 96C150 140 160 170 150 196', coat, 64, ROUND_CAP),
      line('M150 190L128 186', skin.dark, 44, ROUND_CAP),
      path('M96 142l100 8v34l-100-2z', palette.ink),
      path('M186 142l34-10v64l-34-10z', palette.maize),
      line('M-108 96C-140 170-142 230-132 300', coat, 60, ROUND_CAP),
      circ(-131, 326, 27, skin.dark),
      path(
        'M-30 10C-50 26-100 34-126 62C-136 90-124 200-116 300L-150 520Q0 560 150 520L116 300C124 200 136 90 126 62C100 34 50 26 30 10Z',
        coat,
      ),
      line('M0 300V536', palette.night, 8),
      rect(-118, 268, 236, 36, palette.ink),
      rect(-26, 262, 52, 48, palette.maize),
      stitched('M-112 88H-40M40 88H112', palette.maize, 12, 12, 8),
      headBack(skin.dark, 'short'),
      path('M-88-118C-100-196-60-230 0-230S100-196 88-118Q0-92-88-118Z', coat),
      path('M-88-126Q0-98 88-126L88-104Q0-76-88-104Z', palette.maize),
    ),
  ];
}

/** A lectern with its microphone; `fill` names its cloth, `lean` the way the microphone leans. */
export const lectern = (x, fill, lean) => [
  line(
    `M${x} 300C${x + lean * 0.3} 270 ${x + lean * 0.7} 250 ${x + lean} 244`,
    palette.ink,
    9,
    ROUND_CAP,
  ),
  ell(x + lean, 242, 22, 15, palette.ink),
  path(`M${x - 110} 300H${x + 110}L${x + 96} 336H${x - 96}Z`, palette.clay),
  path(`M${x - 84} 336H${x + 84}L${x + 70} 560H${x - 70}Z`, `url(#${fill})`),
  rect(x - 96, 546, 192, 24, palette.clay),
];

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
    palette.tea,
    line(`${low(side)}${out(side)}`, jumper, 48, ROUND_CAP) +
      circ(-side * 110, 304, 26, tone) +
      circ(side * 224, 214, 26, tone),
  );

/** Three girls skip with a rope, seen from behind. */
export function skippers() {
  const sleeve = palette.bougDeep;
  const jumper = at(
    600,
    246,
    0.56,
    line('M-40 480C-60 540-64 570-50 620M40 480C56 540 62 570 50 620', skin.brown, 46, ROUND_CAP),
    line('M-58 590L-48 632M58 590L48 632', palette.white, 48, ROUND_CAP),
    line('M-50 650L-44 676M50 650L44 676', palette.ink, 40, ROUND_CAP),
    line('M-96 90C-150 120-190 90-206 20', sleeve, 50, ROUND_CAP),
    line('M96 90C150 120 190 90 206 20', sleeve, 50, ROUND_CAP),
    circ(-208, 2, 27, skin.brown),
    circ(208, 2, 27, skin.brown),
    path('M-96 260H96L170 500Q90 548 0 520Q-90 548-170 500Z', palette.tea),
    path(
      'M-30 10C-44 26-90 32-116 58C-126 72-116 180-104 300H104C116 180 126 72 116 58C90 32 44 26 30 10Z',
      sleeve,
    ),
    headBack(skin.brown, 'puffs'),
    path('M-40 2C-20 22 20 22 40 2L58 30C30 52-30 52-58 30Z', palette.white),
  );
  return [
    ell(600, 720, 110, 13, palette.clay),
    turner(1, skin.dark, 'bun', palette.boug),
    jumper,
    turner(-1, skin.warm, 'rows', palette.boug),
    line('M362 440C420 800 780 800 838 440', palette.paper, 12, ROUND_CAP),
    stitched('M362 440C420 800 780 800 838 440', palette.maize, 12, 18, 18),
  ];
}

/** The upper edge of a cloud, from its lower left corner. */
export const CLOUD = 'c-6-30 34-50 62-30c16-44 84-46 100-6c30-20 74 4 68 36z';

/** An airliner that flies to the right, seen from the side; the origin is its middle. */
export const airliner = () => [
  path('M96-36L12-150Q34-160 58-150L176-38Z', palette.bougDeep),
  path(
    'M-330 10C-300-10 100-44 210-44C290-44 340-12 352 12C340 36 280 50 180 50C60 50-200 40-330 10Z',
    palette.white,
  ),
  path('M-330 10C-200 40 60 50 180 50C280 50 340 36 352 12C250 26-60 28-330 10Z', palette.haze),
  path('M-344 4L-392-128H-330L-226-6Z', palette.boug),
  path('M-300 8l-86 44h60l110-30z', palette.bougDeep),
  path('M66 12L-112 176Q-84 196-50 184L196 18Z', palette.boug),
  path('M66 12L-112 176L-96 184L110 16Z', palette.bougDeep),
  path('M268-34q34 4 58 24q-40 6-72 2z', palette.deep),
  stitched('M-190-6L220-20', palette.deep, 14, 12, 22),
];
