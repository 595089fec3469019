import { expect, test } from 'vitest';
import { describeFiles } from '../../../src/editor/site/describe-files.ts';
import { publicationMessage } from '../../../src/editor/screens/review/publication-message.ts';

const page = (title: string, words: string) => `title: ${title}\ndescription: ${words}\n`;

const messageOf = (titles: readonly string[]): string =>
  publicationMessage(
    describeFiles(
      titles.map((title, index) => ({
        file: `pages/${index}.yaml`,
        before: page(title, 'What it costs, and when it has to be paid.'),
        after: page(title, 'Who pays for it, and what happens in between.'),
      })),
      {
        titleOf: (file) => titles[Number(/\d+/.exec(file)?.[0])] ?? '',
        languageIn: () => 'en-GB',
        language: 'en-GB',
      },
    ),
  );

test('the history gets what was changed; of much, only on which pages and how much', () => {
  expect(messageOf(['Fees'])).toMatch(
    /^Fees: In a sentence or two “What it costs.*” → “Who pays.*”\.$/,
  );
  expect(messageOf(['Fees', 'Grade 9', 'Grade 10'])).toBe(
    'Fees: 1 change. Grade 9: 1 change. Grade 10: 1 change.',
  );
});
