import { beforeEach, expect, test } from 'vitest';
import { calendarDate } from '../../../schema/fields/date.ts';
import { object } from '../../../schema/fields/structure.ts';
import { line } from '../../../schema/fields/text.ts';
import { wordsOf } from '../../../src/editor/site/edit-node.ts';
import { dateWords } from '../../../src/editor/site/value-words.ts';
import { effectsOf } from '../../../src/editor/screens/review/effects.ts';
import {
  lineWords,
  markdownWords,
  type Word,
} from '../../../src/editor/screens/review/text-words.ts';
import { describeFiles } from '../../../src/editor/site/describe-files.ts';
import { textOfSentence } from '../../../src/editor/words/sentence.ts';
import { speak } from '../../../src/editor/words/words.ts';

beforeEach(() => speak('en'));

const day = (text: string) => dateWords(text, { language: 'en-GB' });
const titles = {
  titleOf: (file: string) => file,
  languageIn: () => 'en-GB',
  language: 'en-GB',
};
const page = (title: string, more = '') => `title: ${title}\n${more}blocks: []\n`;

test('a page that was moved is one change and not two, and says what else changed', () => {
  const described = describeFiles(
    [
      { file: 'pages/costs.yaml', before: page('Prices'), after: null },
      {
        file: 'pages/services/prices.yaml',
        before: null,
        after: page('What it costs', 'movedFrom:\n  - /Costs/\n'),
      },
      { file: 'pages/other.yaml', before: null, after: page('Other') },
      { file: 'pages/gone.yaml', before: page('Gone'), after: null },
    ],
    titles,
  );
  expect(described.map(({ file, fate, from }) => [file, fate, from])).toEqual([
    ['pages/services/prices.yaml', 'moved', 'pages/costs.yaml'],
    ['pages/other.yaml', 'new', null],
    ['pages/gone.yaml', 'deleted', null],
  ]);
  const [moved] = described;
  expect(
    moved?.changes.map(({ where, before, after }) => [textOfSentence(where), before, after]),
  ).toEqual([['Title', 'Prices', 'What it costs']]);
  expect(moved && effectsOf(moved, 'en-GB')).toEqual([
    'Visitors who open /costs are led to the new address.',
  ]);
});

const effects = (file: string, before: string, after: string) =>
  describeFiles([{ file, before, after }], titles).flatMap((described) =>
    effectsOf(described, 'en-GB'),
  );

test.each([
  [
    'notice:\n  text: Closed.\n  level: emergency\n  until: 2026-11-26\n',
    [
      `Every page shows the urgent notice, at once, until ${day('2026-11-26')}.`,
      'Its severity: Emergency.',
    ],
  ],
  [
    'notice:\n  text: Closed.\n  from: 2026-11-25\n',
    [`Every page shows the urgent notice, ${day('2026-11-25')}, until it is taken down.`],
  ],
])('a notice is told by what it does: %s', (settings, sentences) => {
  expect(effects('site.yaml', 'name: Town\n', `name: Town\n${settings}`)).toEqual(sentences);
  expect(effects('site.yaml', `name: Town\n${settings}`, 'name: Town\n')).toEqual([
    'The urgent notice is taken down from all pages.',
  ]);
});

test('the days on which visitors see a page, and the menu, are told by what they do', () => {
  const after = page('A', 'publishUntil: 2027-01-05\nlisting:\n  inMenu: true\n');
  expect(effects('pages/a.yaml', page('A', 'draft: true\n'), after)).toEqual([
    `Visitors see this page until ${day('2027-01-05')}.`,
    'The menu lists this page.',
  ]);
  expect(effects('pages/a.yaml', page('A', 'draft: true\n'), page('A'))).toEqual([
    'Visitors see this page at all times.',
  ]);
});

const asText = (words: readonly Word[]) => words.map(({ text }) => text).join('');

test('Markdown is read as it looks, and a link says where it leads', () => {
  const words = markdownWords(
    '### Hours\n\nCome **early**, see [prices](/prices).\n\n- One\n- Two\n\n3. Three',
    (to) => (to === '/prices' ? 'What it costs' : to),
  );
  expect(asText(words)).toBe(
    'Hours\nCome early, see prices (→ What it costs).\n• One\n• Two\n3. Three',
  );
  expect(words.find(({ text }) => text === 'early')).toEqual({ text: 'early', isBold: true });
  expect(words[0]).toEqual({ text: 'Hours', isHeading: true });
});

test('words in another language are told by its name, without the mark', () => {
  const written = 'Ask the [Câmara Municipal](lang:pt) first.';
  const read = 'Ask the Câmara Municipal (Português) first.';
  expect(asText(markdownWords(written, (to) => to))).toBe(read);
  expect(asText(lineWords(written))).toBe(read);
});

const sentenceOf = (file: string, before: string, after: string) =>
  describeFiles([{ file, before, after }], titles).map(({ sentence }) => textOfSentence(sentence));

test('a block without words of its own is called by what it is', () => {
  const added = page('Way').replace('[]', '\n  - type: map');
  expect(sentenceOf('pages/way.yaml', page('Way'), added)).toEqual(['pages/way.yaml: Map: added.']);
  expect(sentenceOf('pages/way.yaml', added, page('Way'))).toEqual([
    'pages/way.yaml: Map: removed.',
  ]);
});

test('an item is called by the fields that its schema names, and otherwise by its words before its days', () => {
  const fields = {
    day: calendarDate({ label: 'Day', hint: '' }),
    home: line({ label: 'Home', hint: '' }),
    away: line({ label: 'Away', hint: '' }),
  };
  const match = { day: '2026-03-14', home: 'Lions', away: 'Otters' };
  const matches = object({ label: 'Match', hint: '', calledBy: ['home', 'away'] }, fields);
  expect(wordsOf(matches, match)).toBe('Lions – Otters');
  expect(wordsOf(matches, { day: '2026-03-14' })).toBe('2026-03-14');
  expect(wordsOf(object({ label: 'Match', hint: '' }, fields), match)).toBe('Lions');
});
