import type { Explanation } from '../diagnostics/diagnostic.ts';

const link = /\[([^[\]\n]+)\]\([^()\s]+\)/;
const bold = /\*\*([^*\s][^*]*)\*\*/;

/** Whether a text has Markdown in it, seen quickly: most texts have none. */
export const mayHaveMarkdown = (text: string): boolean =>
  (text.includes('](') && link.test(text)) || (text.includes('**') && bold.test(text));

/** Says what visitors would see of Markdown in a field that shows its characters as they are. */
export function explainMarkdown(text: string, field: string): Explanation | null {
  const found = link.exec(text) ?? bold.exec(text);
  if (!found) return null;
  const [written, words = ''] = found;
  const isLink = written.startsWith('[');
  return {
    code: 'markdown-in-line',
    severity: 'warning',
    message: `This field takes plain words: visitors would see ${isLink ? 'the brackets and the address of' : 'the asterisks of'} ${written}.`,
    help: isLink
      ? 'Write the words alone. Put the link into a field that takes links; the guide says which do.'
      : 'Write the words alone.',
    example: `${field}: ${text.replace(written, words)}`,
    within: written,
  };
}
