import * as fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../src/content/check-file.ts';
import { decode } from '../../src/content/check-bytes.ts';
import { parseFast } from '../../src/content/yaml/parse-yaml.ts';
import { runs } from '../sample.ts';
import { expectSameValue, readAnyFiles } from './fast-reader.ts';
import { Source } from '../../src/content/source.ts';
import { formatDiagnostic } from '../../src/messages/format-text.ts';
import { linesOf } from '../../src/messages/frame.ts';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const pages = readdirSync(join(content, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `pages/${file.replaceAll('\\', '/')}`);
const files = [...pages, 'site.yaml', 'theme.yaml'].map((file) => ({
  file,
  text: readFileSync(join(content, file), 'utf8'),
}));

function diagnosticsOf(
  file: string,
  bytes: Uint8Array,
): { diagnostics: Diagnostic[]; text: string } {
  const { text, diagnostics } = decode(file, bytes);
  return { diagnostics: checkFile(new Source(file, text), diagnostics).diagnostics, text };
}

const check = (file: string, text: string) => diagnosticsOf(file, Buffer.from(text));

/** Every diagnostic has a place within the file, words, and can be shown. */
function expectUseful({ diagnostics, text }: { diagnostics: Diagnostic[]; text: string }) {
  const lines = linesOf(text);
  for (const diagnostic of diagnostics) {
    const { line, column, endLine, endColumn } = diagnostic.range;
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(Math.max(1, lines.length));
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
    expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
    expect(inEnglish(diagnostic.message)).not.toBe('');
    expect(formatDiagnostic(diagnostic, text)).not.toMatch(/\n\s+at .*\.[jt]s:\d+/);
  }
}

const anyFile = fc.constantFrom(...files);

describe('whatever an editor does to a file', () => {
  test('random bytes are reported and never crash the program', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const reported = diagnosticsOf('pages/mistake.yaml', bytes);
        expectUseful(reported);
        expect(reported.diagnostics.length).toBeGreaterThan(0);
      }),
      runs(12),
    );
  });

  test('a file with anything inserted, removed or cut off is reported or still valid', () => {
    const pieces = [
      '\t',
      ':',
      ': ',
      '- ',
      '"',
      "'",
      '[',
      '{',
      '}',
      '&a ',
      '*a',
      '!x ',
      '#',
      '\n',
      '  ',
      '|',
      '>',
      '%',
      '@',
      '\\',
      '\0',
      '---\n',
      '<<<<<<< a\n',
      'é',
      '🎓',
      ',',
    ];
    fc.assert(
      fc.property(
        anyFile,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(12),
        fc.constantFrom(...pieces, ''),
        ({ file, text }, where, cut, piece) => {
          const at = Math.floor(where * text.length);
          const broken = text.slice(0, at) + piece + text.slice(at + cut);
          const reported = check(file, broken);
          expectUseful(reported);
          // What the slow reader cannot read is never passed over in silence.
          if (parseDocument(broken, { prettyErrors: false }).errors.length > 0) {
            expect(reported.diagnostics.length).toBeGreaterThan(0);
          }
        },
      ),
      runs(12),
    );
  }, 1_200_000);

  test('a renamed or duplicate field is reported on its own line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files.filter(({ file }) => file.startsWith('pages/'))),
        fc.nat(),
        fc.constantFrom('misspelt', 'twice', 'blank', 'quote'),
        ({ file, text }, pick, how) => {
          const lines = text.split('\n');
          const rows = lines.flatMap((line, row) =>
            /^ *(- )?[a-zA-Z]+: [A-Za-z]+( [A-Za-z]+)*$/.test(line) ? row : [],
          );
          const row = rows[pick % rows.length] ?? 0;
          const line = lines[row] ?? '';
          const plain = line.replace('- ', '  ');
          const broken = {
            misspelt: line.replace(/([a-zA-Z]+): /, '$1zq: '),
            twice: `${line}\n${plain}`,
            blank: line.replace(': ', ':'),
            quote: line.replace(': ', ': "'),
          }[how];
          const reported = check(
            file,
            [...lines.slice(0, row), broken, ...lines.slice(row + 1)].join('\n'),
          );
          expectUseful(reported);
          const wanted = how === 'twice' ? row + 2 : row + 1;
          expect(reported.diagnostics.map((diagnostic) => diagnostic.range.line)).toContain(wanted);
        },
      ),
      runs(10),
    );
  }, 1_200_000);
});

describe('the fast reader', () => {
  test('reads the real content as the slow one does, without falling back to it', () => {
    for (const { text } of files) expectSameValue(text);
    expect(files.filter(({ text }) => parseFast(text) === null)).toHaveLength(0);
  });

  test('reads any file as the slow one does, or falls back to it', () => {
    readAnyFiles(1000);
  });

  test('a text in double quotes with a backslash does not make it slow', () => {
    const text = 'title: "The \\"long\\" way \\\\ back"\n';
    expect(parseFast(text)?.value).toEqual({ title: 'The "long" way \\ back' });
  });
});
