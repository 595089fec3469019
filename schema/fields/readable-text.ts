import { say } from '../../src/messages/index.ts';
import type { Refusal } from './refusal.ts';

/** Characters that reverse the text around them, so that it does not read as it is stored. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;
const control = /\p{Cc}/gu;
const controlButLines = /[^\P{Cc}\t\n]/gu;
const lineEnd = /[\n\r\u0085\u2028\u2029]/u;

/** Letters, digits and symbols that can be seen: no combining marks and no fillers. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

function checkHidden(text: string, hidden: RegExp): Refusal | null {
  const clean = text.replaceAll(turning, '').replaceAll(hidden, '').trim();
  if (clean === text) return null;
  return {
    code: 'hidden-character',
    message: say('text-hidden'),
    help: say('text-retypeLike'),
    ...(visible.test(clean) ? { value: clean } : {}),
  };
}

const checkVisible = (text: string): Refusal | null =>
  visible.test(text)
    ? null
    : {
        code: 'invisible-text',
        message: say('text-invisible'),
        help: say('text-retypeOptional'),
        value: 'A few words',
      };

/** Refuses a text, of one or more lines, that is invisible or has hidden characters. */
export const checkText = (text: string): Refusal | null =>
  checkHidden(text, controlButLines) ?? checkVisible(text);

/** Refuses the same in a text of one line, and line breaks. */
export function checkLine(text: string): Refusal | null {
  if (!lineEnd.test(text)) return checkHidden(text, control) ?? checkVisible(text);
  const rows = text.split(lineEnd).map((row) => row.trim());
  return {
    code: 'hidden-character',
    message: [...say('text-severalLines'), ...say('text-oneAllowed')],
    help: say('text-oneLineOnly'),
    value: rows.filter((row) => row !== '').join(' '),
  };
}
