import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../../src/content/yaml/apply-edit.ts';
import { checkLine, checkText } from '../../schema/fields/readable-text.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { readText as readLines } from '../../src/editor/fields/text-fields.tsx';
import { readLine } from '../../src/editor/forms/use-field-text.ts';
import { readText } from '../../src/editor/rich-text/read-text.ts';
import { grammar } from '../../src/editor/rich-text/grammar.ts';
import { writeText } from '../../src/editor/rich-text/write-text.ts';
import { runs } from '../sample.ts';

const page = 'title: A page\ntext: |\n  Some words.\n\n  And others.\n';

/** Letters, and what other programs put among them: a line end of slides, a page end of a PDF, half of an emoji. */
const pasted = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      'a',
      'É',
      ' ',
      '😀',
      '\t',
      '\n',
      '\r',
      '\v',
      '\f',
      '\u0002',
      '\u0085',
      '\u2028',
      '\uD83D',
      '\u202A',
    ),
    fc.constantFrom(...'"\'#:-|>&*!%@`{}[],?\\~'),
  ),
  minLength: 1,
  maxLength: 12,
});

const viaRichText = (text: string): string => {
  const read = readText('');
  const { doc, paragraph } = grammar.nodes;
  return read ? writeText(doc.create(null, paragraph.create(null, grammar.text(text))), read) : '';
};

test('whatever is pasted into a text can be written to the file, with every letter', () => {
  fc.assert(
    fc.property(pasted, fc.constantFrom('title', 'text'), (typed, field) => {
      for (const read of [readLine, readLines, viaRichText]) {
        const value = read(typed) ?? '';
        if (value === '') continue;
        const refused = (read === readLine ? checkLine : checkText)(String(value));
        expect(refused?.code).not.toBe('hidden-character');
        const edited = applyEdit(page, { op: 'set', path: [field], value });
        expect(edited).toEqual({ text: expect.any(String) });
        if ('text' in edited)
          expect(openText(edited.text)?.value).toMatchObject({ [field]: value });
        if (read === readLine) expect(value).toContain(/[aÉ😀]+/u.exec(typed)?.[0] ?? '');
      }
    }),
    runs(120),
  );
});

test('the line ends of slides are line ends', () => {
  expect(readLine('Open day\v12 March')).toBe('Open day 12 March');
  expect(readLines('Open day\v12 March\u2028at ten\r\n')).toBe('Open day\n12 March\nat ten');
});

test('cells and a copied telephone number become a line that can be published', () => {
  expect(readLine('Day ticket\t450\n')).toBe('Day ticket 450');
  expect(readLine('\u202A+254 711 000 100\u202C')).toBe('+254 711 000 100');
});
