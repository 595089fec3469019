import {
  ROUND_CAP,
  ROUND_JOIN,
  circ,
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
import { floor, goldWall, wall } from '../things.mjs';

/** An aeroplane seen from above over a patchwork of fields. */
export const flight = () =>
  scene(
    [
      cloth('a', 'boarding', '#17805A', palette.leaf, 11),
      cloth('b', 'marine', '#7DB044', palette.grass, 11),
      cloth('c', 'stem', '#F9C64A', palette.maize, 11),
      cloth('d', 'aviation', '#D4592F', palette.murram, 11),
    ],
    rect(0, 0, 1200, 800, 'url(#a)'),
    path('M0 0H420L330 360L0 300Z', 'url(#c)'),
    path('M420 0H860L800 330L330 360Z', 'url(#b)'),
    path('M860 0H1200V420L800 330Z', 'url(#d)'),
    path('M0 300L330 360L280 800H0Z', 'url(#d)'),
    path('M800 330L1200 420V800H760Z', 'url(#c)'),
    stitched(
      'M420 0L330 360L280 800M860 0L800 330L760 800M0 300L330 360L800 330L1200 420',
      palette.sisal,
      12,
      26,
      18,
    ),
    line('M-20 690C300 640 520 720 760 640S1060 600 1220 640', palette.lake, 44),
    group(
      'translate(600 390)rotate(38)',
      path(
        'M-34-250Q0-360 34-250V-70L330 110V170L34 80V230L120 300V340L0 306L-120 340V300L-34 230V80L-330 170V110L-34-70Z',
        palette.ink,
        ' opacity=".28" transform="translate(34 44)"',
      ),
      path(
        'M-34-250Q0-360 34-250V-70L330 110V170L34 80V230L120 300V340L0 306L-120 340V300L-34 230V80L-330 170V110L-34-70Z',
        palette.white,
      ),
      path('M34-70L330 110V170L34 80ZM34 230L120 300V340L0 306V240Z', palette.haze),
      path('M-26-262Q0-330 26-262L16-236H-16Z', palette.deep),
      path('M-330 110L-286 84V156L-330 170ZM330 110L286 84V156L330 170Z', palette.boug),
      path('M0 306L-120 340V300L-34 230H34L120 300V340Z', palette.boug),
      stitched('M0-210V220', palette.boug, 12, 22, 16),
    ),
  );

/** A brick wall half built, with a trowel and a plumb line. */
export function building() {
  const lengths = [9, 9, 9, 8, 8, 4, 3];
  const bricks = lengths.map((length, row) =>
    Array.from({ length }, (_, i) =>
      rect(
        i * 170 - (row % 2) * 85,
        706 - row * 92,
        158,
        80,
        [palette.murram, palette.clay, '#D4592F'][(i + row * 2) % 3],
      ),
    ),
  );
  return scene(
    [goldWall('boarding')],
    wall(),
    round(900, 210, 150, { base: palette.sisal, fg: palette.murram, alt: palette.clay }, 'stem'),
    rect(0, 426, 1200, 374, palette.sisal),
    bricks,
    line('M700-10V430', palette.ink, 8),
    path('M670 430H730L744 500L700 560L656 500Z', palette.ink),
    seam(668, 470, 736, palette.maize, 12, 14, 10),
    group(
      'translate(960 330)rotate(-24)',
      path('M-210-10L0-84L30 0L0 84Z', palette.steel),
      path('M-210-10L0-84L6 0Z', '#A9BAC1'),
      line('M20 0H84V-46H130', palette.ink, 24, ROUND_JOIN),
      line('M130-46H270', palette.clay, 54, ROUND_CAP),
      seam(150, -46, 260, palette.maize, 14, 18, 14),
    ),
  );
}

const gear = (x, y, radius, fill, turn) =>
  group(
    `translate(${x} ${y})rotate(${turn})`,
    Array.from({ length: 12 }, (_, i) =>
      path(
        `M-${radius * 0.15}-${radius * 1.22}h${radius * 0.3}l${radius * 0.08} ${radius * 0.36}h-${radius * 0.46}z`,
        fill,
        ` transform="rotate(${i * 30})"`,
      ),
    ),
    circ(0, 0, radius, fill),
    circ(0, 0, radius * 0.42, palette.maize),
  );

/** A car wheel with a woven hub, a spanner and two gears. */
export function powerMechanics() {
  return scene(
    [goldWall('stem')],
    wall(),
    floor(700, palette.ink, palette.maize, 40),
    gear(880, 260, 130, palette.clay, 8),
    gear(1046, 470, 90, palette.boug, 0),
    circ(460, 400, 312, palette.ink),
    circ(460, 400, 284, 'none', ` stroke="#3A4A45" stroke-width="30" stroke-dasharray="44 26"`),
    circ(460, 400, 214, palette.steel),
    round(460, 400, 194, { base: palette.haze, fg: palette.deep, alt: palette.lake }, 'stem'),
    circ(460, 400, 54, palette.ink),
    [0, 72, 144, 216, 288].map((turn) =>
      circ(0, -34, 11, palette.maize, ` transform="translate(460 400)rotate(${turn})"`),
    ),
    group(
      'translate(920 612)rotate(-14)',
      line('M-190 0H190', palette.lake, 50),
      path('M-150-60L-190-84L-268-78L-250-34H-206V34H-250L-268 78L-190 84L-150 60Z', palette.lake),
      circ(212, 0, 62, palette.lake),
      circ(212, 0, 30, palette.maize),
      seam(-130, 0, 140, palette.sky, 12, 22, 16),
    ),
  );
}
