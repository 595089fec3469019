import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineBlock } from '../../schema/define-block.ts';
import { anyName, phrase, say, sayAsIs } from '../../src/messages/message.ts';
import english from '../../src/messages/sentences/en.json';
import kiswahili from '../../src/messages/sentences/sw.json';
import { inEnglish, isSentence, wordDiagnostic } from '../../src/messages/word-message.ts';
import { diagnoseIn } from '../../src/content/diagnose.ts';
import { shownText } from '../../src/editor/forms/MistakeText.tsx';
import {
  inEditorWords,
  messageInWords,
  speakOfMessages,
} from '../../src/editor/words/message-words.ts';
import { diagnoseInside, findingsOf } from '../../src/site/checks/check-blocks.ts';

beforeEach(() => speakOfMessages('sw-KE'));
afterEach(() => speakOfMessages('en'));

const context = {
  hint: ['What it costs.', 'Bei yake.'],
  labelOf: (name: string) => (name === 'title' ? 'Kichwa' : name),
} as const;

test('a message is made of sentences, of names from the content, and of the hint of its field', () => {
  const field = phrase('subject', 'field', { field: 'title' });
  expect(messageInWords(say('text-empty', { subject: field }), context)).toBe(
    'Hakuna kilichoandikwa katika sehemu “Kichwa”.',
  );
  const found = say('didYouMean', { any: anyName(['/fees', '/fee', '/free']) });
  expect(messageInWords(found, context)).toBe('Je, ulikusudia /fees, /fee au /free?');
  const help = [...say('number-correct'), ...sayAsIs('What it costs.')];
  expect(messageInWords(help, context)).toBe('Sahihisha namba. Bei yake.');
});

test('whatever a server or a host refuses is refused in the language of the editor', () => {
  const refusals = Object.keys(english.sentences)
    .filter((key) => /^(?:publish|save|request|edit|page|reserved)-/.test(key))
    .filter(isSentence);
  expect(refusals.length).toBeGreaterThan(40);
  expect(refusals.filter((key) => messageInWords(say(key)) === null)).toEqual([]);
});

test('the editor calls the settings by the name of their screen, and commands by their file', async () => {
  const message = say('link-noOutside', { name: 'shop' });
  await speakOfMessages('en');
  expect(inEditorWords(message)).toBe(
    'There is no outside link called shop in the settings of the site.',
  );
  expect(inEnglish(message)).toBe('There is no outside link called shop in site.yaml.');
  // Only a site without that file hears of it.
  for (const table of [english, kiswahili])
    expect(
      Object.entries(table.sentences).flatMap(([key, text]) =>
        text.includes('site.yaml') ? [key] : [],
      ),
    ).toEqual(['file-addSettings', 'file-noSettings']);
});

test('a message of which a part is not translated stays in English as a whole', () => {
  const message = [...say('page-there'), ...sayAsIs('Nobody has translated this.')];
  expect(messageInWords(message)).toBeNull();
  expect(inEditorWords(message)).toBe(
    'The page is already at this address. Nobody has translated this.',
  );
});

test('braces in the content are no names of a message', () => {
  expect(inEditorWords(say('page-taken', { address: '/{title}' }))).toContain('/{title}');
});

test("a block of a site has its messages in the languages that it brings, and in the editor's if it is one of them", async () => {
  const star = defineBlock({
    type: 'stars',
    description: 'Stars for a hotel.',
    fields: {},
    validate: () => [
      {
        path: [],
        message: { en: 'A hotel has five stars at most.', sw: 'Hoteli ina nyota tano tu.' },
        help: 'Leave some out.',
      },
    ],
  });
  const [finding] = findingsOf(star, { type: 'stars' });
  if (!finding) throw new Error('There is no finding.');
  const diagnose = diagnoseIn(() => null);
  const diagnostic = diagnoseInside('pages/a.yaml', ['blocks', 0], finding, diagnose);
  expect(wordDiagnostic(diagnostic).message).toBe('A hotel has five stars at most.');
  const open = { file: 'pages/a.yaml', root: {} };
  const shown = (part: 'message' | 'help') => shownText(diagnostic, part, open, 'sw');
  expect(shown('message')).toEqual({ text: 'Hoteli ina nyota tano tu.', language: undefined });
  expect(shown('help')).toEqual({ text: 'Leave some out.', language: 'en' });
  await speakOfMessages('en');
  expect(shown('message').text).toBe('A hotel has five stars at most.');
});
