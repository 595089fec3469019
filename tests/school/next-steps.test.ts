import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import { reachOf } from '../site/reach.ts';
import { school } from './school.ts';

const { leadsTo } = reachOf(school);

// An editor may take a link away: the long tests report it, and it blocks no change.
longTest(
  'the page on joining a class leads to its fees, and the page of its fees to joining',
  () => {
    const pairs = school.pages.flatMap((joining) => {
      const fees = school.byAddress.get(joining.address.replace('/join-us/', '/fees/'));
      return fees && fees !== joining ? [{ joining, fees }] : [];
    });
    expect(pairs.length).toBeGreaterThan(2);
    const incomplete = pairs.filter(
      ({ joining, fees }) => !leadsTo(joining).includes(fees) || !leadsTo(fees).includes(joining),
    );
    expect(incomplete.map(({ fees }) => fees.address)).toEqual([]);
  },
);
