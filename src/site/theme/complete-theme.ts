import type { Role, Theme } from '../../../schema/theme.ts';
import { contrast, isSeenOn, leastContrast } from './contrast.ts';
import { changed, nearestThatPasses, oklchOf, tone } from './oklch.ts';
import { lookOf, looks, type ChosenLook, type Look } from './looks.ts';

/** A pattern with all its colours, as #rrggbb. */
export type CompletePattern = {
  ground: string;
  thread: string;
  text: string;
  quiet: string;
  tile: string;
};

/** A complete theme: all colours as #rrggbb, and at least one pattern. */
export type CompleteTheme = {
  /** The look that it begins from, and its shapes. */
  look: ChosenLook;
  roles: Record<Role, string>;
  tiles: Readonly<Record<string, readonly string[]>>;
  patterns: Readonly<Record<string, CompletePattern>>;
  defaultPattern: string;
  /** The typefaces of the theme; empty if it has none. */
  fonts: Theme['fonts'];
};

const [white, black] = ['#ffffff', '#000000'];

/** The pattern of a site without patterns. */
const defaultPatternName = 'plain';
const defaultTile = ['...#....', '..###...', '.##.##..', '..###...', '...#....', '.......#'];

/** Whether a text is a colour, and not the name of one. */
export const isColour = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour);

/** The colour that a palette name refers to, or the colour itself; null for an unknown name. */
export function colourOf(theme: Theme, paletteColour: string | undefined): string | null {
  if (paletteColour === undefined) return null;
  const colour = theme.palette?.[paletteColour] ?? paletteColour;
  return isColour(colour) ? colour.toLowerCase() : null;
}

/** The text colour for a ground: the first that is readable, or else the most readable one. */
export function wordsOn(ground: string, candidates: readonly string[]): string {
  const all = [...candidates, white, black];
  const byContrast = all.toSorted((a, b) => contrast(b, ground) - contrast(a, ground));
  return all.find(isSeenOn([ground])) ?? byContrast[0] ?? black;
}

/**
 * A quieter text colour, in the hue of the text (or of the ground, if the text has none), with the contrast that people
 * with low vision need.
 */
export function quietOf(text: string, grounds: readonly string[]): string {
  const readable = isSeenOn(grounds, leastContrast.weakEyes);
  if (!readable(text)) return text;
  const ground = grounds[0] ?? white;
  const { l, c } = oklchOf(ground);
  const takesHue = oklchOf(text).c < 0.005 && c > 0.02;
  const faint = changed(text, { l, ...(takesHue ? { c: 0.025, hueOf: ground } : {}) });
  return nearestThatPasses(faint, readable) ?? text;
}

/** Derives what a theme leaves out from what it chooses. Unknown names count as left out. */
export function completeTheme(theme: Theme): CompleteTheme {
  const look = lookOf(theme);
  const roles = completeRoles(theme, looks[look.name]);
  const tiles = theme.tiles ?? {};
  const firstTile = Object.keys(tiles)[0] ?? defaultPatternName;
  const complete = ({ ground, thread, text, quiet, tile }: PatternChoice): CompletePattern => {
    const onGround = colourOf(theme, ground) ?? roles.night;
    const words = colourOf(theme, text) ?? wordsOn(onGround, [white, roles.ink]);
    const bright = isSeenOn([onGround], leastContrast.largeText)(roles.highlight);
    return {
      ground: onGround,
      text: words,
      quiet: colourOf(theme, quiet) ?? quietOf(words, [onGround]),
      thread: colourOf(theme, thread) ?? (bright ? roles.highlight : words),
      tile: tile ?? firstTile,
    };
  };
  const chosen = Object.entries(theme.patterns ?? {});
  const actionGround = tone(roles.action, { l: Math.min(oklchOf(roles.action).l, 0.4) });
  const patterns =
    chosen.length > 0 ? chosen : [[defaultPatternName, { ground: actionGround }] as const];
  return {
    look,
    roles,
    tiles: Object.keys(tiles).length > 0 ? tiles : { [defaultPatternName]: defaultTile },
    patterns: Object.fromEntries(patterns.map(([name, pattern]) => [name, complete(pattern)])),
    defaultPattern: theme.defaultPattern ?? patterns[0]?.[0] ?? defaultPatternName,
    fonts: theme.fonts,
  };
}

type PatternChoice = NonNullable<Theme['patterns']>[string];

function completeRoles(theme: Theme, { colours }: Look): Record<Role, string> {
  // The night of a look follows from its button, and that of a site from the button that the site chooses.
  const { night, ...others } = colours;
  const usual: Partial<typeof colours> =
    theme.roles?.action === undefined ? { ...others, night } : others;
  const chosen = (role: Role) => colourOf(theme, theme.roles?.[role]) ?? usual[role] ?? null;
  const action = chosen('action') ?? colours.action;
  const highlight = chosen('highlight') ?? colours.highlight;
  const paper = chosen('paper') ?? tone(action, { l: 0.988, c: 0.004 });
  const ink =
    chosen('ink') ??
    nearestThatPasses(
      tone(action, { l: 0.22, c: 0.02 }),
      isSeenOn([paper], leastContrast.weakEyes),
    ) ??
    wordsOn(paper, []);
  const ground = (role: Role, step: number, chroma: number) => {
    const { l, c } = oklchOf(paper);
    const from = tone(paper, {
      l: l + (oklchOf(ink).l < l ? -step : step),
      c: Math.max(c, chroma),
      ...(c < 0.01 ? { hueOf: action } : {}),
    });
    return chosen(role) ?? nearestThatPasses(from, isSeenOn([ink])) ?? paper;
  };
  const [tint, tintDeep] = [ground('tint', 0.035, 0.01), ground('tintDeep', 0.075, 0.018)];
  const [onAction, onHighlight] = [wordsOn(action, [white, ink]), wordsOn(highlight, [ink])];
  const pressed = tone(action, {
    l: oklchOf(action).l + (oklchOf(onAction).l > oklchOf(action).l ? -0.09 : 0.07),
  });
  const soft = tone(highlight, { l: Math.min(oklchOf(highlight).l + 0.08, 0.97) });
  const surfaces = [paper, tint, tintDeep];
  const link =
    chosen('link') ??
    nearestThatPasses(action, isSeenOn(surfaces, leastContrast.weakEyes)) ??
    nearestThatPasses(action, isSeenOn(surfaces)) ??
    ink;
  return {
    ink,
    paper,
    tint,
    tintDeep,
    action,
    actionPressed:
      chosen('actionPressed') ?? nearestThatPasses(pressed, isSeenOn([onAction])) ?? action,
    link,
    linkDark: chosen('linkDark') ?? tone(link, { l: 0.82, c: Math.min(oklchOf(link).c, 0.11) }),
    highlight,
    highlightSoft:
      chosen('highlightSoft') ?? nearestThatPasses(soft, isSeenOn([onHighlight])) ?? highlight,
    night: chosen('night') ?? tone(action, { l: 0.24, c: Math.min(oklchOf(action).c, 0.055) }),
  };
}
