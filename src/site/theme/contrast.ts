import { wcagContrast } from './colour-space.ts';

/** The contrast of two colours (#rrggbb) as WCAG 2 defines it, from 1 (none) to 21 (black on white). */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** The contrast that WCAG 2.2 requires (1.4.3, 1.4.11; 1.4.6 for people with low vision). */
export const leastContrast = { text: 4.5, largeText: 3, control: 3, weakEyes: 7 };

/** Whether a colour has enough contrast with each of several grounds. */
export const isSeenOn =
  (grounds: readonly string[], least: number = leastContrast.text) =>
  (colour: string): boolean =>
    grounds.every((ground) => contrast(colour, ground) >= least);
