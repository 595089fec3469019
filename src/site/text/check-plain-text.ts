import { mayHaveMarkedWords } from './without-marks.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';

const link = /\[([^[\]\n]+)\]\([^()\s]+\)/;
const bold = /\*\*([^*\s][^*]*)\*\*/;

/** Whether a text contains Markdown. Most do not, so this is a quick test. */
export const mayHaveMarkdown = (text: string): boolean =>
  (text.includes('](') && link.test(text)) || (text.includes('**') && bold.test(text));

/** Explains Markdown in a field that shows its characters as they are. */
export function explainMarkdown(text: string, field: string): Explanation | null {
  const found = link.exec(text) ?? bold.exec(text);
  if (!found) return null;
  const [written, words = ''] = found;
  if (mayHaveMarkedWords(written)) {
    return {
      code: 'markdown-in-line',
      severity: 'warning',
      message: `Words of another language cannot be marked in this field, as in ${written}.`,
      help: 'Leave out the brackets and the code. A whole part of a page can have a language.',
      example: `${field}: ${text.replace(written, words)}`,
      within: written,
    };
  }
  const isLink = written.startsWith('[');
  return {
    code: 'markdown-in-line',
    severity: 'warning',
    message: `This field takes plain text only. Visitors would see ${written} as it is written here.`,
    help: isLink
      ? 'Leave out the brackets and the address. The guide says which fields take links.'
      : 'Leave out the asterisks.',
    example: `${field}: ${text.replace(written, words)}`,
    within: written,
  };
}
