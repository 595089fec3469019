import { isOfEvents } from '../../../schema/collection.ts';
import type { PageDocument } from '../../../schema/page.ts';
import { addressKey, addressOfFile, parentAddress } from '../addresses/addresses.ts';

/** Finds the nearest folder of a page that is in a map by addresses in lower case; the page itself does not count. */
export function nearestAbove<T>(file: string, byKey: ReadonlyMap<string, T>): T | null {
  if (byKey.size === 0) return null;
  for (
    let above = parentAddress(addressKey(addressOfFile(file)));
    above !== null && above !== '/';
    above = parentAddress(above)
  ) {
    const found = byKey.get(above);
    if (found !== undefined) return found;
  }
  return null;
}

/** Tells whether the page in a file is an entry that visitors see before its date, as they do events. */
export type IsEvent = (file: string) => boolean;

/** Finds out which pages are events. */
export function createIsEvent(
  pages: readonly { file: string; document: Pick<PageDocument, 'collection'> }[],
): IsEvent {
  const collections = new Map(
    pages.flatMap(({ file, document: { collection } }) =>
      collection ? [[addressKey(addressOfFile(file)), isOfEvents(collection)] as const] : [],
    ),
  );
  return (file) => nearestAbove(file, collections) === true;
}
