import { wordsOf } from '../../../content/index.ts';
import {
  nameOfLanguage,
  markedLanguage,
  partsOfText,
  pictureOf,
  markedWords,
} from '../../../site/index.ts';

/** A word as it looks, with the space after it. */
export type Word = {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isHeading?: boolean;
  to?: string;
};

type Look = Omit<Word, 'text'>;

/** Words are equal if they read and look the same; the space between them does not count. */
export const keyOfWord = ({ text, ...look }: Word): string =>
  `${text === '\n' ? text : text.trim()} ${JSON.stringify(look)}`;

export function plainWords(text: string, look: Look = {}): Word[] {
  const words: Word[] = [];
  for (const part of wordsOf(text)) {
    const last = words.at(-1);
    if (part.includes('\n')) words.push({ ...look, text: '\n' });
    else if (last && part.trim() === '' && last.text !== '\n') last.text += part;
    else words.push({ ...look, text: part });
  }
  return words;
}

/** Markdown as words that look as on the page; `nameOf` names a link's target. */
export function markdownWords(source: string, nameOf: (to: string) => string): Word[] {
  const words: Word[] = [];
  const lists: { isNumbered: boolean; count: number }[] = [];
  let isHeading = false;
  const startLine = () => {
    const last = words.at(-1);
    if (last && last.text !== '\n' && !isBullet(last)) words.push({ text: '\n' });
  };
  for (const token of partsOfText(source)) {
    const { type, children } = token;
    if (type === 'bullet_list_open') lists.push({ isNumbered: false, count: 0 });
    else if (type === 'ordered_list_open')
      lists.push({ isNumbered: true, count: Number(token.attrGet('start') ?? 1) - 1 });
    else if (type.endsWith('_list_close')) lists.pop();
    else if (type === 'list_item_open') {
      const list = lists.at(-1);
      if (!list) continue;
      list.count += 1;
      startLine();
      words.push({ text: list.isNumbered ? `${list.count}. ` : bullet });
    } else if (type === 'heading_open') isHeading = true;
    else if (type === 'heading_close') isHeading = false;
    else if (type === 'fence') {
      startLine();
      words.push(...plainWords(token.content.trimEnd()));
    } else if (type === 'figure') {
      for (const picture of children ?? []) {
        const { alt, caption, credit } = pictureOf(picture);
        startLine();
        words.push(...plainWords([alt, caption, credit].filter((part) => part !== '').join(' · ')));
      }
    } else if (type === 'inline') {
      startLine();
      words.push(...inlineWords(children ?? [], isHeading ? { isHeading } : {}, nameOf));
    }
  }
  return words;
}

const bullet = '• ';

const isBullet = ({ text }: Word): boolean => text === bullet || /^\d+\. $/.test(text);

type Token = ReturnType<typeof partsOfText>[number];

function inlineWords(tokens: readonly Token[], look: Look, nameOf: (to: string) => string): Word[] {
  const words: Word[] = [];
  let now = look;
  for (const token of tokens) {
    switch (token.type) {
      case 'strong_open':
        now = { ...now, isBold: true };
        break;
      case 'em_open':
        now = { ...now, isItalic: true };
        break;
      case 'link_open':
        now = { ...now, to: String(token.attrGet('href') ?? '') };
        break;
      case 'strong_close':
        now = without(now, 'isBold');
        break;
      case 'em_close':
        now = without(now, 'isItalic');
        break;
      case 'link_close':
        // The words alone show neither a link's target nor a language.
        words.push({ ...now, text: afterLinked(now.to ?? '', nameOf) });
        now = without(now, 'to');
        break;
      case 'softbreak':
        words.push({ ...now, text: ' ' });
        break;
      case 'hardbreak':
        words.push({ text: '\n' });
        break;
      default:
        words.push(...plainWords(token.content, now));
    }
  }
  return words;
}

function afterLinked(to: string, nameOf: (to: string) => string): string {
  const language = markedLanguage(to);
  return language === null ? ` (→ ${nameOf(to)})` : ` (${nameOfLanguage(language, [])})`;
}

/** A short text as words: the name of another language follows its words, in place of the mark. */
export const lineWords = (text: string): Word[] =>
  plainWords(
    text.replaceAll(
      markedWords,
      (_mark, words: string, language: string) => `${words} (${nameOfLanguage(language, [])})`,
    ),
  );

function without(look: Look, name: keyof Look): Look {
  const { [name]: _removed, ...rest } = look;
  return rest;
}
