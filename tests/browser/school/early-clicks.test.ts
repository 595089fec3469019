import { expect } from 'vitest';
import { longTest } from '../../sample.ts';
import { desktop, phone, siteOrigin } from '../harness.ts';
import { lostOn } from '../held-scripts.ts';

longTest.for([desktop, phone])(
  'what is used of the school’s site before a script has come does what it does after, at $width',
  async (viewport) => {
    const addresses = ['/', '/fees', '/stem', '/calendar', '/join-us'];
    expect(await lostOn(addresses, { origin: siteOrigin, viewport })).toEqual([]);
  },
);
