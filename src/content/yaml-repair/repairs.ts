import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { DiagnosticCode } from '../../diagnostics/codes.ts';

/** A way to mend a line that cannot be read, and what was wrong if it helps. Columns count from 0. */
export type Mend = {
  explanation: Explanation;
  from: number;
  to: number;
  line: string;
  /** Whether the lines below that stand further in move along. */
  movesBlock?: boolean;
};

const fieldLine = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:\s+)(\S.*)$/;
const rowLine = /^(\s*- +)(\S.*)$/;

/** Every way in which a line could be mended. The likeliest come first; the caller tries which of them helps. */
export function mendsOf(line: string, indents: readonly number[]): Mend[] {
  return [...mendBlanks(line), ...mendValue(line), ...mendColon(line), ...mendDepth(line, indents)];
}

/** A text in the quotes that fit it. */
export const quoted = (words: string) =>
  words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words.replaceAll('\\', '\\\\')}"`;

function mendBlanks(line: string): Mend[] {
  const mends: Mend[] = [];
  const colon = /^(\s*(?:- +)*[A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(line);
  if (colon) {
    const [, name = '', value = ''] = colon;
    mends.push({
      explanation: {
        code: 'blank-after-colon',
        message: 'There must be a blank after the colon.',
        help: 'Put a blank between the colon and the value.',
        example: `${name.trim()}: ${value}`,
      },
      from: name.length,
      to: name.length + 2,
      line: `${name}: ${value}`,
    });
  }
  const dash = /^(\s*)-([^\s-].*)$/.exec(line);
  if (dash) {
    const [, blanks = '', rest = ''] = dash;
    mends.push({
      explanation: {
        code: 'blank-after-dash',
        message: 'There must be a blank after the dash.',
        help: 'Put a blank between the dash and what follows.',
        example: `- ${rest}`,
      },
      from: blanks.length,
      to: blanks.length + 2,
      line: `${blanks}- ${rest}`,
    });
  }
  return mends;
}

function mendValue(line: string): Mend[] {
  const asField = fieldLine.exec(line);
  const asRow = asField ? null : rowLine.exec(line);
  const value = asField?.[4] ?? asRow?.[2];
  if (value === undefined) return [];
  const before = line.slice(0, line.length - value.length);
  const name = asField ? `${asField[2]}: ` : '- ';
  const mend = (
    code: DiagnosticCode,
    message: string,
    help: string,
    words: string,
    example?: string,
  ): Mend => ({
    explanation: { code, message, help, example: example ?? name + words },
    from: before.length,
    to: line.trimEnd().length,
    line: before + words,
  });
  return valueMends(value.trimEnd(), mend, asField?.[2] ?? null);
}

type MakeMend = (
  code: DiagnosticCode,
  message: string,
  help: string,
  words: string,
  example?: string,
) => Mend;

function valueMends(value: string, mend: MakeMend, name: string | null): Mend[] {
  const mends: Mend[] = [];
  const [sign = ''] = value;
  if (sign === '"' || sign === "'") mends.push(...quoteMends(value, sign, mend));
  if (name !== null && /^- +\S/.test(value)) {
    mends.push(
      mend(
        'list-on-one-line',
        `The list of ${name} must begin on a line of its own.`,
        'Put the first row on the next line, two blanks further in.',
        `[${quoted(value.slice(1).trim())}]`,
        `${name}:\n  ${value}`,
      ),
    );
  }
  if (sign === '[' || sign === '{') {
    const close = sign === '[' ? ']' : '}';
    const kind = sign === '[' ? 'square' : 'curly';
    if (!value.includes(close)) {
      mends.push(
        mend(
          'bracket-not-closed',
          `The ${kind} bracket is opened but not closed.`,
          'Close it at the end of the line, or put the whole text in quotes.',
          value + close,
        ),
      );
    }
    mends.push(
      mend(
        'sign-at-start',
        `A text that begins with ${sign} must stand in quotes.`,
        'Put the whole text in quotes.',
        quoted(value),
      ),
    );
  }
  if (/^[*&!@`%|>#?]/.test(value)) {
    mends.push(
      mend(
        'sign-at-start',
        `A text that begins with ${sign} must stand in quotes.`,
        'Put the whole text in quotes.',
        quoted(value),
      ),
    );
  }
  if (/:\s|:$/.test(value) && sign !== '"' && sign !== "'") {
    mends.push(
      mend(
        'colon-in-text',
        'A text with a colon and a blank in it must stand in quotes.',
        'Put the whole text in quotes.',
        quoted(value),
      ),
    );
  }
  return mends;
}

function quoteMends(value: string, sign: '"' | "'", mend: MakeMend): Mend[] {
  const mends: Mend[] = [];
  const inner = value.slice(1);
  if (!inner.endsWith(sign)) {
    const words = inner.includes(sign) ? quoted(value) : value + sign;
    mends.push(
      inner.includes(sign)
        ? mend(
            'text-after-quotes',
            'There are more words after the closing quote.',
            'Put quotes of the other kind around the whole text.',
            words,
          )
        : mend(
            'quote-not-closed',
            'The quote is opened but not closed.',
            'Put the same quote at the end of the text.',
            words,
          ),
    );
  } else if (inner.length > 1) {
    const words = inner.slice(0, -1);
    if (words.includes(sign)) {
      mends.push(
        mend(
          'quote-in-quotes',
          `There is a ${sign} inside a text that stands in ${sign} quotes.`,
          'Use the other kind of quotes around the text.',
          quoted(words),
        ),
      );
    }
    if (sign === '"' && words.includes('\\')) {
      mends.push(
        mend(
          'backslash',
          'A \\ inside double quotes has a meaning of its own.',
          'Use single quotes around the text.',
          `'${words.replaceAll("'", "''")}'`,
        ),
      );
    }
  }
  return mends;
}

function mendColon(line: string): Mend[] {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(.*)/s.exec(line);
  if (!found) return [];
  const [, before = '', name = '', rest = ''] = found;
  const gap = /^\s*(?:[=;]\s*)?/.exec(rest)?.[0] ?? '';
  if (gap === '' && rest !== '') return [];
  const value = rest.slice(gap.length);
  const words = /:\s|^[*&!@`%|>[{#]/.test(value) ? quoted(value) : value;
  return [
    {
      explanation: {
        code: 'no-colon',
        message: `There must be a colon after ${name}.`,
        help: 'Write the name of the field, a colon, a blank and the value.',
        example: `${name}: ${words}`.trimEnd(),
      },
      from: before.length,
      to: before.length + name.length + (gap.trim() ? gap.length : 0),
      line: `${before}${name}: ${words}`.trimEnd(),
    },
  ];
}

function mendDepth(line: string, indents: readonly number[]): Mend[] {
  const rest = line.trimStart();
  const now = line.length - rest.length;
  const word = /^(- +)?[^\s:]*/.exec(rest)?.[0].length ?? 1;
  return indents
    .filter((depth) => depth !== now)
    .flatMap((depth) => {
      const blanks = Math.abs(depth - now);
      const amount = `${blanks} ${blanks === 1 ? 'blank' : 'blanks'}`;
      const mend: Mend = {
        explanation: {
          code: 'indentation',
          message: 'This line does not stand at the same depth as the lines it belongs to.',
          help: depth > now ? `Put ${amount} more before it.` : `Take away ${amount} before it.`,
          example: ' '.repeat(depth) + rest,
        },
        from: now,
        to: now + word,
        line: ' '.repeat(depth) + rest,
      };
      return [mend, { ...mend, movesBlock: true }];
    });
}
