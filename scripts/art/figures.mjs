import { ROUND_CAP, at, circ, palette, ell, line, path, rect } from './lib.mjs';

// People are seen from behind or in part: a face would be the face of somebody who does not exist.

const HAIR = {
  /** Cornrows, straight back. */
  rows: (skin) =>
    line(
      [-62, -40, -19, 0, 19, 40, 62]
        .map((k) => `M${Math.round(k * 0.35)}-200C${k}-150 ${k}-90 ${Math.round(k * 0.42)}-32`)
        .join(''),
      skin,
      4.5,
      ' opacity=".75"',
    ),
  /** Cornrows gathered up. */
  bun: (skin) =>
    line(
      [-60, -36, -12, 12, 36, 60]
        .map((k) => `M${k}-60C${k * 1.2}-110 ${k * 0.8}-170 ${k * 0.3}-192`)
        .join(''),
      skin,
      4,
      ' opacity=".6"',
    ),
  /** Two puffs and a parting. */
  puffs: (skin) =>
    line('M0-202V-30', skin, 5, ' opacity=".75"') +
    line('M-24-198C-60-150-66-90-34-40M24-198C60-150 66-90 34-40', skin, 4, ' opacity=".5"'),
  /** Cut short. */
  short: (skin) => line('M-62-74C-40-46 40-46 62-74', skin, 3, ' opacity=".35"'),
};

/** A head from behind; the origin is the nape. `hair` is one of rows, bun, puffs, short. */
export function headBack(skin, hair = 'rows') {
  const above =
    hair === 'bun'
      ? ell(0, -214, 50, 40, palette.hair)
      : hair === 'puffs'
        ? circ(-66, -182, 46, palette.hair) + circ(66, -182, 46, palette.hair)
        : '';
  return (
    above +
    rect(-26, -26, 52, 70, skin) +
    ell(-76, -86, 13, 20, skin) +
    ell(76, -86, 13, 20, skin) +
    path(
      'M-78-92C-84-170-40-204 0-204S84-170 78-92C74-52 50-34 30-24C14-30-14-30-30-24C-50-34-74-52-78-92Z',
      palette.hair,
    ) +
    HAIR[hair](skin)
  );
}

/** A head in a headwrap, knotted at the nape. `fill` is a cloth, `knot` and `shade` its dyes. */
export const headwrap = (skin, fill, knot, shade) =>
  rect(-32, -60, 64, 110, skin) +
  ell(-80, -88, 12, 19, skin) +
  ell(80, -88, 12, 19, skin) +
  path('M-84-100C-106-200-64-258 0-258S106-200 84-100C76-46 42-22 0-22S-76-46-84-100Z', fill) +
  line(
    'M-86-120C-60-76-30-54-4-44M86-120C60-76 30-54 4-44M-72-62C-46-44-24-38-4-38M72-62C46-44 24-38 4-38',
    shade,
    6,
    ROUND_CAP,
  ) +
  path('M-8-40C-40-10-52 30-46 66C-22 50-6 10 4-30Z', knot) +
  path('M8-40C34-8 42 22 34 54C14 38 2 6-4-30Z', shade) +
  ell(0, -40, 24, 17, shade);

const COLLAR = 'M-40 2C-20 22 20 22 40 2L62 34C30 56-30 56-62 34Z';
const SHOULDERS =
  'M-30 10C-50 30-120 34-150 66C-176 94-178 200-182 420H182C178 200 176 94 150 66C120 34 50 30 30 10Z';

/** Head and shoulders of a girl in a jumper, from behind; the origin is the nape. */
export const girlBack = (x, y, scale, skin, hair, jumper, behind = '', collar = palette.white) =>
  at(x, y, scale, behind, path(SHOULDERS, jumper), headBack(skin, hair), path(COLLAR, collar));

/** Legs, white socks and black shoes below a skirt. */
const legs = (skin) =>
  line('M-36 520V690M36 520V690', skin, 44) +
  line('M-36 640V700M36 640V700', palette.white, 46) +
  line('M-46 716H-24M24 716H46', palette.ink, 36, ROUND_CAP);

/** A whole girl in uniform, from behind; the origin is the nape, the soles are at 734. */
export const girlFull = (x, y, scale, skin, hair, jumper, skirt, arms = '') =>
  at(
    x,
    y,
    scale,
    legs(skin),
    arms,
    path('M-96 260H96L150 560Q0 590-150 560Z', skirt),
    path(
      'M-30 10C-44 26-90 32-116 58C-126 72-116 180-104 300H104C116 180 126 72 116 58C90 32 44 26 30 10Z',
      jumper,
    ),
    headBack(skin, hair),
    path('M-40 2C-20 22 20 22 40 2L58 30C30 52-30 52-58 30Z', palette.white),
  );

/** Cornrows over the whole head, gathered at the nape into plaits that hang down the back. */
const plaits = () => {
  const falls = [-34, -12, 12, 34];
  return falls
    .map((x, i) => `M${x * 0.6} -36C${x} 20 ${x * 1.3} 90 ${x * 1.2} ${186 + (i % 2) * 16}`)
    .join('');
};

const JUMPER =
  'M-34 14C-60 40-128 44-164 74C-196 102-206 170-214 250L-226 560H226L214 250C206 170 196 102 164 74C128 44 60 40 34 14Z';

/**
 * A girl in uniform from behind, down to the waist; the origin is the nape. `knit` is the cloth of her jumper, `shade`
 * the palette of its seams, `dim` a palette that darkens it, `skin` her skin; `hair` is one of rows, bun, puffs, short, or plaits.
 */
export function schoolgirl(x, y, scale, { skin, hair, knit, shade, dim = '' }) {
  const [head, fall] = hair === 'plaits' ? ['rows', plaits()] : [hair, ''];
  return at(
    x,
    y,
    scale,
    rect(-30, -30, 60, 80, skin),
    path(JUMPER, knit),
    dim && path(JUMPER, dim, ' opacity=".5"'),
    // the sleeves
    line('M-132 190C-140 280-142 420-146 560M132 190C140 280 142 420 146 560', shade, 9, ROUND_CAP),
    line('M-168 84C-146 116-136 150-132 190M168 84C146 116 136 150 132 190', shade, 7),
    headBack(skin, head),
    path('M-44 0C-22 22 22 22 44 0L74 38C44 74-44 74-74 38Z', palette.white),
    fall && line(fall, palette.hair, 26, ROUND_CAP),
    fall && line(fall, '#3A2A24', 10, ' stroke-dasharray="9 13"'),
  );
}
