import { expect, test } from 'vitest';
import { passagesOf } from '../../src/search/passages.ts';
import { createSearch } from '../../src/search/search.ts';
import { school } from './school.ts';
import { searchQueries } from './search-queries.ts';

test('what parents type finds its answer, 95 of 100 times first and always within three', () => {
  const search = createSearch(passagesOf(school), school.settings.search);
  const positions = searchQueries.map(([query, ...places]) => {
    const found = search(query, 3).map(({ passage: { address, anchor } }) => [
      address,
      `${address}#${anchor ?? ''}`,
    ]);
    return {
      query,
      position: found.findIndex((names) => names.some((name) => places.includes(name))),
    };
  });
  const notFound = positions.filter(({ position }) => position < 0);
  expect(notFound).toEqual([]);
  const notFirst = positions.filter(({ position }) => position > 0).map(({ query }) => query);
  expect(notFirst.length, notFirst.join(', ')).toBeLessThanOrEqual(searchQueries.length * 0.05);
});
