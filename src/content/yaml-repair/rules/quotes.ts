import { indentOf } from '../repair.ts';
import type { Repair, RepairRule } from '../repair.ts';
import { inQuotes, inSingleQuotes, valueInLine } from '../value-in-line.ts';
import type { ValueInLine } from '../value-in-line.ts';
import { say } from '../../../messages/index.ts';

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
      message: say('yaml-quoteOpen'),
      help: say('yaml-sameQuote'),
    },
    value + quote,
    { isSure: !mayGoOn && !hasUnclearEnd.test(value.slice(1)) },
  );

const wordsAfter = ({ value, rewrite }: ValueInLine): Repair =>
  rewrite(
    {
      code: 'text-after-quotes',
      message: say('yaml-afterQuote'),
      help: say('yaml-otherWhole'),
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
          message: say('yaml-quoteIn', { quote, other: quote }),
          help: say('yaml-otherQuotes'),
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
          message: say('yaml-backslash'),
          help: say('yaml-singleQuotes'),
        },
        inSingleQuotes(words),
      ),
    );
  }
  return repairs;
}
