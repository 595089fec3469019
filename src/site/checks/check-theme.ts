import type { Theme } from '../../../schema/theme.ts';
import {
  type Diagnose,
  type Diagnostic,
  type FieldPath,
  counted,
  offerNames,
  phrase,
  say,
  nearNames,
} from '../../messages/index.ts';
import { isColour } from '../theme/complete-theme.ts';

const file = 'theme.yaml';

/** Checks theme.yaml: the names of colours and tiles, and the rows of tiles. */
export function checkTheme(theme: Theme, diagnose: Diagnose): Diagnostic[] {
  const input = { theme, diagnose };
  return [
    ...Object.entries(theme.roles ?? {}).flatMap(([role, colour]) =>
      checkColour(input, colour, ['roles', role]),
    ),
    ...Object.entries(theme.tiles ?? {}).flatMap(([name, rows]) => checkRows(rows, name, diagnose)),
    ...Object.entries(theme.patterns ?? {}).flatMap(([name, pattern]) => [
      ...(['ground', 'thread', 'text', 'quiet'] as const).flatMap((part) =>
        checkColour(input, pattern[part], ['patterns', name, part]),
      ),
      ...(pattern.tile === undefined
        ? []
        : checkNamed(input, 'tile', pattern.tile, Object.keys(theme.tiles ?? {}), [
            'patterns',
            name,
            'tile',
          ])),
    ]),
  ];
}

type Input = { theme: Theme; diagnose: Diagnose };

function checkNamed(
  { diagnose }: Input,
  kind: 'tile' | 'colour',
  name: string,
  names: string[],
  path: FieldPath,
): Diagnostic[] {
  if (names.includes(name)) return [];
  const near = nearNames(name, names);
  const themePart = phrase('themePart', kind);
  return [
    diagnose(file, path, {
      code: `no-such-${kind}`,
      message: [...say('theme-noPart', { themePart, name }), ...offerNames(near)],
      help:
        names.length > 0
          ? say('useOneOf', { names: names.join(', ') })
          : say('theme-addPart', { themePart }),
      ...(near[0] === undefined ? {} : { example: `${String(path.at(-1))}: ${near[0]}` }),
      suggestions: near,
    }),
  ];
}

const checkColour = (input: Input, colour: string | undefined, path: FieldPath): Diagnostic[] =>
  colour === undefined || isColour(colour)
    ? []
    : checkNamed(input, 'colour', colour, Object.keys(input.theme.palette ?? {}), path);

function checkRows(rows: readonly string[], name: string, diagnose: Diagnose): Diagnostic[] {
  const width = rows[0]?.length ?? 0;
  const row = rows.findIndex(({ length }) => length !== width);
  if (row < 0) return [];
  const wrong = rows[row] ?? '';
  return [
    diagnose(file, ['tiles', name, row], {
      code: 'tile-uneven',
      message: [
        ...say('theme-tileRow', { characters: counted('characters', wrong.length) }),
        ...say('theme-tileRowFirst', { number: width }),
      ],
      help: say('theme-sameLength'),
    }),
  ];
}
