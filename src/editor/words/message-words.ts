import { z } from 'zod';
import { loadTranslation } from './language-files.ts';
import {
  pairTemplates,
  translateMessage,
  type MessageContext,
  type MessageTemplates,
} from './message-templates.ts';

const files = import.meta.glob(['./languages/*/messages.json', '!./languages/en/*'], {
  import: 'default',
});

const translationSchema = z.object({
  sentences: z.record(z.string(), z.string()).default({}),
  phrases: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

let spoken: MessageTemplates | null = null;

/** Sets the language in which the messages of checks are shown. They are made in English, so for that nothing is loaded. */
export async function speakOfMessages(language: string): Promise<void> {
  const translation = await loadTranslation(files, language);
  if (translation === undefined) {
    spoken = null;
    return;
  }
  const { default: english } = await import('./languages/en/messages.json');
  spoken = pairTemplates(english, translationSchema.parse(translation));
}

/** A message of a check in the editor's language; null if it is not translated, or the editor is in English. */
export const messageInWords = (message: string, context: MessageContext): string | null =>
  spoken && translateMessage(message, spoken, context);
