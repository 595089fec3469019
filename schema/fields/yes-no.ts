import { z } from 'zod';
import { say } from '../../src/messages/index.ts';
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
    message: [
      ...say('choice-trueFalse', { subject }),
      ...say('value-isQuoted', { quoted: shown(raw) }),
    ],
    help: isRecognized
      ? say(yes ? 'choice-writeTrue' : 'choice-writeFalse')
      : say('choice-writeYesNo'),
    ...(isRecognized
      ? { example: lineAsTyped(String(yes)), replaceWith: { typed: String(yes) } }
      : {}),
  };
};
