import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { mistakesFolder } from '../broken-sites.ts';

test.each([
  ['many times over', readFileSync(join(mistakesFolder, 'pages/alias-bomb.yaml'), 'utf8')],
  ['within itself', 'title: Fees\nblocks: &all\n  - *all\n'],
])('a file that repeats a part of itself %s has no value to edit', (_, text) => {
  expect(openText(text)).toBeNull();
});

test('a file that repeats a part of itself once has that value twice', () => {
  expect(openText('title: &name Fees\nsubtitle: *name\n')?.value).toEqual({
    title: 'Fees',
    subtitle: 'Fees',
  });
});

test('an empty file has a value', () => {
  expect(openText('')?.value).toBeNull();
});
