/** Something that a text only looks like: its first line as written, and the text in which it is one. */
export type Imitation = { firstLine: string; text: string };

/** A line as it is: a bullet or a number that was typed, and what follows. */
type Item = { kind: 'bullet' | 'number'; number: number; words: string };

const bullet = /^(?:[•·▪◦‣●○■□➢➤✓✔–—]|\\[-*+])\s+(?=\S)/u;
const number = /^(\d{1,2})\\[.)]\s+(?=\S)/;

function itemOf(line: string): Item | null {
  const trimmed = line.trim();
  // A backslash at its end breaks the line.
  const words = trimmed.endsWith('\\') ? trimmed.slice(0, -1) : trimmed;
  const bulleted = bullet.exec(words);
  if (bulleted) return { kind: 'bullet', number: 0, words: words.slice(bulleted[0].length) };
  const numbered = number.exec(words);
  return numbered
    ? { kind: 'number', number: Number(numbered[1]), words: words.slice(numbered[0].length) }
    : null;
}

/** Whether an item goes on with the list of the one before. */
const follows = (item: Item, before: Item): boolean =>
  item.kind === before.kind && (item.kind === 'bullet' || item.number === before.number + 1);

/**
 * Lines that begin with a bullet or a number that was typed: to a screen reader they are no list, and bullets on
 * adjacent lines run together on the page. Two of them are a list; null if there is none.
 */
export function imitatedList(markdown: string): Imitation | null {
  const lines = markdown.split('\n');
  const items = lines.map(itemOf);
  for (let start = 0; start < lines.length; start += 1) {
    const found = runFrom(lines, items, start);
    if (found.items.length < 2) continue;
    const list = found.items.map(({ kind, number: nth, words }) =>
      kind === 'bullet' ? `- ${words}` : `${nth}. ${words}`,
    );
    const parts = [lines.slice(0, start), list, lines.slice(found.end)];
    return { firstLine: (lines[start] ?? '').trim(), text: joined(parts) };
  }
  return null;
}

/** The items of one list from a line on, across empty lines, and the line after them. */
function runFrom(lines: readonly string[], all: readonly (Item | null)[], start: number) {
  const items: Item[] = [];
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const item = all[at] ?? null;
    if (item === null && lines[at]?.trim() === '' && items.length > 0) continue;
    const before = items.at(-1);
    if (item === null || (before && !follows(item, before))) break;
    items.push(item);
    end = at + 1;
  }
  return { items, end };
}

/** The parts of a text with an empty line between them. */
const joined = (parts: readonly (readonly string[])[]): string =>
  parts
    .map((lines) => lines.join('\n').trimEnd().replace(/^\n+/, ''))
    .filter((part) => part !== '')
    .join('\n\n');

const maxHeading = 80;
const boldLine = /^(\*\*|__)(?=\S)((?:(?!\1).)*\S)\1\s*:?$/;

/**
 * A short paragraph that is bold as a whole, with more text below it: it looks like a heading, but a screen reader does
 * not list it as one. Null if there is none.
 */
export function imitatedHeading(markdown: string): Imitation | null {
  if (!markdown.includes('**') && !markdown.includes('__')) return null;
  const paragraphs = markdown.trim().split(/\n{2,}/);
  const at = paragraphs.findIndex((one, index) => {
    const [, , words = ''] = boldLine.exec(one.trim()) ?? [];
    const isSentence = /[.!?,;]$/.test(words);
    return words !== '' && words.length <= maxHeading && !isSentence && paragraphs[index + 1];
  });
  const firstLine = paragraphs[at]?.trim();
  if (firstLine === undefined) return null;
  const [, , words = ''] = boldLine.exec(firstLine) ?? [];
  const text = paragraphs.with(at, `### ${words.replace(/:$/, '')}`).join('\n\n');
  return { firstLine, text };
}
