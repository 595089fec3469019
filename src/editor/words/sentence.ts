import { isolateAddress } from './words.ts';

/** Words of the site in a sentence of the editor, with the language in which they are read aloud. */
export type Quoted = { readonly text: string; readonly language: string };

/** A sentence of the editor, of which some parts may be words of the site. */
export type Sentence = string | readonly (string | Quoted)[];

const partsOf = (sentence: Sentence): readonly (string | Quoted)[] =>
  typeof sentence === 'string' ? [sentence] : sentence;

/** Fills in names in braces as `fill` does; what is quoted keeps its language. */
export const fillSentence = (
  words: string,
  values: Readonly<Record<string, string | number | Sentence>>,
): Sentence =>
  words.split(/(\{\w+\})/).flatMap((part) => {
    const value = part.startsWith('{') ? values[part.slice(1, -1)] : undefined;
    return value === undefined || typeof value === 'number'
      ? [value === undefined ? part : String(value)]
      : partsOf(isolateAddress(value));
  });

/** Several parts as one sentence, with something between them. */
export const joinSentences = (parts: readonly Sentence[], between: string): Sentence =>
  parts.flatMap((part, index) => [...(index === 0 ? [] : [between]), ...partsOf(part)]);

/** A sentence without its languages, for what cannot have any: a label in an attribute, or a text that is sent. */
export const textOfSentence = (sentence: Sentence): string =>
  partsOf(sentence)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

/** Words of the site. */
export const quoted = (text: string, language: string): Sentence => [{ text, language }];
