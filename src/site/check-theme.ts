import type { Theme } from '../../schema/theme.ts';
import type { Fault, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf, suggest } from '../diagnostics/suggest.ts';
import { fault } from './fault.ts';
import { contrast } from './contrast.ts';
import { colourOf } from './theme-css.ts';

const file = 'theme.yaml';
const isColour = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour);
const leastContrast = 7;

/** Checks theme.yaml: names of colours and tiles, tiles that can be woven, and text that can be read. */
export function checkTheme(theme: Theme): Fault[] {
  return [
    ...Object.entries(theme.roles).flatMap(([role, colour]) =>
      checkColour(theme, colour, ['roles', role]),
    ),
    ...checkReadable(theme, theme.roles.ink, theme.roles.paper, ['roles', 'ink'], 'paper'),
    ...checkReadable(theme, theme.roles.ink, theme.roles.tint, ['roles', 'ink'], 'tint'),
    ...Object.entries(theme.tiles).flatMap(([name, rows]) => checkRows(rows, name)),
    ...Object.entries(theme.patterns).flatMap(([name, pattern]) => [
      ...(['ground', 'thread', 'text', 'quiet'] as const).flatMap((part) =>
        checkColour(theme, pattern[part], ['patterns', name, part]),
      ),
      ...checkReadable(
        theme,
        pattern.text,
        pattern.ground,
        ['patterns', name, 'text'],
        'the ground',
      ),
      ...checkReadable(
        theme,
        pattern.quiet,
        pattern.ground,
        ['patterns', name, 'quiet'],
        'the ground',
      ),
      ...checkNamed('tile', pattern.tile, Object.keys(theme.tiles), ['patterns', name, 'tile']),
    ]),
    ...checkNamed('pattern', theme.defaultPattern, Object.keys(theme.patterns), ['defaultPattern']),
  ];
}

function checkNamed(
  what: 'tile' | 'pattern' | 'colour',
  name: string,
  names: string[],
  path: FieldPath,
): Fault[] {
  if (names.includes(name)) return [];
  const near = suggest(name, names);
  return [
    fault(file, path, {
      code: `no-such-${what}`,
      message: `There is no ${what} called ${name} in theme.yaml.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
      help: `Use one of: ${names.join(', ')}.`,
      example: `${String(path.at(-1))}: ${near[0] ?? names[0] ?? 'plain'}`,
      suggestions: near,
    }),
  ];
}

const checkColour = (theme: Theme, colour: string, path: FieldPath): Fault[] =>
  isColour(colour) ? [] : checkNamed('colour', colour, Object.keys(theme.palette), path);

function checkReadable(
  theme: Theme,
  text: string,
  ground: string,
  path: FieldPath,
  on: string,
): Fault[] {
  const [above, below] = [colourOf(theme, text), colourOf(theme, ground)];
  if (!isColour(above) || !isColour(below)) return [];
  const found = contrast(above, below);
  if (found >= leastContrast) return [];
  const readable = Object.keys(theme.palette).filter(
    (colour) => contrast(colourOf(theme, colour), below) >= leastContrast,
  );
  return [
    fault(file, path, {
      code: 'contrast',
      message: `${text} on ${on} (${ground}) is hard to read: the contrast is ${found.toFixed(1)}, and ${leastContrast} is needed.`,
      help:
        readable.length > 0
          ? `Use one of: ${readable.join(', ')}.`
          : 'Choose a darker or a lighter colour.',
      ...(readable[0] ? { example: `${String(path.at(-1))}: ${readable[0]}` } : {}),
    }),
  ];
}

function checkRows(rows: readonly string[], name: string): Fault[] {
  const width = rows[0]?.length ?? 0;
  const row = rows.findIndex(({ length }) => length !== width);
  if (row < 0) return [];
  const wrong = rows[row] ?? '';
  return [
    fault(file, ['tiles', name, row], {
      code: 'tile-uneven',
      message: `This row has ${wrong.length} stitches. The first row of the tile has ${width}.`,
      help: 'Make all rows equally long.',
      example: `- "${wrong.slice(0, width).padEnd(width, '.')}"`,
    }),
  ];
}
