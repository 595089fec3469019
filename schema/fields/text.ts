import { z } from 'zod';
import { checkLine, checkText } from './readable-text.ts';
import { refusing } from './refusal.ts';

/**
 * A text as the editor wrote it, in Markdown. The build turns it into HTML; raw HTML is never let through.
 * `inline` takes bold, italic and links; `prose` takes paragraphs and lists as well.
 */
export type TextPart = { part: 'text'; markdown: string; form: 'inline' | 'prose' };

/** One plain line: a title, a label. No Markdown. */
export const line = (description: string, max = 120) =>
  z.string().trim().min(1).max(max).superRefine(refusing(checkLine)).describe(description);

/** A short text in which **bold**, *italic* and [links](/fees) may stand. */
export const inline = (description: string, max = 600) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine(refusing(checkText))
    .describe(description)
    .transform((markdown): TextPart => ({ part: 'text', markdown, form: 'inline' }));

/** A longer text: paragraphs, lists and third-level headings besides what `inline` takes. */
export const prose = (description: string, max = 20_000) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine(refusing(checkText))
    .describe(description)
    .transform((markdown): TextPart => ({ part: 'text', markdown, form: 'prose' }));
