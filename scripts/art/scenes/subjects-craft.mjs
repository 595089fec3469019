import {
  ROUND_CAP,
  ROUND_JOIN,
  at,
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
import { floor, goldWall, wall } from '../things.mjs';

/** A light bulb whose filament is a woven round, with its cord. */
export const electricity = () =>
  scene(
    [cloth('wall', 'ai', '#1C2750', palette.night, 13)],
    wall(),
    line('M600 0V120', palette.ink, 26),
    stitched('M600 0V120', palette.maize, 10, 18, 14),
    [0, 45, 90, 135, 180, 225, 270, 315]
      .filter((turn) => turn !== 270)
      .map((turn) =>
        line(
          'M330 0H430',
          palette.maize,
          20,
          `${ROUND_CAP} transform="translate(600 440)rotate(${turn})"`,
        ),
      ),
    path('M520 120H680V250H520Z', palette.clay),
    stitched('M520 160H680M520 204H680', palette.maize, 14, 22, 14),
    path(
      'M530 240C530 300 380 330 380 470A220 220 0 0 0 820 470C820 330 670 300 670 240Z',
      palette.sun,
    ),
    round(600, 470, 150, { base: palette.sun, fg: palette.murram, alt: palette.boug }, 'sun'),
    line('M560 240L584 330M640 240L616 330', palette.clay, 12),
    line('M460 400A160 160 0 0 1 510 350', palette.white, 22, ROUND_CAP),
  );

/** An anvil with a hammer on it; sparks fly up before a woven round. */
export const metalWork = () =>
  scene(
    [goldWall('stem')],
    wall(),
    round(600, 350, 310, { base: palette.murram, fg: palette.maize, alt: palette.sun }, 'sun'),
    floor(690, palette.ink, palette.maize, 44),
    path(
      'M460 690L500 620C520 570 500 540 440 520L820 520C760 540 720 570 740 620L790 690Z',
      palette.ink,
    ),
    path('M180 396H880V520H440C330 510 220 470 180 396Z', '#2B3A40'),
    path('M180 396H880V424H200Z', palette.steel),
    rect(880, 410, 90, 76, '#2B3A40'),
    group(
      'translate(600 330)rotate(-28)',
      line('M60-20H440', palette.clay, 40, ROUND_CAP),
      seam(250, -20, 430, palette.maize, 14, 20, 14),
      path('M-50-110H66V70H-50Z', palette.ink),
      rect(-62, 56, 140, 26, palette.steel),
      rect(-62, -122, 140, 26, palette.steel),
    ),
    [
      [420, 340],
      [380, 280],
      [470, 270],
      [330, 350],
      [430, 210],
      [540, 230],
    ].map(([x, y], i) =>
      path(
        `M${x} ${y - 22}l8 14l14 8l-14 8l-8 14l-8-14l-14-8l14-8z`,
        i % 2 ? palette.sun : palette.white,
      ),
    ),
  );

/** A three-legged stool with a carved seat, a handsaw and curls of shavings. */
export const woodwork = () =>
  scene(
    [goldWall('abundance')],
    wall(),
    floor(690, palette.clay, palette.maize, 40),
    path('M330 420L250 730H316L420 430ZM780 430L884 730H950L870 420Z', '#6B2310'),
    path('M560 430H640L652 750H548Z', palette.clay),
    ell(600, 400, 330, 108, palette.clay),
    ell(600, 372, 330, 108, palette.murram),
    group(
      'translate(600 372)scale(1 .327)',
      round(0, 0, 296, { base: '#D98A4E', fg: palette.clay, alt: '#6B2310' }, 'sun'),
    ),
    group(
      'translate(640 170)rotate(-8)',
      path('M-420-40L190-76V66L-420 6Z', palette.haze),
      line(`M-420 8${'l10 20l14-18'.repeat(25)}`, palette.steel, 8, ROUND_JOIN),
      path(
        'M180-96C270-120 350-80 350 0S280 110 190 84ZM230-40V40C280 50 300 30 300 0S280-50 230-40Z',
        palette.boug,
        ' fill-rule="evenodd"',
      ),
    ),
    [
      [180, 716],
      [1020, 730],
      [440, 756],
    ].map(([x, y]) =>
      line(`M${x} ${y}a30 24 0 1 1 44 20a16 14 0 1 1-22-18`, palette.sisal, 13, ROUND_CAP),
    ),
  );

/** A fish with woven scales swims among the floats of a net. */
export const fisheries = () =>
  scene(
    [
      cloth('water', 'marine', '#1F7AA1', palette.lake, 15),
      cloth('scales', 'life', palette.murram, palette.maize, 13),
      clip('body', path('M210 410C330 230 640 190 850 390C640 610 330 590 210 410Z', '#000')),
    ],
    rect(0, 0, 1200, 800, 'url(#water)'),
    line(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${i * 170 - 80} 90C${i * 170 + 60} 330 ${i * 170 + 60} 520 ${i * 170 - 80} 800M${i * 170 - 80} 90C${i * 170 - 220} 330 ${i * 170 - 220} 520 ${i * 170 - 80} 800`,
      ).join(''),
      '#5FAFC0',
      7,
    ),
    line('M0 90H1200', palette.sisal, 14),
    [90, 260, 430, 600, 770, 940, 1110].map((x) => ell(x, 90, 44, 28, palette.boug)),
    path(
      'M800 390C900 330 960 250 1050 230C1010 330 1010 450 1050 560C960 540 900 460 800 400Z',
      palette.boug,
    ),
    line(
      'M880 380C930 350 970 320 1010 300M880 400C930 430 970 460 1010 490',
      palette.pink,
      10,
      ROUND_CAP,
    ),
    path('M440 250C500 160 620 160 680 250Z', palette.boug),
    path('M470 556C500 640 580 650 600 560Z', palette.boug),
    clipped(
      'body',
      rect(200, 180, 700, 440, 'url(#scales)'),
      path('M200 180H410C450 300 450 500 400 620H200Z', palette.clay),
      line('M424 260C458 340 458 470 420 552', palette.sun, 14),
    ),
    circ(322, 372, 42, palette.paper),
    circ(314, 372, 20, palette.ink),
    at(
      120,
      330,
      1,
      circ(0, 0, 20, 'none', ` stroke="${palette.haze}" stroke-width="9"`),
      circ(-40, -70, 30, 'none', ` stroke="${palette.haze}" stroke-width="9"`),
      circ(0, -140, 14, 'none', ` stroke="${palette.haze}" stroke-width="9"`),
    ),
  );
