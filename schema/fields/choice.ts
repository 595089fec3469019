import { z } from 'zod';
import { offerNames, say, nearNames } from '../../src/messages/index.ts';
import { choicesOf, type FieldText } from './field.ts';
import { shown, type Explain } from './wrong.ts';

/** One of several fixed words. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  field: FieldText,
) => z.enum(words).meta({ kind: 'choice', example: words[0], ...field });

/** The most choices that a message lists in full. */
const maxListed = 8;

/** Explains a value that is not one of the choices. */
export const explainChoice: Explain = ({ value, raw, subject, schema, line }) => {
  const choices = choicesOf(schema) ?? [];
  const near = typeof value === 'object' ? [] : nearNames(String(value), choices);
  return {
    code: 'not-a-choice',
    message: [...say('choice-cannot', { subject, value: shown(raw) }), ...offerNames(near)],
    help:
      choices.length > maxListed
        ? say('choice-guide', { number: choices.length })
        : say('choice-these', { names: choices.join(', ') }),
    ...(near[0] === undefined ? {} : { example: line(near[0]) }),
    suggestions: near,
  };
};
