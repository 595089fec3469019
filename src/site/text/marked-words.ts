import { directionOf } from '../language/direction.ts';
import { mapTexts } from '../values/map-texts.ts';
import type { MarkedLine } from '../values/marked-line.ts';
import { markedWords, mayHaveMarkedWords, withoutMarks } from './without-marks.ts';

/**
 * Takes the marks out of all short texts of a value. Everything that reads a page gets the words alone: titles, the search,
 * files and other pages cannot say a language; what is rendered gets the marks back.
 */
export function takeMarks<T>(value: T): { value: T; lines: MarkedLine[] } {
  const lines: MarkedLine[] = [];
  const marked = mapTexts(value, ({ text, form, path }) => {
    const words = form === 'line' ? withoutMarks(text) : text;
    if (words !== text) lines.push({ path: path.slice(), words, marked: text });
    return words;
  });
  return { value: marked, lines };
}

/** Puts the marks back into a block. The editor marks texts at their end, which stays there. */
export function putMarks<T>(block: T, index: number, lines: readonly MarkedLine[]): T {
  const ofBlock = new Map(
    lines
      .filter(({ path }) => path[0] === index)
      .map((line) => [JSON.stringify(line.path.slice(1)), line]),
  );
  if (ofBlock.size === 0) return block;
  return mapTexts(block, ({ text, path }) => {
    const line = ofBlock.get(JSON.stringify(path));
    return line && text.startsWith(line.words) ? line.marked + text.slice(line.words.length) : text;
  });
}

/** The tags of HTML as React writes it, without angle brackets in attributes. */
const tags = /(<[^<>]*>)/;

/** The beginning and the end of an element that takes characters only. */
const charactersOnly = /^<(\/?)(?:option|script|style|textarea|title)\b/;

/** Rendered HTML with an element around each marked word. Attributes get the words alone. */
export function markedHtml(html: string): string {
  if (!mayHaveMarkedWords(html)) return html;
  let isPlain = false;
  return html
    .split(tags)
    .map((part, index) => {
      if (index % 2 === 0)
        return isPlain ? withoutMarks(part) : part.replaceAll(markedWords, asElement);
      const [, end] = charactersOnly.exec(part) ?? [];
      if (end !== undefined) isPlain = end === '';
      return withoutMarks(part);
    })
    .join('');
}

const asElement = (_written: string, words: string, language: string): string =>
  `<span lang="${language}" dir="${directionOf(language)}">${words}</span>`;
