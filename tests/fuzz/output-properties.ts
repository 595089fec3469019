import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { checkFile } from '../../src/content/check-file.ts';
import { checkFileNames } from '../../src/build/content-files/check-file-names.ts';
import { diagnoseIn } from '../../src/content/diagnose.ts';
import { Source } from '../../src/content/source.ts';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { formatGithub, jobSummary } from '../../src/messages/format-github.ts';
import { formatJson } from '../../src/messages/format-json.ts';
import { formatReport } from '../../src/messages/format-text.ts';
import { fuzzProperty, type FuzzProperty } from './fuzz-property.ts';
import { hostileWords } from './hostile-words.ts';
import { phrase, sayAsIs } from '../../src/messages/message.ts';
import { inEnglish, type WordedDiagnostic } from '../../src/messages/word-message.ts';

const steering = /[^\P{Cc}\n]|[\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

function assertHarmless(output: string): void {
  assert.doesNotMatch(output, steering);
  assert.doesNotMatch(output, /^[ \t]*::|##\[/m);
}

const ours = /^::(?:error|warning) file=[^:,]*,line=\d+,[^:]*::/;

/** Whatever the content says, every line of a report, in every format, is ours. */
function assertReported(diagnostics: readonly Diagnostic[], texts: (file: string) => string): void {
  const report = formatReport({ diagnostics, texts, pageCount: 3 });
  assertHarmless(report);
  const commands = diagnostics.length > 0 ? formatGithub(diagnostics).split('\n') : [];
  assert.equal(commands.length, diagnostics.length);
  for (const command of commands) {
    assert.match(command, ours);
    assertHarmless(command.slice(1));
  }
  const json = formatJson(diagnostics, 3);
  assertHarmless(json);
  const messages: unknown = JSON.parse(json).diagnostics.map(
    ({ message }: WordedDiagnostic) => message,
  );
  assert.deepEqual(
    messages,
    diagnostics.map(({ message }) => inEnglish(message)),
  );
  const summary = jobSummary(diagnostics, 3, texts);
  assertHarmless(summary);
  const files = new Set(diagnostics.map(({ file }) => file));
  assert.equal(summary.match(/^### /gm)?.length ?? 0, files.size);
  assert.equal(summary.match(/^```/gm)?.length ?? 0, 2 * diagnostics.length);
}

const name = hostileWords.map((words) => words.replaceAll('\0', ''));

/** The properties of everything that is printed or published. */
export const outputProperties: FuzzProperty[] = [
  fuzzProperty('names of files and words of content come out as words', {
    inputs: fc.record({ name, field: hostileWords, value: hostileWords, type: hostileWords }),
    isTrue: ({ name: fileName, field, value, type }) => {
      const file = `pages/${fileName}.yaml`;
      const quoted = JSON.stringify;
      const text = `title: ${quoted(value)}\n${quoted(field)}: ${quoted(value)}\nblocks:\n  - type: ${quoted(type)}\n    ${quoted(field)}: [${quoted(value)}]\n  - ${value}\n`;
      const source = new Source(file, text);
      const ofNames = checkFileNames(
        {
          folder: 'content',
          documents: [file],
          images: [fileName],
          attachments: [fileName],
          strays: [fileName],
          links: [fileName],
        },
        diagnoseIn(() => source),
      );
      const ofFile = checkFile(source, []).diagnostics;
      assertReported([...ofNames, ...ofFile], () => text);
    },
  }),
  fuzzProperty('a diagnostic is printable text, whatever it is made of', {
    inputs: fc.record({ file: hostileWords, words: hostileWords, text: hostileWords }),
    isTrue: ({ file, words, text }) =>
      assertReported(
        [
          {
            code: 'not-allowed',
            severity: 'error',
            file,
            path: [words],
            range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
            where: [phrase('step', 'field', { field: words })],
            message: sayAsIs(words),
            help: sayAsIs(words),
            example: words,
            suggestions: [words],
            related: [
              {
                file,
                message: sayAsIs(words),
                range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
              },
            ],
          },
        ],
        () => text,
      ),
  }),
];
