import {
  ROUND_CAP,
  ROUND_JOIN,
  at,
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

const CABBAGE = `<g id="cabbage">${circ(0, 0, 94, palette.tea)}${round(0, 0, 85, { base: palette.leaf, fg: palette.sprout, alt: palette.grass }, 'small')}</g>`;

/** Rows of cabbages seen from above, with a hoe laid across the furrows. */
export const agriculture = () =>
  scene(
    [cloth('soil', 'marine', '#A4421C', palette.clay, 14), CABBAGE],
    rect(0, 0, 1200, 800, 'url(#soil)'),
    [140, 400, 660].map((y) => [
      rect(0, y - 96, 1200, 192, palette.murram),
      seam(0, y - 96, 1200, palette.maize, 10, 24, 18),
      seam(0, y + 96, 1200, palette.maize, 10, 24, 18),
    ]),
    [140, 400, 660].flatMap((y, row) =>
      Array.from(
        { length: 6 },
        (_, i) => `<use href="#cabbage" x="${80 + i * 232 - (row % 2) * 116}" y="${y}"/>`,
      ),
    ),
    line('M270 690L830 170', palette.sisal, 30, ROUND_CAP),
    line('M270 690L830 170', palette.clay, 6, ' stroke-dasharray="40 26"'),
    group(
      'translate(830 170)rotate(47)',
      path('M-70-40H70L96 150Q0 178-96 150Z', palette.ink),
      path('M-84 106Q0 132 84 106L96 150Q0 178-96 150Z', palette.steel),
      circ(0, 0, 34, palette.clay),
    ),
  );

/** A laptop on a desk; its lines of code are stitches in four dyes. */
export function computerStudies() {
  const lines = [
    [0, 120, palette.mint],
    [60, 200, palette.maize],
    [60, 140, palette.pink],
    [120, 170, palette.sky],
    [120, 120, palette.maize],
    [60, 90, palette.mint],
    [0, 60, palette.pink],
  ].map(([indent, width, fill], i) =>
    seam(320 + indent, 190 + i * 46, 320 + indent + width, fill, 20, 40, 10),
  );
  return scene(
    [cloth('wall', 'ai', '#1C6A4C', palette.leaf, 13)],
    wall(),
    floor(640, palette.ink, palette.maize, 90),
    path('M250 110H950V590H250Z', palette.ink),
    rect(282, 142, 636, 416, palette.night),
    lines,
    round(760, 300, 118, { base: '#0F3D3A', fg: palette.mint, alt: palette.maize }, 'ai'),
    rect(700, 452, 150, 60, palette.boug),
    path('M760 466L792 482L760 498Z', palette.paper),
    path('M250 590H950L1060 690H140Z', palette.sisal),
    path('M140 690H1060V716H140Z', '#C9B98F'),
    stitched('M290 616H910M264 640H936', palette.ink, 14, 34, 12),
    path('M500 656H700L710 682H490Z', '#C9B98F'),
  );
}

/** A reel of thread with its needle, a pair of scissors and three buttons on a patterned cloth. */
export const homeScience = () =>
  scene(
    [
      cloth('wall', 'social', '#1C7A53', palette.leaf, 15),
      cloth('fabric', 'abundance', palette.maize, palette.boug, 13),
    ],
    wall(),
    path('M90 560L1110 470V800H90Z', 'url(#fabric)'),
    stitched('M90 584L1110 494', palette.sun, 12, 26, 16),
    // the reel
    ell(430, 610, 170, 52, palette.clay),
    rect(260, 570, 340, 40, palette.clay),
    rect(290, 230, 280, 350, palette.murram),
    line(
      Array.from(
        { length: 11 },
        (_, i) => `M290 ${256 + i * 31}Q430 ${286 + i * 31} 570 ${256 + i * 31}`,
      ).join(''),
      '#E06A34',
      11,
    ),
    rect(260, 196, 340, 40, palette.sisal),
    ell(430, 196, 170, 52, palette.sisal),
    ell(430, 196, 52, 18, palette.clay),
    // the thread runs on to the needle
    line('M566 520C700 640 620 300 770 260S900 180 868 150', palette.murram, 12, ROUND_CAP),
    line('M862 120L760 640', palette.haze, 26, ROUND_CAP),
    line('M866 134L854 190', palette.leaf, 9, ROUND_CAP),
    // the buttons
    [
      [930, 420, 84, palette.maize],
      [1040, 590, 70, palette.sky],
      [900, 660, 62, palette.pink],
    ].map(([x, y, radius, fill]) =>
      at(
        x,
        y,
        radius / 80,
        circ(0, 0, 80, fill),
        circ(
          0,
          0,
          58,
          'none',
          ` stroke="${palette.clay}" stroke-width="8" stroke-dasharray="14 10"`,
        ),
        [-18, 18].flatMap((dx) => [-18, 18].map((dy) => circ(dx, dy, 9, palette.ink))),
      ),
    ),
  );

/** An open book; its lines are stitches, and a woven ribbon marks the page. */
export const english = () =>
  scene(
    [cloth('wall', 'abundance', palette.teaLight, palette.tea, 12)],
    wall(),
    round(600, 380, 340, { base: palette.maize, fg: palette.murram, alt: palette.boug }, 'sun'),
    path('M140 250L600 310L1060 250V650L600 710L140 650Z', palette.clay),
    path('M600 290C500 210 300 200 170 226V620C300 596 500 606 600 680Z', palette.paper),
    path('M600 290C700 210 900 200 1030 226V620C900 596 700 606 600 680Z', palette.haze),
    [0, 1, 2, 3, 4, 5].map((i) => [
      stitched(
        `M226 ${290 + i * 52}C330 ${274 + i * 52} 450 ${284 + i * 52} 546 ${322 + i * 52}`,
        palette.tea,
        14,
        [62, 40, 74][i % 3],
        20,
      ),
      stitched(
        `M654 ${322 + i * 52}C750 ${284 + i * 52} 870 ${274 + i * 52} 974 ${290 + i * 52}`,
        i === 0 ? palette.boug : palette.tea,
        14,
        [48, 70, 36][i % 3],
        20,
      ),
    ]),
    line('M600 290V680', palette.sisal, 10, ROUND_JOIN),
    path('M690 236L746 224V470L718 436L690 474Z', palette.boug),
  );

/** Two woven speech bubbles, one answering the other. */
export const kiswahili = () =>
  scene(
    [
      cloth('wall', 'social', '#A13A1C', palette.clay, 14),
      cloth('one', 'abundance', palette.murram, palette.maize, 15),
      cloth('two', 'marine', palette.lake, palette.sky, 15),
    ],
    wall(),
    path('M110 100H760V440H420L290 560L310 440H110Z', 'url(#one)'),
    line('M110 100H760V440H420L290 560L310 440H110Z', palette.ink, 16, ROUND_JOIN),
    path('M470 330H1090V660H900L910 770L780 660H470Z', 'url(#two)'),
    line('M470 330H1090V660H900L910 770L780 660H470Z', palette.ink, 16, ROUND_JOIN),
    [235, 345, 455].map((x) => circ(x - 60, 270, 34, palette.ink)),
    seam(560, 446, 1000, palette.ink, 26, 90, 30),
    seam(560, 540, 900, palette.ink, 26, 60, 30),
  );

const pair = (turn, tone, sleeve) =>
  group(
    `translate(600 400)rotate(${turn})`,
    line('M-150 460C-140 360-110 320-92 268M150 460C140 360 110 320 92 268', tone, 62, ROUND_CAP),
    line('M-170 560C-160 480-150 450-142 420M170 560C160 480 150 450 142 420', sleeve, 92),
    line('M-116 276L-96 210M-86 268L-70 204M84 268L70 204M114 276L96 210', tone, 26, ROUND_CAP),
  );

/** Four people hold one basket, seen from above: their arms and the round. */
export function communityService() {
  return scene(
    [cloth('wall', 'boarding', palette.teaLight, palette.tea, 13)],
    wall(),
    pair(0, '#6A3D28', palette.boug),
    pair(180, '#4B2A1C', palette.boug),
    pair(90, '#8B5638', palette.maize),
    pair(270, '#6A3D28', palette.lake),
    circ(600, 400, 236, palette.clay),
    round(600, 400, 220, { base: palette.maize, fg: palette.murram, alt: palette.boug }, 'sun'),
  );
}
