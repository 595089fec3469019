import { palette, line, path, round, svg } from '../lib.mjs';

const plain = (dyes, kind) => svg(400, 400, round(200, 200, 200, dyes, kind));

/** The mark of the school: a maize round on tea. */
export const roundMark = () => plain({ base: palette.tea, fg: palette.maize }, 'stem');

/** A quiet round for tea grounds. */
export const roundTea = () => plain({ base: palette.teaLight, fg: palette.tea }, 'sun');

/** The mark with fewer, bolder rings: it has to be read at 16 pixels. */
export const favicon = () => plain({ base: palette.tea, fg: palette.maize }, 'tiny');

/** A shield with a padlock, white on nothing, for the data-protection note in the footer. */
export const dataProtection = () =>
  svg(
    64,
    64,
    line('M32 5L54 13V31C54 45 45 54 32 59C19 54 10 45 10 31V13Z', palette.white, 3),
    line(
      'M32 11.5L48 17.5V31C48 41 42 48 32 52.500C22 48 16 41 16 31V17.5Z',
      palette.white,
      1.5,
      ' stroke-dasharray="3 2.5"',
    ),
    line('M26 29V25a6 6 0 0 1 12 0V29', palette.white, 3),
    path(
      'M22 29H42V43H22ZM30.500 34.500V39.500H33.500V34.500Z',
      palette.white,
      ' fill-rule="evenodd"',
    ),
  );
