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
    message: 'This text contains an invisible character that changes how it is read.',
    help: 'Delete the text and type it again, or write it like this.',
    ...(visible.test(clean) ? { value: clean } : {}),
  };
}

const checkVisible = (text: string): Refusal | null =>
  visible.test(text)
    ? null
    : {
        code: 'invisible-text',
        message: 'This text is invisible: there is no letter, digit or symbol in it.',
        help: 'Type the text again, or remove the line if it is optional.',
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
    message: 'This text has several lines. Only one is allowed.',
    help: 'Write it on one line.',
    value: rows.filter((row) => row !== '').join(' '),
  };
}
