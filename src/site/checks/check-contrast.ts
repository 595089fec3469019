import type { Role, Theme } from '../../../schema/theme.ts';
import {
  type Diagnose,
  type Diagnostic,
  type FieldPath,
  anyName,
  phrase,
  say,
  type Message,
  type Phrase,
} from '../../messages/index.ts';
import { colourOf, completeTheme, type CompleteTheme } from '../theme/complete-theme.ts';
import { contrast, isSeenOn, leastContrast } from '../theme/contrast.ts';
import { nearestThatPasses } from '../theme/oklch.ts';
import { darkSurfaces, onAction, onHighlight } from '../theme/theme-colours.ts';

/** A colour that another one must contrast with. */
type Neighbour = {
  words: Phrase;
  colour: string;
  /** The roles that decide it. */ from: readonly Role[];
};

/** A colour that a site chose, and those of the theme that it appears on or beside. */
type Choice = {
  path: FieldPath;
  read(theme: CompleteTheme): { colour: string; words: Phrase; meets: Neighbour[] };
  write(theme: Theme, colour: string): Theme;
};

/** The choices of a site as messages call them, by their roles. */
const shown = {
  ink: phrase('shownColour', 'text'),
  tint: phrase('shownColour', 'tint'),
  tintDeep: phrase('shownColour', 'tintDeep'),
  link: phrase('shownColour', 'link'),
  linkDark: phrase('shownColour', 'linkDark'),
  actionPressed: phrase('shownColour', 'pressed'),
  highlightSoft: phrase('shownColour', 'highlightSoft'),
};

/** What they are seen on or beside. */
const grounds = {
  ink: phrase('groundColour', 'text'),
  paper: phrase('groundColour', 'page'),
  tint: phrase('groundColour', 'tint'),
  tintDeep: phrase('groundColour', 'tintDeep'),
};

const roleChoice = (
  role: keyof typeof shown,
  meets: (theme: CompleteTheme) => Neighbour[],
): [Role, Choice] => [
  role,
  {
    path: ['roles', role],
    read: (theme) => ({ colour: theme.roles[role], words: shown[role], meets: meets(theme) }),
    write: (theme, colour) => ({ ...theme, roles: { ...theme.roles, [role]: colour } }),
  },
];

const ofRoles =
  (...roles: (keyof typeof grounds)[]) =>
  ({ roles: colours }: CompleteTheme): Neighbour[] =>
    roles.map((role) => ({ words: grounds[role], colour: colours[role], from: [role] }));

/**
 * The choices that can make something unreadable, ordered so that each only meets earlier ones: once all proposed
 * colours are written in, all of them pass. Colours that are derived from choices always pass.
 */
const choices: readonly [Role, Choice][] = [
  roleChoice('ink', ofRoles('paper')),
  roleChoice('tint', ofRoles('ink')),
  roleChoice('tintDeep', ofRoles('ink')),
  roleChoice('link', ofRoles('paper', 'tint', 'tintDeep')),
  roleChoice('linkDark', ({ roles }) => {
    const dark = darkSurfaces(roles);
    const surfaces = [
      ['dark', dark.surface],
      ['tintDark', dark['surface-2']],
      ['tintDeepDark', dark['surface-3']],
    ] as const;
    return surfaces.map(([ground, colour]) => ({
      words: phrase('groundColour', ground),
      colour,
      from: ['ink'],
    }));
  }),
  roleChoice('actionPressed', ({ roles }) => [
    { words: phrase('groundColour', 'words'), colour: onAction(roles), from: ['action', 'ink'] },
  ]),
  roleChoice('highlightSoft', ({ roles }) => [
    {
      words: phrase('groundColour', 'words'),
      colour: onHighlight(roles),
      from: ['highlight', 'ink'],
    },
  ]),
];

const patternChoice = (name: string, part: 'text' | 'quiet'): Choice => ({
  path: ['patterns', name, part],
  read: ({ patterns }) => ({
    colour: patterns[name]?.[part] ?? '#000000',
    words: phrase('shownColour', part),
    meets: [
      {
        words: phrase('groundColour', 'ground'),
        colour: patterns[name]?.ground ?? '#ffffff',
        from: [],
      },
    ],
  }),
  write: (theme, colour) => {
    const pattern = theme.patterns?.[name];
    if (!pattern) return theme;
    return { ...theme, patterns: { ...theme.patterns, [name]: { ...pattern, [part]: colour } } };
  },
});

/** The choices of a theme whose colours are known. */
const choicesOf = (theme: Theme): Choice[] => [
  ...choices.flatMap(([role, choice]) =>
    colourOf(theme, theme.roles?.[role]) === null ? [] : [choice],
  ),
  ...Object.entries(theme.patterns ?? {})
    .filter(([, { ground }]) => colourOf(theme, ground) !== null)
    .flatMap(([name, pattern]) =>
      (['text', 'quiet'] as const).flatMap((part) =>
        colourOf(theme, pattern[part]) === null ? [] : [patternChoice(name, part)],
      ),
    ),
];

/**
 * Checks every pair of colours that comes from a choice of the site against WCAG 2.2. While a role has a mistake, the
 * colours that follow from it are unknown: then choices are compared with choices only.
 */
export function checkContrast(
  theme: Theme,
  diagnose: Diagnose,
  { areRolesValid = true } = {},
): Diagnostic[] {
  const isChosen = (role: Role) => colourOf(theme, theme.roles?.[role]) !== null;
  const written = Object.values(theme.roles ?? {});
  const areRolesReadable =
    areRolesValid && written.every((one) => one === undefined || colourOf(theme, one) !== null);
  const diagnostics: Diagnostic[] = [];
  let repaired = theme;
  let complete = completeTheme(theme);
  for (const choice of choicesOf(theme)) {
    const { colour, words, meets: all } = choice.read(complete);
    const meets = areRolesReadable ? all : all.filter(({ from }) => from.every(isChosen));
    const passes = isSeenOn(meets.map((other) => other.colour));
    if (passes(colour)) continue;
    const nearest = nearestThatPasses(colour, passes) ?? complete.roles.ink;
    repaired = choice.write(repaired, nearest);
    complete = completeTheme(repaired);
    diagnostics.push(
      diagnose('theme.yaml', choice.path, {
        code: 'contrast',
        message: messageOf(words, colour, meets),
        help: helpOf(theme, nearest, passes),
        example: `${String(choice.path.at(-1))}: "${nearest}"`,
        suggestions: [nearest],
      }),
    );
  }
  return diagnostics;
}

function messageOf(words: Phrase, colour: string, meets: readonly Neighbour[]): Message {
  const [other] = meets.toSorted((a, b) => contrast(a.colour, colour) - contrast(b.colour, colour));
  if (!other) throw new Error('A colour that meets no other one has no contrast.');
  return say('contrast-low', {
    shownColour: words,
    colour,
    groundColour: other.words,
    other: other.colour,
    ratio: Math.floor(contrast(colour, other.colour) * 10) / 10,
    least: leastContrast.text,
  });
}

function helpOf(theme: Theme, nearest: string, passes: (colour: string) => boolean): Message {
  const named = Object.keys(theme.palette ?? {}).filter((name) => {
    const colour = colourOf(theme, name);
    return colour !== null && passes(colour);
  });
  const quoted = `"${nearest}"`;
  return named.length > 0
    ? say('contrast-nearestOr', { quoted, any: anyName(named) })
    : say('contrast-nearest', { quoted });
}
