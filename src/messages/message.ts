import type english from './sentences/en.json';

type Table = typeof english;

export type SentenceKey = keyof Table['sentences'];

/** A phrase of the table in one of its forms, such as a plural: `phrase('items', 'many', …)`. */
export type Phrase = { phrase: keyof Table['phrases']; form: string; values: MessageValues };

/** A value of a sentence: a text from the content, a number, a phrase, or a whole message. */
export type MessageValue = string | number | Phrase | Message;

/**
 * Values by their names in the sentence. `field` and `otherField` are names of fields, which forms replace by labels;
 * `settings` needs no value: it is the file in commands, and a screen in the editor.
 */
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A text in English, and in other languages by their primary subtags: `sw`. */
export type WordsByLanguage = {
  readonly en: string;
  readonly [language: string]: string | undefined;
};

/**
 * A sentence of the table (`sentences/en.json`) with its values, or one that stands as it is, such as the hint of a field
 * or the words of a rule, which may come in several languages.
 */
export type Sentence =
  | { key: SentenceKey; values: MessageValues }
  | { text: string; inLanguages?: WordsByLanguage };

/** A message as data: its sentences, in order. `word-message.ts` words it where somebody reads it. */
export type Message = readonly Sentence[];

/** A message of one sentence. Join several: `[...say(…), ...say(…)]`. */
export const say = (key: SentenceKey, values: MessageValues = {}): Message => [{ key, values }];

/** A message of the given text, and its texts in other languages. */
export const sayAsIs = (text: string, inLanguages?: WordsByLanguage): Message =>
  text === '' ? [] : [inLanguages === undefined ? { text } : { text, inLanguages }];

/** The words of a program or of a host, such as an error of a parser, as a message. */
export const sayForeign = (text: string): Message =>
  sayAsIs(/[.?!]$/.test(text) ? text : `${text}.`);

/** What a check reports as a message, whether its words are in the table or come with it. */
export function messageOf(source: Message | string | WordsByLanguage): Message {
  if (typeof source === 'string') return sayAsIs(source);
  return 'en' in source ? sayAsIs(source.en, source) : source;
}

export const phrase = <Name extends keyof Table['phrases']>(
  name: Name,
  form: keyof Table['phrases'][Name] & string,
  values: MessageValues = {},
): Phrase => ({ phrase: name, form, values });

type PhraseWithOther = {
  [Name in keyof Table['phrases']]: Table['phrases'][Name] extends { other: string } ? Name : never;
}[keyof Table['phrases']];

/** A phrase with forms for some names, such as names of languages, and the form `other` for all else. */
export const phraseFor = (name: PhraseWithOther, form: string, values: MessageValues): Phrase => ({
  phrase: name,
  form,
  values,
});

/** `1 item` or `12 items`, of a phrase with these two forms. */
export const counted = (name: CountedPhrase, number: number): Phrase =>
  number === 1 ? phrase(name, 'one') : { phrase: name, form: 'many', values: { number } };

type CountedPhrase = {
  [Name in keyof Table['phrases']]: Table['phrases'][Name] extends { one: string; many: string }
    ? Name
    : never;
}[keyof Table['phrases']];

const listed = (name: 'any' | 'all', names: readonly string[]): Phrase =>
  names.length < 2
    ? phrase(name, 'one', { onlyName: names.join('') })
    : phrase(name, 'several', {
        firstNames: names.slice(0, -1).join(', '),
        lastName: names.at(-1) ?? '',
      });

/** `a, b or c`. */
export const anyName = (names: readonly string[]): Phrase => listed('any', names);

/** `a, b and c`. */
export const allNames = (names: readonly string[]): Phrase => listed('all', names);

/** `Did you mean a or b?`, or nothing without names. */
export const offerNames = (names: readonly string[]): Message =>
  names.length === 0 ? [] : say('didYouMean', { any: anyName(names) });
