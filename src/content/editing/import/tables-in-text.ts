import type { Notation } from '../../../../schema/fields/notation.ts';
import { readAmount } from '../read-cell.ts';
import { isYear } from './kinds-of-figures.ts';
import { isDay } from './read-days.ts';
import {
  joinProse,
  type PastedCell,
  type PastedPart,
  type PastedWords,
} from './pasted-document.ts';

/** The parts of a text, with tables in place of lines of questions, dates and prices. */
export const tableInText = (parts: readonly PastedPart[], notation: Notation): PastedPart[] =>
  joinPairs(withQuestions(parts), notation).flatMap((part) => withPairs(part, notation));

const beginsQuestion = /^(?:(?:Q(?:uestion)?|S(?:wali)?) ?\d{0,3} ?[.:)]|\(?\d{1,2}[.)])\s*/i;
const beginsAnswer = /^(?:\*\*)?(?:A(?:nswer|ns)?|J(?:ibu)?)\s*[.:]\s*(?:\*\*)?\s*/i;

/** The question of a part; null if it is none. */
function questionOf(part: PastedPart | undefined): string | null {
  if (!part || part.kind === 'table' || part.kind === 'picture') return null;
  const [first, ...others] = part.kind === 'list' ? part.items : [part];
  const text = first && others.length === 0 ? first.plain.trim() : '';
  return text.endsWith('?') && text.length <= 200 && !text.includes('\n')
    ? text.replace(beginsQuestion, '')
    : null;
}

/** Two or more questions, each with what follows it, become a table of questions and answers. */
function withQuestions(parts: readonly PastedPart[]): PastedPart[] {
  const found: PastedPart[] = [];
  let index = 0;
  while (index < parts.length) {
    const pairs: PastedCell[][] = [];
    let next = index;
    for (;;) {
      const question = questionOf(parts[next]);
      const answer = question === null ? [] : answerAfter(parts, next + 1);
      if (question === null || answer.length === 0) break;
      pairs.push([{ text: question }, cellOf(answer)]);
      next += 1 + answer.length;
    }
    if (pairs.length > 1) found.push({ kind: 'table', rows: pairs, hasNames: false });
    else {
      next = index + 1;
      found.push(...parts.slice(index, next));
    }
    index = next;
  }
  return found;
}

type Textual = Exclude<PastedPart, { kind: 'table' | 'picture' }>;

function answerAfter(parts: readonly PastedPart[], from: number): Textual[] {
  const answer: Textual[] = [];
  for (const part of parts.slice(from)) {
    if (part.kind === 'heading' || part.kind === 'table' || part.kind === 'picture') break;
    if (questionOf(part) !== null) break;
    // After the first paragraph, only lists belong to an answer: another text may be about anything.
    if (answer.length > 0 && part.kind !== 'list' && answer.some(({ kind }) => kind === 'list'))
      break;
    answer.push(part);
  }
  return answer;
}

function cellOf(answer: readonly Textual[]): PastedCell {
  const markdown = joinProse(answer).replace(beginsAnswer, '');
  const text = answer
    .flatMap((part): readonly PastedWords[] => (part.kind === 'list' ? part.items : [part]))
    .map(({ plain }) => plain)
    .join('\n')
    .replace(beginsAnswer, '');
  return { text, markdown };
}

/** Lines of a list that word processors and chats make paragraphs of become one again: a day or an amount in each. */
function joinPairs(parts: readonly PastedPart[], notation: Notation): PastedPart[] {
  const kindOf = (part: PastedPart | undefined) =>
    part?.kind === 'paragraph' && !part.plain.includes('\n')
      ? pairOf(part.plain, notation)?.kind
      : undefined;
  const joined: PastedPart[] = [];
  let kind: Pair['kind'] | undefined;
  for (const part of parts) {
    const last = joined.at(-1);
    const next = kindOf(part);
    if (
      part.kind === 'paragraph' &&
      last?.kind === 'paragraph' &&
      next !== undefined &&
      next === kind
    ) {
      joined[joined.length - 1] = {
        kind: 'paragraph',
        plain: `${last.plain}\n${part.plain}`,
        markdown: `${last.markdown}\\\n${part.markdown}`,
      };
    } else joined.push(part);
    kind = next;
  }
  return joined;
}

/** Two or more lines that each have an amount, a day or a year at one end become a table of them. */
function withPairs(part: PastedPart, notation: Notation): PastedPart[] {
  if (part.kind !== 'paragraph' && part.kind !== 'list') return [part];
  const lines = part.kind === 'list' ? part.items : linesOf(part);
  const pairs = lines.map(({ plain }) => pairOf(plain, notation));
  const found: PastedPart[] = [];
  let rest: PastedWords[] = [];
  const endRest = () => {
    if (rest.length > 0) found.push(restOf(part, rest));
    rest = [];
  };
  let index = 0;
  while (index < lines.length) {
    const kind = pairs[index]?.kind;
    const end = pairs.findIndex((pair, at) => at > index && pair?.kind !== kind);
    const next = kind === undefined ? index : end < 0 ? pairs.length : end;
    const run = pairs.slice(index, next).filter((pair) => pair !== null);
    if (run.length > 1) {
      endRest();
      found.push({ kind: 'table', rows: run.map(({ cells }) => cells), hasNames: false });
      index = next;
    } else {
      rest.push(...lines.slice(index, index + 1));
      index += 1;
    }
  }
  endRest();
  return found.length === 1 && rest.length === 0 && found[0]?.kind === part.kind ? [part] : found;
}

const linesOf = ({ plain, markdown }: PastedWords): PastedWords[] => {
  const lines = markdown.split('\\\n');
  return plain.split('\n').map((line, index) => ({ plain: line, markdown: lines[index] ?? line }));
};

function restOf(part: PastedPart, lines: readonly PastedWords[]): PastedPart {
  if (part.kind === 'list')
    return { kind: 'list', items: part.items.filter((item) => lines.includes(item)) };
  return {
    kind: 'paragraph',
    plain: lines.map(({ plain }) => plain).join('\n'),
    markdown: lines.map(({ markdown }) => markdown).join('\\\n'),
  };
}

type Pair = { kind: 'day' | 'amount' | 'year'; cells: PastedCell[] };

const cellsOf = (name: string, text: string): PastedCell[] => [{ text: name }, { text }];

/** A name with its amount, day or year, whichever comes first; null for other lines. */
function pairOf(line: string, notation: Notation): Pair | null {
  const { language } = notation;
  for (const { index, 0: separator } of line.matchAll(
    /:|=|\.{2,}|…|\s[–—-]|\s(?=(?:KES|K?[Ss]hs?\.?|Tsh|Ush|\p{Sc})\s?\d)/gu,
  )) {
    const before = line.slice(0, index).trim();
    const after = line.slice(index + separator.length).trim();
    if (before === '' || after === '') continue;
    if (isDay({ text: after }, language)) return { kind: 'day', cells: cellsOf(before, after) };
    if (isDay({ text: before }, language)) return { kind: 'day', cells: cellsOf(after, before) };
    if (isYear({ text: before }) && /\p{L}/u.test(after))
      return { kind: 'year', cells: cellsOf(before, after) };
    if ('value' in readAmount(after, notation))
      return { kind: 'amount', cells: cellsOf(before, after) };
  }
  return null;
}
