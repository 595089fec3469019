import {
  ROUND_CAP,
  SUN,
  circ,
  cloth,
  palette,
  ell,
  line,
  path,
  rect,
  round,
  scene,
  seam,
  stitched,
} from '../lib.mjs';
import { floor, wall } from '../things.mjs';

const stack = (x, y, count, size, fills) =>
  Array.from({ length: count }, (_, i) => {
    const [top, fill] = [y - i * 40, fills[i % fills.length]];
    const lean = [0, 6, -4, 3][i % 4];
    return [
      path(
        `M${x + lean - size} ${top - 40}V${top}a${size} ${size * 0.28} 0 0 0 ${size * 2} 0V${top - 40}Z`,
        palette.clay,
      ),
      path(
        `M${x + lean - size} ${top - 40}V${top - 6}a${size} ${size * 0.28} 0 0 0 ${size * 2} 0V${top - 40}Z`,
        fill,
      ),
      line(
        `M${x + lean - size} ${top - 22}a${size} ${size * 0.28} 0 0 0 ${size * 2} 0`,
        palette.clay,
        16,
        ' stroke-dasharray="5 13"',
      ),
      ell(x + lean, top - 40, size, size * 0.28, i === count - 1 ? palette.sun : palette.clay),
      i === count - 1
        ? ell(
            x + lean,
            top - 40,
            size * 0.72,
            size * 0.19,
            'none',
            ` stroke="${palette.murram}" stroke-width="7" stroke-dasharray="14 9"`,
          )
        : '',
    ];
  });

/** Stacks of coins with stitched edges before one great woven coin. */
export function fees() {
  return scene(
    [cloth('wall', 'fees', '#114A6B', palette.deep, 13)],
    wall(),
    circ(600, 330, 292, palette.clay),
    round(600, 320, 288, SUN, 'sun'),
    floor(640, palette.ink, palette.maize, 110),
    stack(376, 674, 5, 112, [palette.maize, '#E2A318']),
    stack(824, 674, 3, 112, [palette.maize, '#E2A318']),
    stack(600, 716, 2, 118, ['#E2A318', palette.maize]),
  );
}

/** The school year as a hanging cloth: three terms in three colours, a woven sun on one day. */
export function calendar() {
  const [cols, rows, size, gap, left, top] = [9, 6, 62, 12, 276, 186];
  const dyes = [palette.boug, palette.maize, palette.lake];
  const days = Array.from({ length: cols * rows }, (_, n) => {
    const [i, j] = [n % cols, Math.floor(n / cols)];
    const holiday = (n * 7) % 23 === 3 || n === 26 || n === 27;
    const [x, y] = [left + i * (size + gap), top + j * (size + gap)];
    return rect(x, y, size, size, holiday ? '#E2D2AC' : dyes[Math.floor(i / 3)]);
  });
  const fringe = Array.from(
    { length: 24 },
    (_, i) => `M${262 + i * 30} 636v${i % 2 ? 56 : 72}`,
  ).join('');
  return scene(
    [
      cloth('wall', 'abundance', palette.teaLight, palette.tea, 12),
      cloth('head', 'abundance', palette.maize, palette.clay, 7),
    ],
    wall(),
    line('M600 20L330 92M600 20L870 92', palette.sisal, 8),
    rect(230, 84, 740, 26, palette.clay),
    circ(230, 97, 24, palette.maize),
    circ(970, 97, 24, palette.maize),
    line(fringe, palette.sisal, 9, ROUND_CAP),
    rect(250, 110, 700, 530, palette.sisal),
    rect(250, 110, 700, 58, 'url(#head)'),
    days,
    line('M486 176V636M708 176V636', palette.clay, 6, ' stroke-dasharray="16 12"'),
    round(715, 437, 118, { base: palette.maize, fg: palette.murram, alt: palette.boug }, 'small'),
  );
}

/** Examination results as bars of cloth growing on a loom, a woven sun behind them. */
export function results() {
  const bars = [
    ['marine', palette.sky, palette.lake, 200],
    ['stem', palette.sun, palette.leaf, 290],
    ['arts', palette.pink, palette.boug, 250],
    ['abundance', palette.sun, palette.murram, 370],
    ['join', palette.clay, palette.maize, 450],
  ];
  const warp = Array.from({ length: 31 }, (_, i) => `M${285 + i * 21} 130V660`).join('');
  return scene(
    bars.map(([name, thread, ground]) =>
      cloth(name, name, thread, ground, name === 'abundance' ? 9 : 12),
    ),
    rect(0, 0, 1200, 800, palette.night),
    rect(0, 420, 1200, 380, palette.dusk),
    seam(0, 402, 1200, palette.dusk, 10, 26, 22),
    round(470, 300, 220, SUN, 'sun'),
    line(warp, palette.sisal, 3, ' opacity=".7"'),
    bars.map(([name, , , height], i) => [
      rect(282 + i * 130, 650 - height, 108, height, `url(#${name})`),
      rect(282 + i * 130, 640 - height, 108, 12, palette.paper),
    ]),
    rect(216, 90, 34, 640, palette.clay),
    rect(950, 90, 34, 640, palette.clay),
    rect(190, 100, 820, 36, palette.maize),
    seam(216, 118, 990, palette.murram, 12, 26, 18),
    rect(190, 650, 820, 40, palette.maize),
    seam(216, 670, 990, palette.murram, 12, 26, 18),
    floor(730, palette.ink, palette.maize, 30),
  );
}

/** A lidded basket fastened with a padlock: what is inside is kept safe. */
export const legal = () =>
  scene(
    [
      cloth('wall', 'abundance', palette.teaLight, palette.tea, 12),
      cloth('body', 'abundance', palette.murram, palette.sisal, 12),
    ],
    wall(),
    round(600, 330, 310, { base: palette.teaLight, fg: '#167050', alt: '#1B7A58' }, 'sun'),
    floor(680, palette.ink, palette.maize, 40),
    path(
      'M350 330H850C850 480 800 620 760 720Q600 750 440 720C400 620 350 480 350 330Z',
      'url(#body)',
    ),
    path('M350 330H850L846 384Q600 430 354 384Z', palette.boug),
    stitched('M356 362Q600 408 844 362', palette.maize, 22, 22, 16),
    path('M420 668Q600 702 780 668L760 720Q600 750 440 720Z', palette.boug),
    path('M330 330C340 230 460 170 600 170S860 230 870 330Q600 376 330 330Z', palette.maize),
    stitched('M376 280Q600 320 824 280', palette.murram, 24, 26, 18),
    stitched('M440 226Q600 254 760 226', palette.boug, 20, 20, 14),
    circ(600, 166, 36, palette.boug),
    circ(600, 166, 14, palette.maize),
    line('M552 470V420a48 48 0 0 1 96 0V470', palette.ink, 24),
    rect(510, 460, 180, 150, palette.ink),
    round(600, 534, 56, { base: palette.maize, fg: palette.clay }, 'tiny'),
  );

/** Land seen from above: woven fields, a lake, a red road to the school, a pin with a round. */
export const location = () =>
  scene(
    [
      cloth('tea', 'abundance', palette.teaLight, palette.tea, 10),
      cloth('leaf', 'stem', '#238055', palette.leaf, 10),
      cloth('grass', 'marine', '#7DB044', palette.grass, 11),
      cloth('soil', 'join', '#D4592F', palette.murram, 10),
      cloth('lake', 'marine', '#1F7AA1', palette.lake, 11),
    ],
    rect(0, 0, 1200, 800, 'url(#leaf)'),
    path('M0 0H430L370 250L0 320Z', 'url(#tea)'),
    path('M430 0H820L780 220L370 250Z', 'url(#grass)'),
    path('M0 320L370 250L420 520L0 620Z', 'url(#soil)'),
    path('M420 520L800 480L880 800H330Z', 'url(#tea)'),
    path('M780 220L1200 150V440L800 480Z', 'url(#soil)'),
    path('M800 480L1200 440V800H880Z', 'url(#grass)'),
    path('M1200 560C1090 540 1000 580 980 650C960 720 1010 780 1040 800H1200Z', palette.sky),
    path('M1200 584C1100 566 1020 600 1004 658C990 716 1030 776 1060 800H1200Z', 'url(#lake)'),
    line(
      'M430-20L370 250L420 520L330 820M780 220L820-20M800 480L780 220M800 480L880 820M370 250L780 220L1220 146M-20 324L370 250M-20 624L420 520L800 480L1220 438',
      palette.sisal,
      9,
      ' stroke-dasharray="22 12"',
    ),
    // Rows of trees and of bushes.
    line(
      'M70 70H330M60 130H320M70 190H310',
      '#0A3327',
      30,
      ' stroke-dasharray="0 52" stroke-linecap="round"',
    ),
    line(
      'M850 280H1170M850 330H1170M850 380H1170',
      palette.leaf,
      22,
      ' stroke-dasharray="0 64" stroke-linecap="round"',
    ),
    line(
      'M-20 720C180 690 250 600 420 610C540 616 560 690 700 650C860 600 900 380 1220 330',
      '#F2D3A6',
      50,
    ),
    line(
      'M-20 720C180 690 250 600 420 610C540 616 560 690 700 650C860 600 900 380 1220 330',
      palette.clay,
      36,
    ),
    line('M600 656V560', palette.clay, 30),
    path('M470 500H560V560H470ZM640 500H740V560H640Z', palette.sisal),
    path('M478 508H552V552H478ZM648 508H732V552H648Z', palette.murram),
    line('M478 530H552M648 530H732', palette.clay, 5),
    ell(600, 566, 60, 14, palette.ink, ' opacity=".35"'),
    path(
      'M600 566C560 480 420 400 420 258A180 180 0 0 1 780 258C780 400 640 480 600 566Z',
      palette.boug,
    ),
    round(600, 256, 142, { base: palette.maize, fg: palette.murram, alt: palette.boug }, 'sun'),
  );
