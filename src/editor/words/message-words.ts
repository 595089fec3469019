import { z } from 'zod';
import type { Message } from '../../diagnostics/message.ts';
import { wordMessage, type MessageTable } from '../../diagnostics/word-message.ts';
import { loadTranslation, type LanguageFiles } from './language-files.ts';
import {
  pairTemplates,
  translateMessage,
  type MessageContext,
  type MessageTemplates,
} from './message-templates.ts';

const files: LanguageFiles = Object.fromEntries(
  Object.entries(
    import.meta.glob(['../../diagnostics/messages/*.json', '!../../diagnostics/messages/en.json'], {
      import: 'default',
    }),
    // As in the other folders of words, whose files lie in a folder of their language.
  ).map(([file, load]) => [file.replace(/\.json$/, '/messages.json'), load]),
);

const tableSchema = z.object({
  sentences: z.record(z.string(), z.string()).default({}),
  phrases: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

let spoken: { language: string; table: MessageTable; templates: MessageTemplates } | null = null;

/** Sets the language in which the messages of checks are shown. They are made in English, so for that nothing is loaded. */
export async function speakOfMessages(language: string): Promise<void> {
  const translation = await loadTranslation(files, language);
  if (translation === undefined) {
    spoken = null;
    return;
  }
  const { default: english } = await import('../../diagnostics/messages/en.json');
  const table = tableSchema.parse(translation);
  spoken = { language, table, templates: pairTemplates(english, table) };
}

/** A message of a check in the editor's language; null if it is not translated, or the editor is in English. */
export function messageInWords(message: string | Message, context: MessageContext): string | null {
  if (spoken === null) return null;
  if (typeof message === 'string') return translateMessage(message, spoken.templates, context);
  const { language, table } = spoken;
  const [hint, hintInWords] = context.hint;
  return wordMessage(message, table, {
    field: context.labelOf,
    text: (text, inLanguages) => inLanguages[language] ?? (text === hint ? hintInWords : null),
  });
}
