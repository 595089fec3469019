import { expect, test } from 'vitest';
import { waysOf } from '../site/ways.ts';
import { school } from './school.ts';

const { leadsTo } = waysOf(school);

test('the page on joining a class leads to its fees, and the page of its fees to joining', () => {
  const ways = school.pages.flatMap((joining) => {
    const fees = school.byAddress.get(joining.address.replace('/join-us/', '/fees/'));
    return fees && fees !== joining ? [{ joining, fees }] : [];
  });
  expect(ways.length).toBeGreaterThan(2);
  const oneWay = ways.filter(
    ({ joining, fees }) => !leadsTo(joining).includes(fees) || !leadsTo(fees).includes(joining),
  );
  expect(oneWay.map(({ fees }) => fees.address)).toEqual([]);
});
