import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/content/yaml/apply-edit.ts';
import { findAndReplace } from '../../../src/content/editing/find-replace.ts';

const texts = new Map([
  [
    'pages/a.yaml',
    '# Headmistress\ntitle: The Headmistress\nblocks:\n  - type: people\n    text: "Ask the headmistress, or headmistresses"\n',
  ],
  ['pages/b.yaml', 'title: People ($1.50)\n'],
]);

test('text is found in values, not in comments, field names or types', () => {
  const found = findAndReplace(texts, {
    find: 'headmistress',
    replaceBy: 'principal',
    wholeWords: true,
  });
  expect(found.map(({ path, after }) => [path.join('.'), after])).toEqual([
    ['title', 'The principal'],
    ['blocks.0.text', 'Ask the principal, or headmistresses'],
  ]);
  const edited = applyEdits(
    texts.get('pages/a.yaml') ?? '',
    found.map(({ op }) => op),
  );
  expect('text' in edited && edited.text.split('\n')[0]).toBe('# Headmistress');
  expect(findAndReplace(texts, { find: 'people', replaceBy: 'x' })).toHaveLength(1);
});

test('search text and replacement are taken literally', () => {
  const [found] = findAndReplace(texts, { find: '($1.50)', replaceBy: '$& ($2)' });
  expect(found?.after).toBe('People $& ($2)');
  expect(findAndReplace(texts, { find: 'the Head', replaceBy: '', matchCase: true })).toEqual([]);
  expect(findAndReplace(texts, { find: '', replaceBy: 'x' })).toEqual([]);
});
