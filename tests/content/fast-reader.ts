import * as fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { expect } from 'vitest';
import { parseFast } from '../../src/content/yaml/parse-yaml.ts';

/** What the fast reader reads, the slow one reads as well, as the same value. Returns whether it was read. */
export function expectSameValue(text: string): boolean {
  const fast = parseFast(text);
  if (!fast) return false;
  const slow = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  expect([slow.errors, slow.warnings], text).toEqual([[], []]);
  expect(fast.value, text).toEqual(slow.toJS());
  return true;
}

/** Words of every sort, with a space between them. */
const words =
  String.raw`a yes Off 012 1_000 0x1f 0o17 .5 -.5 5. 1e3 -0 00 -7 ~ null True NaN .inf 2025-01-08 12:30
  15+ +1 50% 99999999999999999 it's "q" "" '' 'it''s' "\\" "\/" "\"" "\n" "\x41" "\u00e9" "\u0007" "\u009f" "\uD83D" "\uD83D\uDE00" "\u2028" "\uFEFF" "\u12" #x : - é 漢 🎓 (b) << ? [b] [b,c] [ ]
  [no] ["9",b] ['a',"true"] ["a":b] [true] [1] {c:d} {} | |- > >- |+ |2 &a *a !x % @ , ] } --- ...`.split(
    /\s+/,
  );

const word = fc.constantFrom(
  ...words,
  ' ',
  '`',
  '"a b"',
  '[b c, /d]',
  '[b: c]',
  '["a: #b, [c]", 4, 4.6]',
  String.raw`['it''s', "\u00e9\"", 1.10]`,
  '[-0, 1]',
  '[1 2, 3]',
  '[1, true]',
  '[012, 0x1]',
  '[1., .5]',
  '[1e3, -7]',
  '["a"b, 1]',
  '["a"]b',
  '{c: d}',
  '\u00A0',
  '\u2028',
  '\u0085',
  '\t',
  '\uD800',
  '"open',
  "'open",
  "it''s",
  'close"',
  "close'",
);

const start = fc.constantFrom(
  '',
  '- ',
  '- - ',
  'a: ',
  'b: ',
  'c:',
  'd:  ',
  '- e: ',
  '-',
  '? ',
  '# ',
);

/** Lines of a file that may be anything. */
const anyLines = fc.array(
  fc.tuple(
    fc.constantFrom(0, 1, 2, 2, 3, 4, 4, 6),
    start,
    fc.array(word, { maxLength: 3 }),
    fc.constantFrom('', '', '', ' ', ' #', ' # c', '\r'),
  ),
  { maxLength: 8 },
);

const content = join(import.meta.dirname, '..', '..', 'content');
const realLines = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => readFileSync(join(content, file), 'utf8').split('\n'));

const depthOf = (line: string) => (line === '' ? Infinity : line.length - line.trimStart().length);

/** Some lines of the real content, moved to the left as far as they go, with words put in somewhere. */
const realExcerpt = fc
  .tuple(fc.nat(realLines.length - 1), fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(3), word)
  .map(([first, count, at, cut, piece]) => {
    const lines = realLines.slice(first, first + count);
    const depth = Math.min(...lines.map(depthOf));
    const text = lines.map((line) => line.slice(Math.min(depth, line.length))).join('\n');
    const position = at % (text.length + 1);
    return text.slice(0, position) + piece + text.slice(position + cut);
  });

/** A text that goes on in further lines, at any depth and with whatever in it. */
const longText = fc
  .tuple(
    fc.constantFrom('a: ', '- ', '- b: ', 'a:\n  - ', '  c: '),
    fc.array(
      fc.tuple(fc.constantFrom(0, 1, 2, 2, 4, 6), fc.array(word, { minLength: 1, maxLength: 3 })),
      { minLength: 2, maxLength: 4 },
    ),
    fc.constantFrom('', '"', "'"),
    fc.constantFrom('', '\nd: e', '\n- f', '\n  g: h', '\n\n  more'),
  )
  .map(([head, lines, quote, rest]) => {
    const text = lines.map(([depth, some]) => ' '.repeat(depth) + some.join(' ')).join('\n');
    return head + quote + text.trimStart() + quote + rest;
  });

const ending = fc.constantFrom('', '\n', '\n\n', '\n \n', '\n# c');

const anyText = fc.oneof(
  fc
    .tuple(anyLines, ending)
    .map(
      ([lines, end]) =>
        lines
          .map(([depth, head, some, tail]) => ' '.repeat(depth) + head + some.join(' ') + tail)
          .join('\n') + end,
    ),
  fc.tuple(realExcerpt, ending).map(([text, end]) => text + end),
  fc.tuple(longText, ending).map(([text, end]) => text + end),
);

/** Reads so many files in both ways. */
export function readAnyFiles(count: number, seed?: number): number {
  let fast = 0;
  fc.assert(
    fc.property(anyText, (text) => {
      if (expectSameValue(text)) fast += 1;
    }),
    {
      numRuns: count,
      ...(seed === undefined ? {} : { seed }),
      // Found by chance: words behind an entry that has ended, in a list as deep as the name of its field; a file that
      // says nothing; minus zero.
      examples: [['    b: \n    - {c: d} a :'], ['# c'], ['d: -0.0']],
    },
  );
  return fast;
}
