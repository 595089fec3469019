import { readableAddress } from '../../site/addresses.ts';

/** The element that the fragment of an address names, found as browsers find it: by what is written, then decoded. */
export function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(readableAddress(name));
}
