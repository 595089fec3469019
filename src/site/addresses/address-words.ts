import { readableAddress } from './addresses.ts';

/**
 * The words of an address, for comparison with other addresses and titles: `/fees/Grade-10.html` is "fees grade 10".
 * Limited in length, because comparing very long texts is slow.
 */
export const addressWords = (path: string): string =>
  readableAddress(path)
    .toLowerCase()
    .replaceAll(/\.\w+$|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
