import { z } from 'zod';
import { say } from '../../src/messages/index.ts';
import { explainText } from './explain-text.ts';
import { writtenAs, type FieldText } from './field.ts';
import { shown } from './wrong.ts';

/** A colour: a hash and six hexadecimal digits. */
export const colour = (field: FieldText) =>
  z
    .string()
    .trim()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .meta({
      kind: 'colour',
      example: '#0b4636',
      ...writtenAs(field, 'A hash and six digits: "#0b4636".'),
    });

/** The name of a colour in the palette, or a colour. */
export const paletteColour = (field: FieldText) =>
  z
    .string()
    .trim()
    .min(1)
    .max(40)
    .meta({
      kind: 'palette-colour',
      example: '#0b4636',
      ...writtenAs(field, 'The name of a colour of the palette, or a colour in quotes.'),
    });

/** A row of a tile. */
export const tileRow = (field: FieldText) =>
  z
    .string()
    .regex(/^[#.]+$/)
    .meta({ kind: 'tile-row', example: '#.#.', ...field });

/** Explains a value that is not a colour. */
export const explainColour = explainText((words, wrong) => {
  const sixDigits = readDigits(words);
  return {
    code: 'not-a-colour',
    message: say('theme-notColour', { value: shown(wrong.raw) }),
    help: say('theme-colourHow', { example: '"#0b4636"' }),
    ...(sixDigits ? { example: wrong.lineAsTyped(`"#${sixDigits}"`) } : {}),
  };
});

/** The six digits of a colour that is written without its hash, or with three digits. */
function readDigits(words: string): string | null {
  const digits = words.replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return digits;
  if (!/^[0-9a-f]{3}$/i.test(digits)) return null;
  return Array.from(digits, (digit) => digit + digit).join('');
}

/** Explains a value that is not a row of a tile. */
export const explainTileRow = explainText((words, { raw, lineAsTyped }) => ({
  code: 'not-a-tile-row',
  message: say('theme-notRow', { value: shown(raw) }),
  help: say('theme-rowHow'),
  example: lineAsTyped(`"${words.replaceAll(/[xX*@]/g, '#').replaceAll(/[^#.]/g, '.')}"`),
}));
