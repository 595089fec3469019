import { expect } from 'vitest';
import { longTest, sampleOf } from '../../sample.ts';
import { loadingShifts, tooFar } from '../loading-shift.ts';
import { firstOf } from '../../school/school.ts';

longTest(
  'a page over a slow connection has no layout shifts',
  async () => {
    const addresses = [
      '/',
      ...(['hero', 'fee-table', 'dashboards', 'contact'] as const).map(
        (type) => firstOf(type).address,
      ),
    ];
    expect(tooFar(await loadingShifts(sampleOf(addresses, 1)))).toEqual([]);
  },
  180_000,
);
