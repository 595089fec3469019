import { z } from 'zod';
import type { FieldText } from './field.ts';
import { checkLine, checkText } from './readable-text.ts';
import { refusing, type Refusal } from './refusal.ts';
import { checkLanguage } from './web-address.ts';

/**
 * A text as the editor wrote it, in Markdown. The build turns it into HTML; raw HTML is never allowed. `inline` takes
 * bold, italic and links; `prose` takes paragraphs and lists as well; the paragraphs of `numbered` begin with a number, such
 * as 2.1.1.2, and each has an address.
 */
export type TextPart = {
  part: 'text';
  markdown: string;
  form: 'inline' | 'prose' | 'numbered';
  /** Where a text with headings or footnotes stands; known when its page is rendered. */
  location?: TextLocation;
};

/**
 * What makes the anchors in a text unique on its page: a prefix for footnotes, and the anchor of each heading in order; and
 * whether no heading of a block stands above it.
 */
export type TextLocation = { scope: string; anchors: readonly string[]; isUntitled?: true };

/** The options of a text field. */
export type TextOptions = FieldText & {
  /** The maximum number of characters; each factory has its own default. */
  max?: number;
};

/** A language in a text that is none: `[nome](lang:portuguese)`. */
function checkMarkedLanguages(text: string): Refusal | null {
  if (!text.includes('](lang:')) return null;
  for (const [, language = ''] of text.matchAll(/\]\(lang:([^)\s]*)\)/g)) {
    const refusal = checkLanguage(language);
    // The value would replace the whole text.
    if (refusal) return { code: refusal.code, message: refusal.message, help: refusal.help };
  }
  return null;
}

/** A single-line text, for fields of any kind. */
export const oneLine = (max: number) =>
  z.string().trim().min(1).max(max).superRefine(refusing(checkLine));

const severalLines = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine(refusing((text) => checkText(text) ?? checkMarkedLanguages(text)));

/** One plain line: a title, a label. No Markdown but `[words](lang:pt)`, in blocks. */
export const line = ({ max = 120, ...field }: TextOptions) =>
  oneLine(max)
    .superRefine(refusing(checkMarkedLanguages))
    .meta({ kind: 'line', example: 'A few words', ...field });

/** A short text that may have **bold** and *italic* words and [links](/fees). */
export const inline = ({ max = 600, ...field }: TextOptions) =>
  severalLines(max)
    .transform((markdown): TextPart => ({ part: 'text', markdown, form: 'inline' }))
    .meta({ kind: 'inline', example: 'A few words', ...field });

/** The text of a cell, which may be empty. */
export const cellText = (field: FieldText) =>
  z
    .string()
    .trim()
    .max(600)
    .superRefine(refusing(checkText))
    .transform((markdown): TextPart => ({ part: 'text', markdown, form: 'inline' }))
    .meta({ kind: 'inline', example: 'A few words', ...field });

/**
 * A number in place of a text, shown with the characters that stand in the file: who writes a year, a room or a telephone
 * number without quotes means these. A file that is read has them here already, where its number would be written in
 * another way (`src/content/as-typed.ts`).
 */
export const numberAsText = (field: FieldText) =>
  z
    .number()
    .transform((number): TextPart => ({ part: 'text', markdown: String(number), form: 'inline' }))
    .meta({ kind: 'number', example: 12.5, isShownAsTyped: true, ...field });

/** A longer text: paragraphs, lists and third-level headings besides what `inline` takes. */
export const prose = ({ max = 20_000, ...field }: TextOptions) =>
  severalLines(max)
    .transform((markdown): TextPart => ({ part: 'text', markdown, form: 'prose' }))
    .meta({ kind: 'prose', example: 'A few words', ...field });

/** By-laws: a longer text whose paragraphs begin with their numbers. */
export const numbered = ({ max = 100_000, ...field }: TextOptions) =>
  severalLines(max)
    .transform((markdown): TextPart => ({ part: 'text', markdown, form: 'numbered' }))
    .meta({ kind: 'prose', example: '1 A few words\n\n1.1 A few words', ...field });

/** A remark to colleagues, which every file and every block may have. */
export const note = (max = 4000) =>
  z
    .string()
    .max(max)
    .meta({
      kind: 'note',
      label: 'Note to colleagues',
      hint: 'Visitors never see it.',
      under: 'care',
      example: 'A few words',
    })
    .optional();
