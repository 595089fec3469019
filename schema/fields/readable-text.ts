import type { Refusal } from './refusal.ts';

/** What turns the order of the letters around it, so that a text reads otherwise than it is. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;
const control = /\p{Cc}/gu;
const controlButLines = /[^\P{Cc}\t\n]/gu;
const lineEnd = /[\n\r\u0085\u2028\u2029]/u;

/** Letters, digits and symbols that show something: not those that only change others, and no fillers. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

function checkHidden(text: string, hidden: RegExp): Refusal | null {
  const clean = text.replaceAll(turning, '').replaceAll(hidden, '').trim();
  if (clean === text) return null;
  return {
    code: 'hidden-character',
    message:
      'This text holds a character that cannot be seen and that changes how the text is read.',
    help: 'Delete the text and type it again, or write it like this.',
    ...(visible.test(clean) ? { value: clean } : {}),
  };
}

const checkVisible = (text: string): Refusal | null =>
  visible.test(text)
    ? null
    : {
        code: 'invisible-text',
        message: 'Nothing can be seen of this text: there is no letter, digit or symbol in it.',
        help: 'Type the text again, or remove the line if it may be left out.',
        value: 'A few words',
      };

/** Refuses a text of several lines of which nothing can be seen, or in which something is hidden. */
export const checkText = (text: string): Refusal | null =>
  checkHidden(text, controlButLines) ?? checkVisible(text);

/** The same for a text of one line. */
export function checkLine(text: string): Refusal | null {
  if (!lineEnd.test(text)) return checkHidden(text, control) ?? checkVisible(text);
  const rows = text.split(lineEnd).map((row) => row.trim());
  return {
    code: 'hidden-character',
    message: 'This text has several lines. There is room for one.',
    help: 'Write it on one line.',
    value: rows.filter((row) => row !== '').join(' '),
  };
}
