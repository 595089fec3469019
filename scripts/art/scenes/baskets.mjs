// The basket of /be-inspired: one picture a round, each with all that was woven before.
import { circ, palette, group, path, svg } from '../lib.mjs';

const h = (n) => Math.round(n * 100) / 100;
const C = 300;
/** One row of weave: `n` dashes of `share`, turned by `shift` of a sector. */
const row = (r, w, n, share, hue, shift = 0) => {
  const sector = (2 * Math.PI * r) / n;
  return (
    `<circle cx="${C}" cy="${C}" r="${r}" fill="none" stroke="${hue}" stroke-width="${w}"` +
    (share < 1
      ? ` stroke-dasharray="${h(sector * share)} ${h(sector * (1 - share))}" stroke-dashoffset="${h((sector * share) / 2 - sector * shift)}"`
      : '') +
    '/>'
  );
};
const disc = (r, hue) => circ(C, C, r, hue);
/** Six dyes in turn round one row. */
const dyed = (r, w, hues, share) =>
  hues
    .map((hue, i) => {
      const all = 2 * Math.PI * r,
        s = all / hues.length,
        d = s * share;
      return `<circle cx="${C}" cy="${C}" r="${r}" fill="none" stroke="${hue}" stroke-width="${w}" stroke-dasharray="${h(d)} ${h(all - d)}" stroke-dashoffset="${h(d / 2 - s * i)}"/>`;
    })
    .join('');
let ids = 0;
/** `n` of the same thing round one row. */
const around = (n, r, part, from = 0) => {
  const id = `u${ids++ % 9}`;
  return (
    `<defs><g id="${id}" transform="translate(${C} ${C - r})">${part}</g></defs>` +
    [...Array(n)]
      .map(
        (_, i) => `<use href="#${id}" transform="rotate(${h(((i + from) * 360) / n)} ${C} ${C})"/>`,
      )
      .join('')
  );
};

const SIX = [palette.maize, '#E0703F', palette.boug, palette.sky, '#2C86B0', palette.mint];
const RINGS = [
  // the knot
  () =>
    disc(34, palette.maize) +
    row(25, 5, 8, 0.6, palette.murram) +
    disc(12, palette.murram) +
    circ(C, C, 5, palette.sun),
  // four subjects that all of them take
  () =>
    row(56, 44, 1, 1, palette.clay) +
    row(42, 9, 4, 0.34, palette.sun) +
    row(54, 9, 4, 0.58, palette.sun) +
    row(66, 9, 4, 0.82, palette.sun) +
    row(78, 5, 1, 1, palette.maize),
  // a pathway and two subjects of her own
  () =>
    row(108, 54, 1, 1, palette.night) +
    dyed(90, 11, SIX, 0.4) +
    dyed(104, 11, SIX, 0.66) +
    dyed(118, 11, SIX, 0.9) +
    row(131, 6, 1, 1, palette.paper),
  // four sports and three clubs: beads
  () =>
    row(160, 52, 1, 1, palette.deep) +
    row(140, 6, 42, 0.5, palette.sky) +
    around(7, 162, circ(0, 0, 15, palette.maize) + circ(0, 0, 7, palette.boug)) +
    around(7, 162, circ(0, 0, 7, palette.sky), 0.5) +
    row(183, 6, 1, 1, palette.maize),
  // home for the night: houses
  () =>
    row(214, 56, 1, 1, palette.tea) +
    row(193, 6, 48, 0.5, '#B4CB57') +
    around(
      18,
      214,
      path('M-29 0L0 -17L29 0ZM-22 3H22V18H-22Z', '#B4CB57') +
        path('M-14 7H-5V18H-14ZM5 7H14V18H5Z', palette.tea),
    ) +
    row(239, 6, 1, 1, '#B4CB57'),
  // life in abundance: diamonds and the rim
  () =>
    row(266, 48, 1, 1, palette.boug) +
    around(
      24,
      266,
      path('M0 -18L14 0L0 18L-14 0Z', palette.maize) + path('M0 -8L6 0L0 8L-6 0Z', palette.boug),
    ) +
    around(24, 266, path('M0 -21l6 8l-6 8l-6 -8zM0 5l6 8l-6 8l-6 -8z', palette.pink), 0.5) +
    row(291, 10, 72, 0.55, palette.sun),
];
const R = [34, 81, 134, 186, 242, 297];
/** A basket as far as it is woven, cropped to its last round. */
const grown = (to) => () => {
  const r = R[to] + 2;
  const woven = RINGS.slice(0, to + 1).map((ring) => ring());
  return svg(2 * r, 2 * r, group(`translate(${r - C} ${r - C})`, ...woven));
};
export const basket0 = grown(0);
export const basket1 = grown(1);
export const basket2 = grown(2);
export const basket3 = grown(3);
export const basket4 = grown(4);
export const basket5 = grown(5);
