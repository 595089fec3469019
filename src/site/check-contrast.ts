import { themeSchema, type Role, type Theme } from '../../schema/theme.ts';
import { metaOf } from '../../schema/fields/field.ts';
import type { Diagnose, Diagnostic, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf } from '../diagnostics/near-names.ts';
import { colourOf, completeTheme, type CompleteTheme } from './complete-theme.ts';
import { contrast, isSeenOn, leastContrast } from './contrast.ts';
import { nearestThatPasses } from './oklch.ts';
import { darkSurfaces, onAction, onHighlight } from './theme-colours.ts';

/** A colour that a site chose, and those of the theme that it must contrast with. */
type Choice = {
  path: FieldPath;
  /** The colour, and those that it appears on or beside, each with its label. */
  read(theme: CompleteTheme): { colour: string; label: string; meets: [string, string][] };
  write(theme: Theme, colour: string): Theme;
};

const { shape } = themeSchema;
const labelOf = (role: Role) => metaOf(shape.roles.unwrap().shape[role]).label;

const roleChoice = (
  role: Role,
  meets: (theme: CompleteTheme) => [string, string][],
): [Role, Choice] => [
  role,
  {
    path: ['roles', role],
    read: (theme) => ({ colour: theme.roles[role], label: labelOf(role), meets: meets(theme) }),
    write: (theme, colour) => ({ ...theme, roles: { ...theme.roles, [role]: colour } }),
  },
];

const ofRoles =
  (...roles: Role[]) =>
  ({ roles: colours }: CompleteTheme): [string, string][] =>
    roles.map((role) => [labelOf(role), colours[role]]);

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
    return [
      ['page in the dark theme', dark.surface],
      ['second background in the dark theme', dark['surface-2']],
      ['second background under the pointer in the dark theme', dark['surface-3']],
    ];
  }),
  roleChoice('actionPressed', ({ roles }) => [['its words', onAction(roles)]]),
  roleChoice('highlightSoft', ({ roles }) => [['its words', onHighlight(roles)]]),
];

const patternChoice = (name: string, part: 'text' | 'quiet'): Choice => ({
  path: ['patterns', name, part],
  read: ({ patterns }) => ({
    colour: patterns[name]?.[part] ?? '#000000',
    label: part === 'text' ? 'Text' : 'Quiet text',
    meets: [['Ground', patterns[name]?.ground ?? '#ffffff']],
  }),
  write: (theme, colour) => {
    const pattern = theme.patterns?.[name];
    if (!pattern) return theme;
    return { ...theme, patterns: { ...theme.patterns, [name]: { ...pattern, [part]: colour } } };
  },
});

/** Checks every pair of colours that comes from a choice of the site against WCAG 2.2. */
export function checkContrast(theme: Theme, diagnose: Diagnose): Diagnostic[] {
  const chosen = [
    ...choices.flatMap(([role, choice]) =>
      colourOf(theme, theme.roles?.[role]) === null ? [] : [choice],
    ),
    ...Object.entries(theme.patterns ?? {}).flatMap(([name, pattern]) =>
      (['text', 'quiet'] as const).flatMap((part) =>
        colourOf(theme, pattern[part]) === null ? [] : [patternChoice(name, part)],
      ),
    ),
  ];
  const diagnostics: Diagnostic[] = [];
  let repaired = theme;
  let complete = completeTheme(theme);
  for (const choice of chosen) {
    const { colour, label, meets } = choice.read(complete);
    const passes = isSeenOn(meets.map(([, other]) => other));
    if (passes(colour)) continue;
    const nearest = nearestThatPasses(colour, passes) ?? complete.roles.ink;
    repaired = choice.write(repaired, nearest);
    complete = completeTheme(repaired);
    diagnostics.push(
      diagnose('theme.yaml', choice.path, {
        code: 'contrast',
        message: messageOf(label, colour, meets),
        help: helpOf(theme, nearest, passes),
        example: `${String(choice.path.at(-1))}: "${nearest}"`,
        suggestions: [nearest],
      }),
    );
  }
  return diagnostics;
}

function messageOf(label: string, colour: string, meets: readonly [string, string][]): string {
  const [[other, otherColour] = ['', '']] = meets.toSorted(
    ([, a], [, b]) => contrast(a, colour) - contrast(b, colour),
  );
  const found = Math.floor(contrast(colour, otherColour) * 10) / 10;
  return (
    `${label} (${colour}) and ${other.toLowerCase()} (${otherColour}) are hard to tell apart: their contrast is ${found}, and ` +
    `at least ${leastContrast.text} is needed.`
  );
}

function helpOf(theme: Theme, nearest: string, passes: (colour: string) => boolean): string {
  const named = Object.entries(theme.palette ?? {})
    .filter(([, colour]) => passes(colour))
    .map(([name]) => name);
  return (
    `Use the nearest readable colour, "${nearest}"` +
    (named.length > 0 ? `, or ${anyOf(named)} from the palette.` : '.')
  );
}
