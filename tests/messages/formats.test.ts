import { styleText } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatGithub, jobSummary } from '../../src/messages/format-github.ts';
import { formatJson } from '../../src/messages/format-json.ts';
import { formatDiagnostic, summarise, type Style } from '../../src/messages/format-text.ts';
import { frame } from '../../src/messages/frame.ts';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { nearNames } from '../../src/messages/near-names.ts';
import { sayAsIs } from '../../src/messages/message.ts';
import { pathSteps } from '../../src/content/path-steps.ts';

const text = `title: Fees
blocks:
  - type: fee-table
    title: Fees
    terms:
      - term: Term 1
        amount: "115,500"
`;

const diagnostic: Diagnostic = {
  code: 'text-not-number',
  severity: 'error',
  file: 'pages/fees/grade-10.yaml',
  path: ['blocks', 0, 'terms', 0, 'amount'],
  range: { line: 7, column: 17, endLine: 7, endColumn: 26 },
  where: pathSteps(() => parse(text), ['blocks', 0, 'terms', 0, 'amount']),
  message: sayAsIs('The amount must be a plain number. It is written as text with a comma.'),
  help: sayAsIs('Leave out the quotes and the comma. The website adds the comma itself.'),
  example: 'amount: 115500',
  related: [],
};

const on = (file: string): Diagnostic => ({ ...diagnostic, file });

const rangeAt = (line: number, column: number, endColumn: number) => ({
  line,
  column,
  endLine: line,
  endColumn,
});

test('people see the place in words, the line with a mark, and the line fixed', () => {
  expect(formatDiagnostic(diagnostic, text)).toBe(
    `content/pages/fees/grade-10.yaml:7:17  The amount must be a plain number. It is written as text with a comma.
  (block 1 "Fees", item 1 "Term 1", amount)

    6 |       - term: Term 1
  > 7 |         amount: "115,500"
      |                 ^^^^^^^^^

  How to fix: leave out the quotes and the comma. The website adds the comma itself.
      amount: 115500`,
  );
});

const paint = (style: Style, words: string) => styleText(style, words, { validateStream: false });

test('colour is only for terminals', () => {
  const escape = '\u001B[';
  expect(formatDiagnostic(diagnostic, text)).not.toContain(escape);
  expect(formatDiagnostic(diagnostic, text, { paint })).toContain(escape);
});

describe('the frame', () => {
  test('puts the mark under wide letters, accents and emoji', () => {
    const [, line, mark] = ['', ...frame('漢字 🎓 e\u0301: x', rangeAt(1, 10, 11))];
    expect(line).toBe('> 1 | 漢字 🎓 e\u0301: x');
    // Two wide letters, a blank, a wide emoji, a blank, an accented letter, a colon: ten places.
    expect(mark).toBe(`    | ${' '.repeat(10)}^`);
  });

  test('shows tabs and hidden characters', () => {
    expect(frame('\ta\0', rangeAt(1, 1, 2))).toEqual(['> 1 | →a␀', '    | ^']);
  });

  test('cuts a long line around the place, and never through an emoji', () => {
    const long = `${'🎓'.repeat(200)}x${'y'.repeat(200)}`;
    const [line = '', mark = ''] = frame(long, rangeAt(1, 401, 402));
    expect(line).toMatch(/^> 1 \| …(🎓)+xy+…$/u);
    expect(mark.trimEnd()).toMatch(/\^$/);
  });

  test('has nothing to show of a file without text, or beyond its end', () => {
    expect(frame('', rangeAt(1, 1, 2))).toEqual([]);
    expect(frame('a', rangeAt(9, 1, 2))).toEqual([]);
  });
});

describe('the last line', () => {
  test('counts diagnostics and pages, and says what happened', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((page) => on(`pages/${page}.yaml`));
    expect(summarise(five, 57)).toBe(
      '5 problems on 5 pages. The other 52 pages are fine. Nothing was published.',
    );
    expect(summarise([on('pages/a.yaml')], 2)).toBe(
      '1 problem on 1 page. The other page is fine. Nothing was published.',
    );
  });

  test('a fault in the settings is no fault of a page', () => {
    expect(summarise([on('site.yaml')], 2)).toBe(
      '1 problem on 1 file. The pages themselves are fine. Nothing was published.',
    );
  });

  test('warnings stop nothing', () => {
    expect(summarise([{ ...diagnostic, severity: 'warning' }], 57)).toBe(
      'No errors on 57 pages, 1 warning. The content can be published.',
    );
  });
});

test('programs get every field, with files named from the folder above', () => {
  const report: unknown = JSON.parse(formatJson([diagnostic], 57));
  expect(report).toMatchObject({
    version: 2,
    ok: false,
    pages: 57,
    diagnostics: [
      {
        code: 'text-not-number',
        severity: 'error',
        file: 'content/pages/fees/grade-10.yaml',
        line: 7,
        column: 17,
        endLine: 7,
        endColumn: 26,
        path: ['blocks', 0, 'terms', 0, 'amount'],
        where: 'block 1 "Fees", item 1 "Term 1", amount',
        example: 'amount: 115500',
        suggestions: [],
        related: [],
      },
    ],
  });
});

describe('in a workflow', () => {
  test('a diagnostic becomes an annotation, with its signs made harmless', () => {
    const odd = { ...diagnostic, message: sayAsIs('100 %, or: not'), help: sayAsIs('Two\nlines.') };
    expect(formatGithub([odd])).toBe(
      '::error file=content/pages/fees/grade-10.yaml,line=7,endLine=7,col=17,endColumn=25,title=100 %25%2C or%3A not::' +
        'block 1 "Fees", item 1 "Term 1", amount%0AHow to fix: Two%0Alines.%0Aamount: 115500',
    );
  });

  test('every file gets an annotation before any gets a second, and errors come first', () => {
    const files = ['a', 'a', 'a', 'b', 'c'].map((file, line) => ({
      ...diagnostic,
      file,
      range: { ...diagnostic.range, line: line + 1, endLine: line + 1 },
    }));
    const warning: Diagnostic = { ...diagnostic, file: '0', severity: 'warning' };
    const order = formatGithub([warning, ...files])
      .split('\n')
      .map((line) => /file=content\/(.)/.exec(line)?.[1]);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a', '0']);
  });

  test('the summary holds the whole message', () => {
    expect(jobSummary([diagnostic], 57, () => text)).toContain(formatDiagnostic(diagnostic, text));
  });
});

describe('the nearest names', () => {
  test.each([
    ['tittle', ['title', 'text', 'note'], 'title'],
    ['annualtotal', ['annualTotal', 'totalLabel'], 'annualTotal'],
    ['mian', ['main', 'map'], 'main'],
    ['Fee Table', ['fee-table', 'facts'], 'fee-table'],
  ])('%s may stand for one of %j', (wrong, names, right) => {
    expect(nearNames(wrong, names)[0]).toBe(right);
  });

  test('nothing is offered for a word that is like none', () => {
    expect(nearNames('carousel', ['hero', 'prose', 'map'])).toEqual([]);
  });
});
