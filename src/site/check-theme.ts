import type { Theme } from '../../schema/theme.ts';
import type { Fault, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf, suggest } from '../diagnostics/suggest.ts';
import { fault } from './fault.ts';
import { contrast } from './contrast.ts';
import { colourOf } from './theme-css.ts';

const file = 'theme.yaml';
const isColour = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour);
const leastContrast = 7;

/** Checks theme.yaml: names of dyes and patterns, patterns that can be woven, and text that can be read. */
export function checkTheme(theme: Theme): Fault[] {
  return [
    ...Object.entries(theme.roles).flatMap(([role, dye]) => checkDye(theme, dye, ['roles', role])),
    ...checkReadable(theme, theme.roles.ink, theme.roles.paper, ['roles', 'ink'], 'paper'),
    ...checkReadable(theme, theme.roles.ink, theme.roles.tint, ['roles', 'ink'], 'tint'),
    ...Object.entries(theme.patterns).flatMap(([name, rows]) => checkRows(rows, name)),
    ...Object.entries(theme.weaves).flatMap(([name, weave]) => [
      ...(['ground', 'thread', 'text', 'quiet'] as const).flatMap((part) =>
        checkDye(theme, weave[part], ['weaves', name, part]),
      ),
      ...checkReadable(theme, weave.text, weave.ground, ['weaves', name, 'text'], 'the ground'),
      ...checkReadable(theme, weave.quiet, weave.ground, ['weaves', name, 'quiet'], 'the ground'),
      ...checkNamed('pattern', weave.pattern, Object.keys(theme.patterns), [
        'weaves',
        name,
        'pattern',
      ]),
    ]),
    ...checkNamed('weave', theme.defaultWeave, Object.keys(theme.weaves), ['defaultWeave']),
  ];
}

function checkNamed(
  what: 'pattern' | 'weave' | 'dye',
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

const checkDye = (theme: Theme, dye: string, path: FieldPath): Fault[] =>
  isColour(dye) ? [] : checkNamed('dye', dye, Object.keys(theme.dyes), path);

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
  const readable = Object.keys(theme.dyes).filter(
    (dye) => contrast(colourOf(theme, dye), below) >= leastContrast,
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
    fault(file, ['patterns', name, row], {
      code: 'pattern-uneven',
      message: `This row has ${wrong.length} stitches. The first row of the pattern has ${width}.`,
      help: 'Make all rows equally long.',
      example: `- "${wrong.slice(0, width).padEnd(width, '.')}"`,
    }),
  ];
}
