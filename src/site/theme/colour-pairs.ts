import type { CompleteTheme } from './complete-theme.ts';
import { leastContrast } from './contrast.ts';
import {
  patternColours,
  schemeColours,
  type PatternColours,
  type SchemeColours,
} from './theme-colours.ts';

type Pair<Name> = { on: readonly Name[]; least?: number };

/**
 * The foreground colours of the styles, with the backgrounds they appear on. A style with a new combination adds the
 * pair here; tests/long/colour-pairs.test.ts finds missing ones.
 */
const inScheme: { [Word in keyof SchemeColours]?: Pair<keyof SchemeColours> } = {
  text: { on: ['surface', 'surface-2', 'surface-3'] },
  'text-quiet': { on: ['surface', 'surface-2', 'surface-3'] },
  link: { on: ['surface', 'surface-2', 'surface-3'] },
  ok: { on: ['surface', 'surface-2'] },
  bad: { on: ['surface', 'surface-2'] },
  surface: { on: ['text', 'text-quiet', 'bad'] },
  'on-action': { on: ['action', 'action-press'] },
  'on-highlight': { on: ['highlight', 'highlight-soft'] },
  ink: { on: ['paper'] },
  'paper-figure': { on: ['paper'], least: leastContrast.largeText },
  'on-night': { on: ['night'] },
  'night-figure': { on: ['night'], least: leastContrast.largeText },
  'line-control': { on: ['surface', 'surface-2'], least: leastContrast.control },
  focus: { on: ['surface', 'surface-2'], least: leastContrast.control },
};

/** The same on the ground of a pattern. */
const inPattern: { [Word in keyof PatternColours]?: Pair<keyof PatternColours> } = {
  'w-on': { on: ['w-ground', 'w-far'] },
  'w-accent': { on: ['w-ground'] },
  'w-quiet': { on: ['w-ground'] },
  'w-ground': { on: ['w-on'] },
  'w-button-text': { on: ['w-button', 'w-button-over'] },
  'w-figure': { on: ['w-ground'], least: leastContrast.largeText },
  'w-bright': { on: ['w-ground'], least: leastContrast.largeText },
};

/** A foreground and a background colour (#rrggbb), and the contrast that they need. */
export type ColourPair = { name: string; colour: string; ground: string; least: number };

function pairsIn<Name extends string>(
  pairs: { [Word in Name]?: Pair<Name> },
  colours: Record<Name, string>,
  where: string,
): ColourPair[] {
  const words = Object.keys(colours).filter((name): name is Name => name in pairs);
  return words.flatMap((word) =>
    (pairs[word]?.on ?? []).map((ground) => ({
      name: `${word} on ${ground}, ${where}`,
      colour: colours[word],
      ground: colours[ground],
      least: pairs[word]?.least ?? leastContrast.text,
    })),
  );
}

/** Every combination of text or control and background that a theme can produce, in light or dark. */
export const pairsOf = (theme: CompleteTheme, scheme: 'light' | 'dark'): ColourPair[] => [
  ...pairsIn(inScheme, schemeColours(theme)[scheme], scheme),
  ...Object.entries(theme.patterns).flatMap(([name, pattern]) =>
    pairsIn(inPattern, patternColours(theme, pattern), name),
  ),
];
