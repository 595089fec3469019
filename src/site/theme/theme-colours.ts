import { isSeenOn, leastContrast } from './contrast.ts';
import { quietOf, wordsOn, type CompletePattern, type CompleteTheme } from './complete-theme.ts';
import { changed, nearestThatPasses, oklchOf, tone } from './oklch.ts';

type Roles = CompleteTheme['roles'];

/** The hue and chroma of the colours for success and failure, on every site. */
const [good, bad] = [
  { h: 162, c: 0.09 },
  { h: 36, c: 0.13 },
];

/** The text colour of buttons. */
export const onAction = ({ action, ink }: Roles): string => wordsOn(action, ['#ffffff', ink]);
/** The text colour of highlighted buttons. */
export const onHighlight = ({ highlight, ink }: Roles): string => wordsOn(highlight, [ink]);

/** The surfaces of the dark theme: nearly black, in the hue of the text. */
export function darkSurfaces({ ink }: Roles) {
  const chroma = Math.min(oklchOf(ink).c, 0.022);
  return {
    surface: tone(ink, { l: 0.191, c: chroma * 0.65 }),
    'surface-2': tone(ink, { l: 0.245, c: chroma * 0.85 }),
    'surface-3': tone(ink, { l: 0.295, c: chroma }),
  };
}

/** Buttons, the countdown and highlights look the same in both themes. */
function alwaysThere({ roles }: CompleteTheme) {
  const { ink, paper, action, actionPressed, highlight, highlightSoft, night } = roles;
  const onNight = wordsOn(night, ['#ffffff', ink]);
  const isBrightAtNight = isSeenOn([night], leastContrast.largeText)(highlight);
  const { l, c } = oklchOf(night);
  return {
    ink,
    paper,
    action,
    'action-press': actionPressed,
    'on-action': onAction(roles),
    highlight,
    'highlight-soft': highlightSoft,
    'on-highlight': onHighlight(roles),
    night,
    'on-night': onNight,
    'night-figure': isBrightAtNight ? highlight : onNight,
    'paper-figure': isSeenOn([paper], leastContrast.largeText)(action) ? action : ink,
    'night-track': tone(night, { l: l + (l < 0.5 ? 0.24 : -0.24), c: c * 1.5 }),
    backdrop: `${tone(night, { l: Math.min(l, 0.24) * 0.75, c: c * 0.6 })}bf`,
  };
}

function lightColours(theme: CompleteTheme) {
  const { ink, paper, tint, tintDeep, link, highlight } = theme.roles;
  const surfaces = [paper, tint, tintDeep];
  const { l } = oklchOf(paper);
  const line = changed(tint, { l, c: Math.min(oklchOf(tint).c * 1.5, 0.05) });
  const control = (colour: string) =>
    isSeenOn([paper])(colour) && isSeenOn(surfaces, leastContrast.control)(colour);
  const mark = (hue: { h: number; c: number }) =>
    nearestThatPasses(changed(paper, { l, ...hue }), isSeenOn(surfaces, leastContrast.weakEyes)) ??
    nearestThatPasses(changed(paper, { l, ...hue }), isSeenOn(surfaces)) ??
    ink;
  return {
    ...alwaysThere(theme),
    surface: paper,
    'surface-2': tint,
    'surface-3': tintDeep,
    text: ink,
    'text-quiet': quietOf(ink, surfaces),
    link,
    line: nearestThatPasses(line, isSeenOn([paper], 2.15)) ?? ink,
    'line-control': nearestThatPasses(line, control) ?? ink,
    focus: ink,
    'focus-halo': highlight,
    ok: mark(good),
    bad: mark(bad),
  };
}

/** The dark theme: surfaces get the hue of the text, and text gets the hue of the paper. */
function darkColours(theme: CompleteTheme): SchemeColours {
  const { ink, tint, action, linkDark } = theme.roles;
  const chroma = Math.min(oklchOf(ink).c, 0.022);
  const text = tone(tint, { l: 0.956, c: Math.min(oklchOf(tint).c, 0.02) });
  const light = lightColours(theme);
  return {
    ...light,
    ...darkSurfaces(theme.roles),
    text,
    'text-quiet': tone(ink, { l: 0.847, c: chroma * 0.6 }),
    link: linkDark,
    line: tone(ink, { l: 0.443, c: chroma }),
    'line-control': tone(ink, { l: 0.661, c: chroma * 0.8 }),
    focus: text,
    'focus-halo': action,
    ok: tone(ink, { l: 0.807, ...good }),
    bad: tone(ink, { l: 0.79, ...bad }),
  };
}

/** Colours for light and dark, by their names in the stylesheets. */
export type SchemeColours = ReturnType<typeof lightColours>;

/** The colours of a theme outside its patterns. */
export const schemeColours = (theme: CompleteTheme) => ({
  light: lightColours(theme),
  dark: darkColours(theme),
});

/**
 * Below this contrast, a highlighted button is hard to see on its ground, and takes the colours of the text instead.
 */
const seenOnGround = 1.5;

/** The colours on a pattern's ground, by their names in the stylesheets. */
export function patternColours({ roles }: CompleteTheme, pattern: CompletePattern) {
  const { ground, thread, text, quiet } = pattern;
  const { action, highlight, highlightSoft } = roles;
  const isLarge = isSeenOn([ground], leastContrast.largeText);
  const [button, over, words] = isSeenOn([ground], seenOnGround)(highlight)
    ? [highlight, highlightSoft, onHighlight(roles)]
    : [text, quiet, ground];
  return {
    'w-ground': ground,
    'w-thread': thread,
    'w-on': text,
    'w-quiet': quiet,
    'w-figure': isLarge(thread) ? thread : text,
    'w-accent': isSeenOn([ground])(thread) ? thread : text,
    // What a ground may fade into, step by step, under the same text.
    'w-far': isSeenOn([action])(text) ? action : ground,
    'w-bright': isLarge(highlight) ? highlight : text,
    'w-button': button,
    'w-button-over': over,
    'w-button-text': words,
  };
}

/** The colours of a pattern by name. */
export type PatternColours = ReturnType<typeof patternColours>;
