import { PATTERNS } from './patterns.mjs';

/** The dyes of the basket and of the land. A scene uses at most eight of them. */
export const palette = {
  ink: '#14211D',
  night: '#141C3A',
  indigo: '#27326E',
  dusk: '#1F2A5C',
  tea: '#0B4636',
  teaLight: '#0F5A43',
  leaf: '#17704C',
  grass: '#5E9C3C',
  sprout: '#B4CB57',
  maize: '#F5B31B',
  sun: '#FFD462',
  murram: '#C4451C',
  clay: '#8C2E14',
  boug: '#A80F48',
  bougLight: '#BE2A60',
  bougDeep: '#7C0E38',
  pink: '#F08BA4',
  sky: '#BFE1E6',
  haze: '#E3F0EC',
  mist: '#6FA7A5',
  lake: '#0D5F84',
  deep: '#0A3B57',
  mint: '#5FD0B0',
  sisal: '#EADBBB',
  paper: '#FDFCF8',
  white: '#FFFFFF',
  hair: '#1B1311',
  steel: '#7E9199',
};

/** Skins, from warm brown to dark: a group of people never has one only. */
export const skin = { warm: '#8B5638', brown: '#6A3D28', dark: '#4B2A1C' };

/** One decimal is finer than any screen shows a 1200-unit scene. */
export const tenth = (n) => Math.round(n * 10) / 10;

const text = (parts) => parts.flat(Infinity).join('');

// Shapes. `more` is any further attributes, written out with a leading space.

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="${fill}"${more}/>`;

export const circ = (x, y, radius, fill, more = '') =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${more}/>`;

export const ell = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${more}/>`;

export const path = (d, fill, more = '') => `<path fill="${fill}" d="${d}"${more}/>`;

export const line = (d, stroke, width, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${tenth(width)}" d="${d}"${more}/>`;

export const ROUND_CAP = ' stroke-linecap="round"';
export const ROUND_JOIN = ' stroke-linejoin="round"';

/** Straight stitching: `dash` long, `gap` apart. */
export const seam = (x1, y, x2, stroke, width, dash, gap = dash) =>
  line(`M${x1} ${y}H${x2}`, stroke, width, ` stroke-dasharray="${dash} ${gap}"`);

/** Stitching along any path. */
export const stitched = (d, stroke, width, dash, gap = dash) =>
  line(d, stroke, width, ` stroke-dasharray="${dash} ${gap}"`);

export const group = (transform, ...parts) => `<g transform="${transform}">${text(parts)}</g>`;

export const at = (x, y, scale, ...parts) =>
  group(`translate(${tenth(x)} ${tenth(y)})scale(${Math.round(scale * 1000) / 1000})`, parts);

/** A clip path holding `shape`, to be used as `clipped(id, …)`. */
export const clip = (id, shape) => `<clipPath id="${id}">${shape}</clipPath>`;
export const clipped = (id, ...parts) => `<g clip-path="url(#${id})">${text(parts)}</g>`;

/** `'0 400, 180 350'` as points; a list of points stays as it is. */
const pointsOf = (points) =>
  typeof points === 'string'
    ? points.split(',').map((pair) => pair.trim().split(' ').map(Number))
    : points;

const whole = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;

/** A smooth open curve through the points. */
export function curve(through) {
  const points = pointsOf(through);
  let d = `M${whole(points[0])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [from, to] = [points[i], points[i + 1]];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${whole(leave)} ${whole(arrive)} ${whole(to)}`;
  }
  return d;
}

/** A band of land: filled from the curve down to the bottom of the picture. */
export const hill = (points, fill, bottom = 800) =>
  path(`${curve(points)}V${bottom}H${Math.round(pointsOf(points)[0][0])}Z`, fill);

/** Flat bands from the top down: `[colour, height]` each. */
export function bands(width, ...rows) {
  let y = 0;
  return rows.map(([fill, height]) => {
    y += height;
    return rect(0, y - height, width, height + 1, fill);
  });
}

/** Rows of text as stitches: parallelograms leaning 22 %, with a gap of 10 % below each. */
export function stitches(rows, size) {
  const lean = tenth(size * 0.22);
  const height = tenth(size * 0.9);
  let d = '';
  rows.forEach((row, j) =>
    [...row].forEach((mark, i) => {
      if (mark !== '#') return;
      d += `M${tenth(i * size)} ${tenth(j * size + lean)}l${size}-${lean}v${height}l-${size} ${lean}z`;
    }),
  );
  return d;
}

/** A pattern as a fill: use it as `url(#id)`. Give it a low-contrast pair for land and walls. */
export function cloth(id, name, thread, ground, size = 10) {
  const rows = PATTERNS[name];
  const [w, h] = [rows[0].length * size, rows.length * size];
  return (
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    path(`M0 0h${w}v${h}H0z`, ground) +
    path(stitches(rows, size), thread) +
    `</pattern>`
  );
}

/** `fold` is the symmetry; `rings` go from the knot outwards (see `round`). */
const ROUNDS = {
  abundance: { fold: 12, rings: [1, 0, 0.3, 0.55, 0.8, 1, 0.8, 0.55, 0.3, 1, 0.5, 1] },
  sun: {
    fold: 18,
    rings: [1, 0, 0.3, 0.55, 0.8, 1, 0.8, 0.55, 0.3, 0, 1, 0.25, 0.5, 0.75, 1, 0.5],
  },
  stem: { fold: 6, rings: [1, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 1] },
  ai: { fold: 8, rings: [1, 0.5, 0.5, 0, 1, 0.25, 0.5, 0.75, 1, 0.5] },
  small: { fold: 10, rings: [1, 0.35, 0.7, 1, 0.7, 0.35, 1] },
  tiny: { fold: 6, rings: [1, 0.5, 1, 0.5] },
};

const hundredth = (n) => Math.round(n * 100) / 100;

/**
 * The round: the base of a kiondo, seen from above; also the sun, the moon, a coin, a seal.
 * A ring of 1 is a thin full ring, a fraction is `fold` dashes of that share, 0 is empty. Each full
 * ring turns the group after it by half a sector, as a weaver does when she adds strands.
 */
export function round(cx, cy, radius, { base, fg, alt = fg }, kind = 'abundance') {
  const { fold, rings } = ROUNDS[kind];
  const width = radius / (rings.length + 0.6);
  const centre = `cx="${tenth(cx)}" cy="${tenth(cy)}"`;
  let turns = 0;
  let drawn = circ(cx, cy, radius, base);
  rings.forEach((share, i) => {
    if (i === 0) {
      drawn += circ(cx, cy, width * 0.8, fg);
      return;
    }
    if (share === 0) return;
    const r = tenth(width * (i + 0.75));
    if (share === 1) {
      turns++;
      drawn += `<circle ${centre} r="${r}" fill="none" stroke="${fg}" stroke-width="${tenth(width * 0.42)}"/>`;
      return;
    }
    const sector = (2 * Math.PI * r) / fold;
    const dash = sector * share;
    const start = dash / 2 + (turns % 2 ? sector / 2 : 0);
    drawn +=
      `<circle ${centre} r="${r}" fill="none" stroke="${turns % 2 ? alt : fg}"` +
      ` stroke-width="${tenth(width * 0.86)}"` +
      ` stroke-dasharray="${hundredth(dash)} ${hundredth(sector - dash)}"` +
      ` stroke-dashoffset="${hundredth(start)}"/>`;
  });
  return `<g transform="rotate(-90 ${tenth(cx)} ${tenth(cy)})">${drawn}</g>`;
}

/** The three dyes of the sun in most scenes. */
export const SUN = { base: palette.maize, fg: palette.murram, alt: palette.boug };
/** A moon. */
export const MOON = { base: '#F3EBD6', fg: '#C9BFA6', alt: '#E0A93A' };

export const svg = (width, height, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"` +
  ` height="${height}" preserveAspectRatio="xMidYMid slice">${text(parts)}</svg>\n`;

/** A scene of the usual size: fills and clips first, then what is drawn, from back to front. */
export const scene = (defs, ...parts) => svg(1200, 800, `<defs>${text(defs)}</defs>`, parts);
