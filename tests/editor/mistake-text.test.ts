import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import { pageSchema } from '../../schema/page.ts';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { shownText } from '../../src/editor/forms/MistakeText.tsx';
import type { OpenFile } from '../../src/editor/site/schema-at.ts';
import { speakOfFields } from '../../src/editor/words/field-words.ts';
import { phrase, say, sayAsIs, type Message } from '../../src/messages/message.ts';
import { speakOfMessages } from '../../src/editor/words/message-words.ts';

const textOf = (diagnostic: Diagnostic, open: OpenFile, language: string): string =>
  shownText(diagnostic, 'message', open, language).text;

test('messages call fields by their labels in forms', () => {
  const root = { title: 'Fees', blocks: [{ type: 'fee-table', terms: [{ amount: 'ten' }] }] };
  const open = { file: 'pages/fees.yaml', root };
  const shown = (message: Message, ...path: (string | number)[]) =>
    textOf({ ...diagnosticOf(message), path }, open, 'en');
  const subject = phrase('subject', 'field', { field: 'amount' });
  expect(shown(say('number-plain', { subject }), 'blocks', 0, 'terms', 0, 'amount')).toBe(
    'The field “Amount” must be a plain number.',
  );
  const wrong = say('sum-wrong', { sum: 12, field: 'annualTotal', total: 10 });
  expect(shown(wrong, 'blocks', 0, 'annualTotal')).toBe(
    'The terms add up to 12, but the “Total” is 10.',
  );
});

test('amounts in messages are written as the site writes them; what is quoted from the file is not', () => {
  const open = {
    file: 'pages/fees.yaml',
    root: { title: 'Fees', blocks: [{ type: 'fee-table', annualTotal: 346_500 }] },
  };
  const shown = (message: string, field: string) =>
    textOf({ ...diagnosticOf(sayAsIs(message)), path: ['blocks', 0, field] }, open, 'en-KE');
  expect(shown('The terms add up to 351000.5, but not to 346500.', 'annualTotal')).toBe(
    'The terms add up to 351,000.5, but not to 346,500.',
  );
  expect(shown('"120000/=" is not a number.', 'annualTotal')).toBe('"120000/=" is not a number.');
  expect(shown('It ends in 2026.', 'title')).toBe('It ends in 2026.');
});

test('an untranslated message is in English as a whole, with English labels and the English hint', async () => {
  const open = { file: 'pages/fees.yaml', root: {} };
  const { hint = '' } = metaOf(pageSchema.shape.title);
  const message = [...say('field-twice', { field: 'title' }), ...sayAsIs(`Let it rhyme. ${hint}`)];
  await speakOfFields('sw');
  await speakOfMessages('sw');
  const shown = shownText({ ...diagnosticOf(message), path: ['title'] }, 'message', open, 'sw');
  await speakOfFields('en');
  await speakOfMessages('en');
  const text = `The field “Title” appears twice. Let it rhyme. ${hint}`;
  expect(shown).toEqual({ text, language: 'en' });
});

test('days in messages are in words, in the language of the site', () => {
  const open = { file: 'pages/fees.yaml', root: { title: 'Fees' } };
  const shown = (message: string, language: string) =>
    textOf({ ...diagnosticOf(sayAsIs(message)), path: ['title'] }, open, language);
  const late = 'The page /fees is not on the site before 2027-01-05.';
  expect(shown(late, 'en-KE')).toBe('The page /fees is not on the site before 5 January 2027.');
  expect(shown(late, 'sw-KE')).toContain('5 Januari 2027');
  const quoted = 'There is no day "2027-02-30", nor 2027-02-30.';
  expect(shown(quoted, 'en-KE')).toBe(quoted);
});

const diagnosticOf = (message: Message): Diagnostic => ({
  code: 'total-wrong',
  severity: 'error',
  file: 'pages/fees.yaml',
  path: [],
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  where: [],
  message,
  help: [],
  related: [],
});
