import { clampChroma, converter, formatHex, type Oklch } from './colour-space.ts';

const toOklch = converter('oklch');

/** A colour (#rrggbb) as lightness (0 to 1), chroma and hue in OKLCH, which is perceptually uniform. */
export function oklchOf(colour: string): Oklch {
  const found = toOklch(colour);
  if (!found) throw new Error(`${colour} is not a colour.`);
  return found;
}

type Change = { l?: number; c?: number; h?: number; hueOf?: string };

/** A colour with some components changed; it may be out of gamut. */
export function changed(colour: string, { l, c, h, hueOf }: Change): Oklch {
  const oklch = oklchOf(colour);
  const hue = h ?? (hueOf === undefined ? oklch.h : oklchOf(hueOf).h);
  const requested: Oklch = { mode: 'oklch', l: l ?? oklch.l, c: c ?? oklch.c };
  return hue === undefined ? requested : { ...requested, h: hue };
}

/** A colour in gamut, with as much of its chroma as possible. */
const shown = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

/** A colour with some components changed, brought into gamut. */
export const tone = (colour: string, change: Change): string => shown(changed(colour, change));

/** The step between lightnesses that are tried, and the precision of the result. */
const [stride, fineness] = [0.04, 0.002];

/** The nearest colour that passes if only the lightness changes; null if none does. */
export function nearestThatPasses(
  colour: string | Oklch,
  passes: (candidate: string) => boolean,
): string | null {
  const start = typeof colour === 'string' ? oklchOf(colour) : colour;
  const { l } = start;
  const at = (lightness: number) => shown({ ...start, l: Math.min(Math.max(lightness, 0), 1) });
  const unchanged = typeof colour === 'string' ? colour : at(l);
  if (passes(unchanged)) return unchanged;
  // Coarse steps first, because each try is slow; a second, finer pass finds a narrow range between
  // two grounds.
  for (const step of [stride, fineness]) {
    for (let away = step; away < 1 + step; away += step) {
      const found = [-1, 1].filter(
        (direction) =>
          l + direction * (away - step) >= 0 &&
          l + direction * (away - step) <= 1 &&
          passes(at(l + direction * away)),
      );
      const nearest = found
        .map(
          (direction) =>
            direction *
            closest(away - step, away, (distance) => passes(at(l + direction * distance))),
        )
        .toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
      if (nearest !== undefined) return at(l + nearest);
    }
  }
  return null;
}

/** The smallest passing distance, between one that fails and one that passes. */
function closest(fails: number, succeeds: number, passes: (distance: number) => boolean): number {
  if (succeeds - fails < fineness) return succeeds;
  const middle = (fails + succeeds) / 2;
  return passes(middle) ? closest(fails, middle, passes) : closest(middle, succeeds, passes);
}
