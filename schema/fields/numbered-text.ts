/** A numbered paragraph of by-laws: its number as it was written, and the Markdown that belongs to it. */
export type NumberedParagraph = { number: string; markdown: string };

/** The number at the beginning of a paragraph, of up to six levels: 2.1.1.2; a heading may have one too. */
const numberAt = /^(#{1,6} )?(\d{1,3}(?:\.\d{1,3}){0,5})[.)]? +(?=\S)/;

/** Whether a number comes right after another: 2.2, 2.1.2 and 2.1.1.1 after 2.1.1. A number that merely begins a line does not. */
function follows(number: string, before: string): boolean {
  const levels = before.split('.');
  const next = levels.map((level, depth) =>
    [...levels.slice(0, depth), Number(level) + 1].join('.'),
  );
  return number === `${before}.1` || next.includes(number);
}

/**
 * The numbered paragraphs of a text in order. What stands before the first is returned as `before`; a paragraph without a
 * number belongs to the one above it. Lines without an empty line between them are paragraphs if their numbers follow.
 */
export function readNumbered(markdown: string): {
  before: string;
  paragraphs: NumberedParagraph[];
} {
  const paragraphs: NumberedParagraph[] = [];
  let before = '';
  let isNew = true;
  for (const line of markdown.split('\n')) {
    const [start = '', heading = '', number = ''] = numberAt.exec(line) ?? [];
    const last = paragraphs.at(-1);
    if (start !== '' && (isNew || (last && follows(number, last.number)))) {
      paragraphs.push({ number, markdown: heading + line.slice(start.length) });
    } else if (last) last.markdown += `\n${line}`;
    else before += `${line}\n`;
    isNew = line.trim() === '';
  }
  return { before: before.trim(), paragraphs };
}

/** The anchor of a numbered paragraph: `p-2-1-1-2`. */
export const anchorOfNumber = (number: string): string => `p-${number.replaceAll('.', '-')}`;

/** A numbered paragraph with those below it. */
export type NumberedBranch = NumberedParagraph & { below: NumberedBranch[] };

/** The paragraphs as a tree, by their numbers: 2.1.1 is below 2.1, or below 2 where there is no 2.1. */
export function nestNumbered(paragraphs: readonly NumberedParagraph[]): NumberedBranch[] {
  const top: NumberedBranch[] = [];
  const open: NumberedBranch[] = [];
  for (const paragraph of paragraphs) {
    const branch = { ...paragraph, below: [] };
    while (open.length > 0 && !branch.number.startsWith(`${open.at(-1)?.number}.`)) open.pop();
    (open.at(-1)?.below ?? top).push(branch);
    open.push(branch);
  }
  return top;
}
