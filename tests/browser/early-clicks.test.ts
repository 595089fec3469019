import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import { desktop, phone } from './harness.ts';
import { lostOn } from './held-scripts.ts';
import { libraryOrigin } from './library.ts';

longTest.for([desktop, phone])(
  'what is used before a script has come does what it does after, at $width',
  async (viewport) => {
    const addresses = ['/visit', '/borrow'];
    expect(await lostOn(addresses, { origin: libraryOrigin, viewport })).toEqual([]);
  },
);
