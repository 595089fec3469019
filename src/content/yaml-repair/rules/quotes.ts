import { indentOf } from '../repair.ts';
import type { Repair, RepairRule } from '../repair.ts';
import { inQuotes, inSingleQuotes, valueInLine } from '../value-in-line.ts';
import type { ValueInLine } from '../value-in-line.ts';

/** Quotes that are not closed, closed too early, or surplus; and backslashes inside them. */
export const quotes: RepairRule = ({ line, next }) => {
  const found = valueInLine(line);
  const [quote] = found?.value ?? '';
  if (!found || (quote !== '"' && quote !== "'")) return [];
  const inner = found.value.slice(1);
  if (!inner.endsWith(quote)) {
    return [
      inner.includes(quote) ? wordsAfter(found) : notClosed(found, quote, continues(line, next)),
    ];
  }
  return inner.length > 1 ? insideQuotes(found, quote) : [];
};

/** With a final quote of the other kind, or a comment, it is unclear where the text was meant to end. */
const hasUnclearEnd = /[`´"'“”‘’]\W?$|\s#/;

/** Whether the text may continue on the next line: that line is not a field or item of the same object. */
const continues = (line: string, next: string | undefined) =>
  next !== undefined &&
  (!/^ *(?:-|[A-Za-z][\w-]* *:)/.test(next) ||
    indentOf(next) > indentOf(line.replace(/^[ -]+/, (start) => ' '.repeat(start.length))));

const notClosed = ({ value, rewrite }: ValueInLine, quote: string, mayGoOn: boolean): Repair =>
  rewrite(
    {
      code: 'quote-not-closed',
      message: 'The quote is not closed.',
      help: 'Put the same kind of quote at the end of the text.',
    },
    value + quote,
    { isSure: !mayGoOn && !hasUnclearEnd.test(value.slice(1)) },
  );

const wordsAfter = ({ value, rewrite }: ValueInLine): Repair =>
  rewrite(
    {
      code: 'text-after-quotes',
      message: 'There is more text after the closing quote.',
      help: 'Put the other kind of quotes around the whole text.',
    },
    inQuotes(value),
  );

function insideQuotes({ value, rewrite }: ValueInLine, quote: string): Repair[] {
  const words = value.slice(1, -1);
  const repairs: Repair[] = [];
  if (words.includes(quote)) {
    repairs.push(
      rewrite(
        {
          code: 'quote-in-quotes',
          message: `There is a ${quote} inside a text in ${quote} quotes.`,
          help: 'Use the other kind of quotes around the text.',
        },
        inQuotes(words),
      ),
    );
  }
  if (quote === '"' && words.includes('\\')) {
    repairs.push(
      rewrite(
        {
          code: 'backslash',
          message: 'A \\ has a special meaning inside double quotes.',
          help: 'Use single quotes around the text.',
        },
        inSingleQuotes(words),
      ),
    );
  }
  return repairs;
}
