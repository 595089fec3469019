import { z } from 'zod';
import { type Message, inEnglish, wordMessage, type MessageTable } from '../../messages/index.ts';
import { isolateCodes } from './isolate-codes.ts';
import { loadTranslation, type LanguageFiles } from './language-files.ts';

const files: LanguageFiles = Object.fromEntries(
  Object.entries(
    import.meta.glob(['../../messages/sentences/*.json', '!../../messages/sentences/en.json'], {
      import: 'default',
    }),
    // As in the other folders of words, whose files lie in a folder of their language.
  ).map(([file, load]) => [file.replace(/\.json$/, '/messages.json'), load]),
);

const tableSchema = z.object({
  sentences: z.record(z.string(), z.string()).default({}),
  phrases: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

let spoken: { language: string; table: MessageTable } | null = null;

/** Sets the language in which messages are shown. English is there from the start. */
export async function speakOfMessages(language: string): Promise<void> {
  const translation = await loadTranslation(files, language);
  spoken = translation === undefined ? null : { language, table: tableSchema.parse(translation) };
}

/** What a form knows of the field that a message is about. */
type MessageContext = {
  /** The field's hint as messages quote it, and in the language of the form. */
  hint: readonly [english: string, translated: string];
  /** The label of a field by its name in the file. */
  labelOf: (name: string) => string;
};

const noField: MessageContext = { hint: ['', ''], labelOf: (name) => name };

/** A message in the editor's language; null if it is not translated, or the editor is in English. */
export function messageInWords(message: Message, context = noField): string | null {
  if (spoken === null) return null;
  const { language, table } = spoken;
  const [primary = ''] = language.split('-');
  const [hint, hintInWords] = context.hint;
  const words = wordMessage(message, table, {
    field: context.labelOf,
    settings: 'screen',
    text: (text, inLanguages) => inLanguages[primary] ?? (text === hint ? hintInWords : null),
  });
  return words === null ? null : isolateCodes(words, language);
}

/** A message in the editor's language, or in English if it is not translated. */
export const inEditorWords = (message: Message): string =>
  messageInWords(message) ?? inEnglish(message, { settings: 'screen' });
