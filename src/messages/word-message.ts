import english from './sentences/en.json';
import type { Diagnostic, RelatedRange } from './diagnostic.ts';
import type {
  Message,
  MessageValue,
  MessageValues,
  Phrase,
  SentenceKey,
  WordsByLanguage,
} from './message.ts';

/** The sentences of messages, and the forms of their phrases, in one language. */
export type MessageTable = {
  sentences: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** How a reader sees values: fields by their labels, and texts of no table in the reader's language. */
export type Wording = {
  field: (name: string) => string;
  /** Null if the text is not translated. */
  text: (text: string, inLanguages: Partial<WordsByLanguage>) => string | null;
  /** Whether `{settings}` is called by its file, or by its screen in the editor. */
  settings: 'file' | 'screen';
};

const asWritten: Wording = {
  field: (name) => name,
  text: (text) => text,
  settings: 'file',
};

/** Thrown where a table lacks a sentence or a phrase. */
class NotTranslated extends Error {}

function fill(words: string | undefined, values: MessageValues, how: Filling): string {
  if (words === undefined) throw new NotTranslated();
  return words.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = name === 'settings' ? settingsIn(how) : values[name];
    return value === undefined ? braces : valueInWords(name, value, how);
  });
}

/** The settings, which no message gives as a value. */
const settingsIn = ({ wording }: Filling): Phrase => ({
  phrase: 'settings',
  form: wording.settings,
  values: {},
});

type Filling = { table: MessageTable; wording: Wording };

function valueInWords(name: string, value: MessageValue, how: Filling): string {
  if (typeof value === 'object') {
    return 'phrase' in value ? phraseInWords(value, how) : sentencesInWords(value, how);
  }
  const isField = name === 'field' || name === 'otherField';
  return isField ? how.wording.field(String(value)) : String(value);
}

function phraseInWords({ phrase, form, values }: Phrase, how: Filling): string {
  const forms = how.table.phrases[phrase];
  return fill(forms?.[form] ?? forms?.['other'], values, how);
}

const sentencesInWords = (message: Message, how: Filling): string =>
  message
    .map((sentence) => {
      if ('key' in sentence) return fill(how.table.sentences[sentence.key], sentence.values, how);
      const text = how.wording.text(sentence.text, sentence.inLanguages ?? {});
      if (text === null) throw new NotTranslated();
      return text;
    })
    .join(' ');

/** A message in the language of a table; null if the table lacks a part of it. */
export function wordMessage(
  message: Message,
  table: MessageTable,
  wording: Wording = asWritten,
): string | null {
  try {
    return sentencesInWords(message, { table, wording });
  } catch (error) {
    if (error instanceof NotTranslated) return null;
    throw error;
  }
}

export const isSentence = (key: string): key is SentenceKey =>
  Object.hasOwn(english.sentences, key);

/** A message in English; as commands print it, unless its readers see values in another way. */
export const inEnglish = (message: Message, wording: Partial<Wording> = {}): string =>
  wordMessage(message, english, { ...asWritten, ...wording }) ?? '';

type InWords<Data> = Omit<Data, 'where' | 'message' | 'help' | 'related'>;

/** A diagnostic in words, as commands print it. */
export type WordedDiagnostic = InWords<Diagnostic> & {
  where: string;
  message: string;
  help: string;
  related: (InWords<RelatedRange> & { message: string })[];
};

export const wordDiagnostic = (diagnostic: Diagnostic): WordedDiagnostic => ({
  ...diagnostic,
  where: diagnostic.where
    .map((step) => phraseInWords(step, { table: english, wording: asWritten }))
    .join(', '),
  message: inEnglish(diagnostic.message),
  help: inEnglish(diagnostic.help),
  related: diagnostic.related.map((other) => ({ ...other, message: inEnglish(other.message) })),
});
