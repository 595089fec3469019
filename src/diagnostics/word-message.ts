import english from './messages/en.json';
import type { Message, MessageValue, MessageValues, Phrase, TextInLanguages } from './message.ts';

/** The sentences of messages, and the forms of their phrases, in one language. */
export type MessageTable = {
  sentences: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** How a reader sees values: the label of a field by its name in the file, and texts that stand as they are. */
export type Wording = {
  field: (name: string) => string;
  /** A text that is in no table, in the reader's language; null if it is not known there. */
  text: (text: string, inLanguages: TextInLanguages) => string | null;
};

const asWritten: Wording = { field: (name) => name, text: (text) => text };

/** Thrown where a table lacks a sentence or a phrase. */
class NotTranslated extends Error {}

function fill(words: string | undefined, values: MessageValues, how: Filling): string {
  if (words === undefined) throw new NotTranslated();
  return words.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    return value === undefined ? braces : valueInWords(name, value, how);
  });
}

type Filling = { table: MessageTable; wording: Wording };

function valueInWords(name: string, value: MessageValue, how: Filling): string {
  if (typeof value === 'object') return phraseInWords(value, how);
  const isField = name === 'field' || name === 'otherField';
  return isField ? how.wording.field(String(value)) : String(value);
}

function phraseInWords({ phrase, form, values }: Phrase, how: Filling): string {
  const forms = how.table.phrases[phrase];
  return fill(forms?.[form] ?? forms?.['other'], values, how);
}

/** A message in the language of a table; null if the table lacks a part of it. */
export function wordMessage(
  message: Message,
  table: MessageTable,
  wording: Wording = asWritten,
): string | null {
  try {
    return message
      .map((sentence) => {
        if ('key' in sentence) {
          return fill(table.sentences[sentence.key], sentence.values, { table, wording });
        }
        const text = wording.text(sentence.text, sentence.inLanguages ?? {});
        if (text === null) throw new NotTranslated();
        return text;
      })
      .join(' ');
  } catch (error) {
    if (error instanceof NotTranslated) return null;
    throw error;
  }
}

/** A message in English, as commands print it. */
export const inEnglish = (message: Message): string => wordMessage(message, english) ?? '';
