import { ROUND_CAP, at, circ, cloth, palette, line, path, rect } from './lib.mjs';

// Things that stand in more than one scene.

/** A flat-topped acacia; the origin is the foot of its trunk. */
export const acacia = (
  x,
  y,
  scale,
  [leaf, light, trunk] = [palette.tea, palette.teaLight, palette.clay],
) =>
  at(
    x,
    y,
    scale,
    line(
      'M0 0C-4-40 6-70-4-110M-2-70C-20-96-40-100-62-116M-2-84C20-104 44-104 70-122M0-60C16-76 22-80 34-84',
      trunk,
      9,
      ROUND_CAP,
    ),
    path(
      'M-150-118c10-20 44-26 70-26c20-22 74-24 96-8c30-10 78-2 96 14c26 0 40 10 46 20c-60 10-240 12-308 0z',
      leaf,
    ),
    path('M-96-138c24-24 60-22 84-14c30-16 70-6 84 8c-50 8-110 12-168 6z', light),
    path('M6-92c16-12 50-12 70 0c-20 6-50 6-70 0z', leaf),
  );

/** The acacia against a dark sky. */
export const DARK_ACACIA = ['#0A3327', '#0F4A36', '#0A2A20'];
/** The acacia at night. */
export const NIGHT_ACACIA = ['#07241C', '#0B3428', '#07241C'];

/** A long house with a tiled roof and `windows` windows. */
export function house(x, y, w, h, windows) {
  const pitch = (w - 40) / windows;
  const panes = Array.from({ length: windows }, (_, i) =>
    rect(x + 24 + i * pitch, y + 18, pitch - 14, h - 52, palette.deep),
  );
  return [
    rect(x, y, w, h, palette.sisal),
    path(`M${x - 16} ${y}l26-44h${w - 20}l26 44z`, palette.murram),
    rect(x, y + h - 14, w, 14, palette.clay),
    panes,
  ];
}

/** A football; the origin is its middle. */
export const football = (x, y, radius, dark) =>
  at(
    x,
    y,
    radius / 122,
    circ(0, 0, 122, palette.paper),
    path('M0-48L46-15L28 39H-28L-46-15Z', dark),
    [0, 72, 144, 216, 288].map(
      (turn) =>
        `<path transform="rotate(${turn})" fill="${dark}" stroke="${dark}" d="M-26-117Q0-126 26-117L18-92L0-82L-18-92Z"/>` +
        `<path transform="rotate(${turn})" stroke="${dark}" stroke-width="8" d="M0-48V-84M46-15"/>`,
    ),
  );

/** Four-pointed stars. */
export const stars = (positions, fill = palette.sun) =>
  path(
    positions.map(([x, y]) => `M${x} ${y - 10}l4 6l6 4l-6 4l-4 6l-4-6l-6-4l6-4z`).join(''),
    fill,
  );

/** A table or floor along the bottom, with a line of stitches. */
export const floor = (y, ground, stitch, drop = 24) => [
  rect(0, y, 1200, 800 - y, ground),
  `<path d="M0 ${y + drop}H1200" stroke="${stitch}" stroke-width="12" stroke-dasharray="24 18"/>`,
];

/** A plain wall in the pattern of the weave; the cloth is `wall`. */
export const wall = () => rect(0, 0, 1200, 800, 'url(#wall)');

/** The cloth of a wall in gold. */
export const goldWall = (name) => cloth('wall', name, '#F9C64A', palette.maize, 12);

/** The cloths of the lake, of its depth and of the sails of dhows. */
export const lakeAndSails = () => [
  cloth('lake', 'marine', '#1F7AA1', palette.lake, 15),
  cloth('deep', 'marine', '#125077', palette.deep, 12),
  cloth('sail', 'aviation', palette.murram, palette.sisal, 13),
];
