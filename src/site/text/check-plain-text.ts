import type { TextPart } from '../../../schema/fields/text.ts';
import { plainText } from './markdown.ts';
import { mayHaveMarkedWords } from './without-marks.ts';
import { type Explanation, say } from '../../messages/index.ts';

const link = /\[([^[\]\n]+)\]\([^()\s]+\)/;
const bold = /\*\*([^*\s][^*]*)\*\*/;
/** Two asterisks before a word, as where only one half of a bold text was pasted. */
const half = /(?<=^|\s)\*\*([^*\s]+)/;

/** Whether a text contains Markdown. Most do not, so this is a quick test. */
export const mayHaveMarkdown = (text: string): boolean =>
  (text.includes('](') && link.test(text)) ||
  (text.includes('**') && (bold.test(text) || half.test(text)));

/** Explains Markdown in a field that shows its characters as they are. */
export function explainMarkdown(text: string, field: string): Explanation | null {
  const found = link.exec(text) ?? bold.exec(text) ?? half.exec(text);
  if (!found) return null;
  const [written, words = ''] = found;
  if (mayHaveMarkedWords(written)) {
    return {
      code: 'markdown-in-line',
      severity: 'warning',
      message: say('language-noMark', { value: written }),
      help: [...say('language-noMarkHow'), ...say('language-wholePart')],
      example: `${field}: ${text.replace(written, words)}`,
      within: written,
    };
  }
  const isLink = written.startsWith('[');
  return {
    code: 'markdown-in-line',
    severity: 'warning',
    message: [...say('text-plainOnly'), ...say('text-wouldSee', { value: written })],
    help: isLink ? [...say('text-noLinks'), ...say('text-guideLinks')] : say('text-asterisks'),
    example: `${field}: ${text.replace(written, words)}`,
    within: written,
  };
}

/** Whether a text with Markdown shows visitors two asterisks: bold words without an end, or escaped signs. */
export const hasLeftAsterisks = (text: TextPart): boolean =>
  text.markdown.includes('*') && plainText(text).includes('**');

/** Explains asterisks in a text with Markdown that make nothing bold. */
export function explainLeftAsterisks(text: TextPart): Explanation {
  const seen =
    plainText(text)
      .split(/\s/)
      .find((word) => word.includes('**')) ?? '**';
  return {
    code: 'asterisks-left',
    severity: 'warning',
    message: say('text-wouldSee', { value: seen }),
    help: say('text-boldOrNone'),
    example: `**${seen.replaceAll('*', '')}**`,
    ...(text.markdown.includes(seen) ? { within: seen } : {}),
  };
}
