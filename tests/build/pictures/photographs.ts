import path from 'node:path';
import sharp from 'sharp';
import { seededRandom } from '../../seeded-random.ts';

type Photograph = { name: string; width: number; height: number; paint: Paint };
/** The colour of a point, from 0 to 1 across and down; `grain` is chance, the same in every run. */
type Paint = (x: number, y: number, grain: number) => [number, number, number];

const mix = (a: number, b: number, share: number) => a + (b - a) * Math.min(Math.max(share, 0), 1);
const within = (x: number, y: number, cx: number, cy: number, r: number) =>
  Math.hypot(x - cx, y - cy) < r;

/** A field under a bright sky: a horizon, haze and soil. */
const landscape: Paint = (x, y, grain) => {
  const ridge = 0.45 + 0.06 * Math.sin(x * 7) + 0.03 * Math.sin(x * 23);
  if (y < ridge) return [mix(90, 220, y * 2), mix(150, 225, y * 2), mix(220, 235, y * 2)];
  const furrow = Math.sin(((x - 0.5) / (y - ridge + 0.05)) * 14) * 18;
  return [110 + furrow + grain * 30, 120 + furrow + grain * 24, 52 + grain * 18];
};

/** A face before a wall, in the upper half of an upright picture. */
const portrait: Paint = (x, y, grain) => {
  if (within(x, y * 1.5, 0.5, 0.52, 0.2))
    return [118 + grain * 14, 76 + grain * 10, 54 + grain * 8];
  if (y > 0.52 && Math.abs(x - 0.5) < 0.14 + (y - 0.5) * 0.7) return [24 + grain * 12, 52, 96];
  return [mix(170, 120, x) + grain * 10, mix(160, 118, x) + grain * 10, 134 + grain * 8];
};

/** A yard at night with two lamps. */
const dark: Paint = (x, y, grain) => {
  const lamp = Math.max(
    0,
    1 - Math.hypot(x - 0.2, y - 0.3) * 5,
    1 - Math.hypot(x - 0.8, y - 0.35) * 6,
  );
  return [10 + lamp * 220 + grain * 8, 12 + lamp * 170 + grain * 8, 22 + lamp * 90 + grain * 10];
};

/** A classroom full of daylight. */
const light: Paint = (x, y, grain) => {
  const isWindow = y < 0.6 && Math.abs(((x * 4) % 1) - 0.5) < 0.36;
  if (isWindow) return [244, 246, 240];
  return y > 0.75
    ? [196 + grain * 20, 174 + grain * 18, 140 + grain * 16]
    : [222 + grain * 8, 216, 202];
};

/** Washing on a line in the sun: almost nothing but white. */
const nearlyWhite: Paint = (x, y, grain) => {
  const fold = Math.sin(x * 60 + Math.sin(y * 9)) * 5;
  return [247 + fold * 0.6 + grain * 3, 248 + fold * 0.6 + grain * 3, 246 + fold + grain * 3];
};

/** A market: small patches of every colour. */
const busy: Paint = (x, y, grain) => {
  const cell = Math.sin(Math.floor(x * 46) * 12.9898 + Math.floor(y * 34) * 78.233) * 43758.5453;
  const hue = cell - Math.floor(cell);
  return [hue * 255, ((hue * 7.3) % 1) * 230 + grain * 25, ((hue * 3.1) % 1) * 240];
};

/** Six kinds of photographs that editors bring, by their file names. */
export const photographs: readonly Photograph[] = [
  { name: 'landscape.jpg', width: 3000, height: 2000, paint: landscape },
  { name: 'portrait.jpg', width: 2000, height: 3000, paint: portrait },
  { name: 'dark.jpg', width: 2400, height: 1600, paint: dark },
  { name: 'light.jpg', width: 2400, height: 1600, paint: light },
  { name: 'nearly-white.jpg', width: 2400, height: 1600, paint: nearlyWhite },
  { name: 'busy.jpg', width: 2400, height: 1800, paint: busy },
];

/** Writes the photographs into a folder, as a camera would: large, with grain. */
export async function writePhotographs(folder: string): Promise<void> {
  for (const { name, width, height, paint } of photographs) {
    const { next } = seededRandom(width + height);
    const pixels = Buffer.alloc(width * height * 3);
    for (let at = 0; at < width * height; at += 1) {
      const colour = paint((at % width) / width, Math.floor(at / width) / height, next() - 0.5);
      for (const [channel, value] of colour.entries()) {
        pixels[at * 3 + channel] = Math.min(Math.max(Math.round(value), 0), 255);
      }
    }
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92 })
      .toFile(path.join(folder, name));
  }
}
