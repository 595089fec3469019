import { afterEach, beforeEach, expect, test } from 'vitest';
import { reasons as publishReasons } from '../../src/dev/edit/publish/refusals.ts';
import { reasons as repositoryReasons } from '../../src/dev/edit/publish/repository.ts';
import { messageInWords, speakOfMessages } from '../../src/editor/words/message-words.ts';

beforeEach(() => speakOfMessages('sw-KE'));
afterEach(() => speakOfMessages('en'));

const context = {
  hint: ['What it costs.', 'Bei yake.'],
  labelOf: (name: string) => (name === 'title' ? 'Kichwa' : name),
} as const;
const spoken = (message: string) => messageInWords(message, context);

test('a message is made of sentences, of names from the content, and of the hint of its field', () => {
  expect(spoken('The field title is empty.')).toBe('Hakuna kilichoandikwa katika sehemu “Kichwa”.');
  expect(spoken('There is no page /money/fees.html. Did you mean /fees, /fee or /free?')).toBe(
    'Hakuna ukurasa /money/fees.html. Je, ulikusudia /fees, /fee au /free?',
  );
  expect(spoken('Correct the number. What it costs.')).toBe('Sahihisha namba. Bei yake.');
});

test.each([...Object.values(publishReasons), ...Object.values(repositoryReasons)])(
  'a refusal to publish is in the language of the editor: %s',
  (reason) => {
    const english = typeof reason === 'string' ? reason : reason('price-table');
    expect(spoken(english)).toMatch(/tovuti|Chapisha|[Cc]hapish/);
  },
);

test('months and names of fields in a message are in the language', () => {
  expect(spoken('"2025-02-29" does not exist: February 2025 has 28 days.')).toBe(
    '"2025-02-29" haipo: Februari 2025 ina siku 28.',
  );
});

test('a message of which a part is not translated stays in English as a whole', () => {
  expect(spoken('There is no page /fees. Nobody has translated this.')).toBeNull();
  expect(spoken('The weather is empty.')).toBeNull();
});

test('braces in the content are no names of a message', () => {
  expect(spoken('There is no page /{title}.')).toBe('Hakuna ukurasa /{title}.');
});

test('an editor in English reads messages as they are made', async () => {
  await speakOfMessages('en');
  expect(spoken('The field title is empty.')).toBeNull();
});
