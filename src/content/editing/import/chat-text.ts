import { withoutHidden } from '../../yaml/hidden-characters.ts';
import { escapeMarkdown, type PastedWords } from './pasted-document.ts';

const day = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u202F]?[ap]\.?m\.?)?`;
/** “[08/01/2027, 14:05:10] Mrs Otieno: ”, “[2:05 pm, 08/01] +254 …: ” and “08/01/2027, 14:05 - Mrs Otieno: ”. */
const stamp = new RegExp(
  String.raw`^\u200E?(?:\[(?:${day},? ${time}|${time},? ${day})\] ?|${day},? ${time} - )(?:[^:\n]{1,60}: ?)?`,
  'i',
);
/** What the program writes in place of a message, or above one. */
const remark =
  /^[_<]?(?:forwarded(?: many times)?|imesambazwa|(?:media|image|video|audio|sticker|document) omitted|this message was deleted|you deleted this message)[_>.:]{0,2}$/i;
const greeting = 'messages and calls are end-to-end encrypted';

/** The messages of a chat as paragraphs, without who wrote them and when. Text that has no such lines stays as it is. */
export const withoutStamps = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const words = withoutHidden(line.replace(stamp, ''));
      const message = words.trim();
      if (remark.test(message) || message.toLowerCase().startsWith(greeting)) return [];
      return stamp.test(line) ? ['', words] : [words];
    })
    .join('\n');

/** What chats strike out, ~so~, and Markdown ~~so~~. */
const struckOut =
  /(?<![\p{L}\p{N}*_~])(~{1,2})(?=[^\s~])([^~\n]*[^\s~]|[^\s~])\1(?![\p{L}\p{N}*_~])/gu;

/** A text without struck-out words, and these words. */
export function withoutStruck(text: string): { text: string; struck: string[] } {
  const struck = Array.from(text.matchAll(struckOut), ([, , words = '']) => words);
  const without = text.replaceAll(struckOut, '').replaceAll(/(?<=\S)[ \t]+(?=[.,;:!?)]|$)/gm, '');
  return { text: struck.length === 0 ? text : without.replaceAll(/(?<=\S) {2,}/g, ' '), struck };
}

/** What chats mark. `s` is struck out. */
export type ChatMark = 'strong' | 'em' | 's';

/** Words of a chat and the marks around them, the outermost first. */
export type ChatRun = { text: string; marks: readonly ChatMark[] };

/**
 * Marks around words: not inside a word or an address, and without a space at their inner side. Chats write *bold*,
 * _italic_ and ~struck out~; Markdown doubles the signs.
 */
const marked =
  /(?<![\p{L}\p{N}*_~/=])(?:(\*{1,2})([^\s*](?:[^*\n]*[^\s*])?)\1|(_{1,2})([^\s_](?:[^_\n]*[^\s_])?)\3|(~{1,2})([^\s~](?:[^~\n]*[^\s~])?)\5)(?![\p{L}\p{N}*_~/=])/gu;

/** The words of a text with the marks of chats read; what is in a fixed width keeps its words. */
export function chatRuns(source: string): ChatRun[] {
  return runsIn(source.replaceAll(/```([^`]+)```/g, '$1'), []);
}

function runsIn(text: string, marks: readonly ChatMark[]): ChatRun[] {
  const runs: ChatRun[] = [];
  let end = 0;
  for (const found of text.matchAll(marked)) {
    const [whole, stars, bold, lines = '', italic, , struck] = found;
    const mark =
      stars !== undefined || lines.length > 1 ? 'strong' : struck === undefined ? 'em' : 's';
    if (found.index > end) runs.push({ text: text.slice(end, found.index), marks });
    runs.push(...runsIn(bold ?? italic ?? struck ?? '', [...marks, mark]));
    end = found.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), marks });
  return runs;
}

const signs: Record<ChatMark, string> = { strong: '**', em: '*', s: '~~' };

/** The words of a text with the emphasis of chats: *bold*, _italic_; what is in a fixed width keeps its words. */
export function chatWords(source: string): PastedWords {
  const runs = chatRuns(source);
  const markdown = runs.map(({ text, marks }) => {
    const around = marks.map((mark) => signs[mark]);
    return around.join('') + escapeMarkdown(text) + around.toReversed().join('');
  });
  return {
    plain: runs.map(({ text }) => text).join(''),
    markdown: markdown.join('').replaceAll('\n', '\\\n'),
  };
}
