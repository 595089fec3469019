import { type Explanation, counted, phrase, say, sayAsIs } from '../../src/messages/index.ts';
import { isOptional } from './field.ts';
import { notAllowed, sample, type Explain, type Wrong } from './wrong.ts';

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
        message: say('text-empty', { subject }),
        help: [
          ...say(isOptional(schema) ? 'text-writeOrRemove' : 'text-write'),
          ...sayAsIs(field.hint),
        ],
        example: sample(wrong),
      };
    }
    const tooLong = issues.find(({ code }) => code === 'too_big');
    if (tooLong?.code === 'too_big') {
      const max = Number(tooLong.maximum);
      return {
        code: 'text-too-long',
        message: [
          ...say('text-has', { subject, count: words.length }),
          ...say('text-max', { number: max }),
        ],
        help: say('text-shorten', { characters: counted('characters', words.length - max) }),
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
      message: [
        ...say('text-must', { subject }),
        ...say('writtenAs', { shape: phrase('shape', 'list') }),
      ],
      help: say('text-oneLine'),
      example: words ? line(words) : sample(wrong),
    };
  }
  if (typeof value === 'object' && value !== null) return textReadAsFields(wrong, value);
  const readAs = phrase('readAs', typeof value === 'number' ? 'number' : 'yesNo');
  const typed = `"${raw}"`;
  return {
    code: 'number-not-text',
    message: [...say('text-must', { subject }), ...say('text-readAs', { value: raw, readAs })],
    help: say('text-quotes'),
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
      message: [...say('text-must', { subject }), ...say('text-colonField')],
      help: say('text-wholeQuotes'),
      example: lineAsTyped(`"${line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`),
    };
  }
  return {
    code: 'one-not-fields',
    message: [
      ...say('text-must', { subject }),
      ...say('writtenAs', { shape: phrase('shape', 'group') }),
    ],
    help: [...say('text-oneLineOnly'), ...sayAsIs(field.hint)],
    example: sample(wrong),
  };
}
