// A pool from above, where a body is its simplest: cap, shoulders, line.
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
  skin,
  svg,
} from '../lib.mjs';

// A swimmer lies along x, head to the right; the origin is between the shoulders. Limbs are
// strokes of one width with round ends, as on a pictogram; legs lie under the water.
const LIMB = 21;
const limb = (d, tone, more = '') => line(d, tone, LIMB, ROUND_CAP + ROUND_JOIN + more);
const torso = (tone, suit) =>
  path(
    'M10 -38C34 -34 38 -18 38 0S34 34 10 38C-40 34 -70 26 -112 22C-128 20 -128 -20 -112 -22C-70 -26 -40 -34 10 -38Z',
    tone,
  ) +
  path(
    'M-14 -35C-10 -14 -10 14 -14 35C-50 31 -78 26 -112 22C-128 20 -128 -20 -112 -22C-78 -26 -50 -31 -14 -35Z',
    suit,
  ) +
  line('M-14 -22H14M-14 22H14', suit, 9);
const cap = (hue) =>
  rect(34, -10, 18, 20, hue.tone) +
  round(66, 0, 29, { base: hue.cap, fg: hue.thread, alt: hue.thread }, 'tiny');
const legs = (tone, d) => limb(d, tone, ' opacity=".82"');
const wake = (d) => line(d, palette.sky, 5, ROUND_CAP);
const foam = (d) => line(d, palette.white, 5, ROUND_CAP);

const HUES = [
  { tone: skin.brown, cap: palette.maize, thread: palette.clay, suit: palette.boug },
  { tone: skin.dark, cap: palette.paper, thread: palette.boug, suit: palette.ink },
  { tone: skin.warm, cap: palette.boug, thread: palette.sun, suit: palette.night },
  { tone: skin.brown, cap: palette.sun, thread: palette.tea, suit: palette.murram },
];
const FORMS = {
  /** One arm reaches, the other is at the end of its pull. */
  crawl: (h) => [
    wake('M-300 -46C-220 -66 -150 -58 -90 -52M-300 50C-220 66 -150 60 -90 54'),
    legs(h.tone, 'M-118 -12L-232 -18M-118 12L-228 22'),
    foam('M-258 -30l-22 -8M-262 -12h-26M-252 36l-22 12M-258 20h-28'),
    limb('M14 -30C54 -46 100 -46 168 -30', h.tone),
    limb('M6 30C-30 60 -62 64 -104 48', h.tone),
    torso(h.tone, h.suit),
    cap(h),
    foam('M188 -44l16 -12M194 -28h22M186 -12l16 10'),
  ],
  /** The same from the other side: the arm that comes over is straight, the other lies by the hip. */
  back: (h) => [
    wake('M-300 -50C-220 -62 -150 -56 -100 -56M-300 46C-220 62 -150 56 -90 52'),
    legs(h.tone, 'M-118 -12L-236 -8M-118 12L-220 14'),
    foam('M-262 -18l-24 -8M-262 -4h-26M-246 22l-26 10'),
    limb('M8 30Q60 50 160 44', h.tone),
    limb('M8 -30C-20 -50 -60 -52 -108 -40', h.tone),
    torso(h.tone, h.suit),
    line('M14 -22Q22 0 14 22', h.suit, 9),
    rect(34, -10, 18, 20, h.tone),
    circ(66, 0, 29, h.tone),
    path('M52 -26A29 29 0 1 1 52 26Q74 0 52 -26Z', h.cap),
    line('M72 -21Q88 0 72 21', h.thread, 4, ' stroke-dasharray="5 4"'),
    foam('M180 32l18 -10M186 48h22M178 62l14 10'),
  ],
  /** Elbows out, knees drawn up and out: a heart before and a heart behind. */
  breast: (h) => [
    wake('M-290 -22C-220 -36 -190 -30 -160 -22M-290 22C-220 36 -190 30 -160 22'),
    legs(
      h.tone,
      'M-118 -12C-150 -20 -168 -44 -150 -66L-208 -60M-118 12C-150 20 -168 44 -150 66L-208 60',
    ),
    limb('M12 -30C34 -66 66 -74 96 -62L124 -18M12 30C34 66 66 74 96 62L124 18', h.tone),
    torso(h.tone, h.suit),
    cap(h),
    foam('M146 -20C166 -14 166 14 146 20M164 -34C194 -22 194 22 164 34'),
  ],
  /** Both arms over the water, both legs as one. */
  butterfly: (h) => [
    legs(h.tone, 'M-118 -11L-230 -13M-118 11L-230 13'),
    foam('M-254 -26l-22 -12M-262 -8h-28M-262 8h-28M-254 26l-22 12'),
    limb('M10 -30C14 -64 44 -86 92 -86L140 -70M10 30C14 64 44 86 92 86L140 70', h.tone),
    torso(h.tone, h.suit),
    cap(h),
    foam('M160 -78l18 -10M166 -64h20M160 78l18 10M166 64h20M112 -20C124 -8 124 8 112 20'),
  ],
};
const swimmer = (name, i) => FORMS[name](HUES[i]).join('');

const rope = (y, width = 1200) =>
  line(`M0 ${y}H${width}`, palette.white, 16) +
  line(`M0 ${y}H${width}`, palette.boug, 16, ' stroke-dasharray="30 30"');

/** A pool from above: four lanes, four swimmers, four strokes. */
export function swimming() {
  const names = ['crawl', 'back', 'breast', 'butterfly'];
  const at = [690, 470, 800, 560];
  return scene(
    [cloth('pool', 'marine', '#136C93', palette.lake, 16)],
    rect(0, 0, 1200, 800, 'url(#pool)'),
    [0, 1, 2, 3].map((i) => line(`M140 ${100 + i * 200}H1200`, palette.deep, 18, ' opacity=".55"')),
    [200, 400, 600].map((y) => rope(y)),
    rect(0, 0, 92, 800, palette.sisal),
    line('M92 0V800', palette.murram, 16, ' stroke-dasharray="28 12"'),
    [0, 1, 2, 3].map(
      (i) =>
        rect(18, 56 + i * 200, 88, 88, palette.clay) +
        round(62, 100 + i * 200, 30, { base: palette.maize, fg: palette.clay }, 'tiny'),
    ),
    names.map((n, i) => group(`translate(${at[i]} ${100 + i * 200})scale(.98)`, swimmer(n, i))),
  );
}

/** The same pool, twice as wide as high: the page lays numbers over it. */
export function pool() {
  const strokes = ['crawl', 'back', 'breast', 'butterfly'];
  const at = [1060, 760, 1200, 900];
  return svg(
    1600,
    800,
    '<defs>',
    cloth('pool', 'marine', '#136C93', palette.lake, 16),
    '</defs>',
    rect(0, 0, 1600, 800, 'url(#pool)'),
    [0, 1, 2, 3].map((i) => line(`M0 ${100 + i * 200}H1600`, palette.deep, 18, ' opacity=".55"')),
    [200, 400, 600].map((y) => rope(y, 1600)),
    strokes.map((name, i) => group(`translate(${at[i]} ${100 + i * 200})`, swimmer(name, i))),
  );
}
