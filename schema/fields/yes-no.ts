import { z } from 'zod';
import type { FieldText } from './field.ts';
import { shown, type Explain } from './wrong.ts';

/** A switch: true or false. */
export const yesNo = (field: FieldText) =>
  z.boolean().meta({ kind: 'yes-no', example: true, ...field });

/** Explains a value that is neither true nor false. */
export const explainYesNo: Explain = ({ value, raw, subject, lineAsTyped }) => {
  const word = String(value).trim().toLowerCase();
  const yes = ['yes', 'y', 'on', 'true', '1'].includes(word);
  const isRecognized = yes || ['no', 'n', 'off', 'false', '0'].includes(word);
  return {
    code: 'true-or-false',
    message: `${subject} must be true or false. It is ${shown(raw)}.`,
    help: isRecognized ? `Write ${yes}, without quotes.` : 'Write true for yes, or false for no.',
    ...(isRecognized
      ? { example: lineAsTyped(String(yes)), replaceWith: { typed: String(yes) } }
      : {}),
  };
};
