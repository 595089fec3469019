import { readableAddress } from '../../site/index.ts';

/** The element for the fragment of a URL, found as browsers do: first as written, then decoded. */
export function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(readableAddress(name));
}
