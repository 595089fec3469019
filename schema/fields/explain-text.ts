import type { Explanation } from '../../src/diagnostics/diagnostic.ts';
import { notAllowed, orRemove, sample, type Explain, type Wrong } from './wrong.ts';

/** Explains a value that is not the text that a field takes; `form` explains a text in the wrong form. */
export const explainText =
  (form: (words: string, wrong: Wrong) => Explanation = (_, wrong) => notAllowed(wrong)): Explain =>
  (wrong) => {
    const { value, subject, field, schema, issues } = wrong;
    if (typeof value !== 'string') return notText(wrong);
    const words = value.trim();
    if (words === '') {
      return {
        code: 'empty-text',
        message: `${subject} is empty.`,
        help: `Write the text${orRemove(schema, 'line')}. ${field.hint}`,
        example: sample(wrong),
      };
    }
    const tooLong = issues.find(({ code }) => code === 'too_big');
    if (tooLong?.code === 'too_big') {
      const max = Number(tooLong.maximum);
      return {
        code: 'text-too-long',
        message: `${subject} has ${words.length} characters. At most ${max} are allowed.`,
        help: `Shorten it by at least ${words.length - max} ${words.length - max === 1 ? 'character' : 'characters'}.`,
      };
    }
    return form(words, wrong);
  };

/** Explains a value that should be text and is something else. */
function notText(wrong: Wrong): Explanation {
  const { value, raw, subject, line, lineAsTyped } = wrong;
  if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item !== 'object').join(', ');
    return {
      code: 'one-not-list',
      message: `${subject} must be text. It is written as a list.`,
      help: 'Write it on one line, without the dash.',
      example: words ? line(words) : sample(wrong),
    };
  }
  if (typeof value === 'object' && value !== null) return textReadAsFields(wrong, value);
  const kind = typeof value === 'number' ? 'a number' : 'yes or no';
  const typed = `"${raw}"`;
  return {
    code: 'number-not-text',
    message: `${subject} must be text. ${raw} without quotes is read as ${kind}.`,
    help: 'Put it in quotes.',
    example: lineAsTyped(typed),
    replaceWith: { typed },
  };
}

function textReadAsFields(wrong: Wrong, value: object): Explanation {
  const { raw, subject, field, lineAsTyped } = wrong;
  const [line = ''] = raw.split('\n', 1);
  const isSentence = !raw.includes('\n') && Object.keys(value).length === 1 && /: /.test(line);
  if (isSentence && !line.startsWith('{')) {
    return {
      code: 'colon-in-text',
      message: `${subject} must be text. The colon followed by a space makes it a field with a value.`,
      help: 'Put the whole text in quotes.',
      example: lineAsTyped(`"${line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`),
    };
  }
  return {
    code: 'one-not-fields',
    message: `${subject} must be text. It is written as a group of fields.`,
    help: `Write it on one line. ${field.hint}`,
    example: sample(wrong),
  };
}
