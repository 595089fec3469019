import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { addressKey, addressOfFile, findReservedFormer } from './addresses.ts';
import type { CheckInput } from './check-input.ts';
import type { Page } from './site-tree.ts';

/** A place where a page says that it was at an address. */
type Claim = { page: Page; path: (string | number)[] };

/** Checks what pages say of their former addresses: each leads to one page, and no page is there. */
export function checkMoved({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const fileAt = new Map(files.pageFiles.map((file) => [addressKey(addressOfFile(file)), file]));
  const first = new Map<string, Claim>();
  const movedPages = tree.pages.filter(({ document }) => document.movedFrom !== undefined);
  return movedPages.toSorted(byFile).flatMap((page) =>
    (page.document.movedFrom ?? []).flatMap((from, index) => {
      const path = ['movedFrom', index];
      const key = addressKey(from);
      const there = fileAt.get(key);
      const earlier = first.get(key);
      if (!earlier) first.set(key, { page, path });
      const explanation =
        reserved(from) ??
        (there === undefined ? null : inUse(from, there, page, tree.byAddress)) ??
        (earlier ? claimedTwice(from, earlier, page) : null);
      if (!explanation) return [];
      return [diagnose(page.file, path, { ...explanation, ...exampleWithout(page, index) })];
    }),
  );
}

const byFile = (a: Page, b: Page): number => (a.file < b.file ? -1 : 1);

/** The list as it reads without one of its addresses. */
function exampleWithout(page: Page, index: number): { example: string } | null {
  const kept = (page.document.movedFrom ?? []).filter((_, position) => position !== index);
  if (kept.length === 0) return null;
  return { example: ['movedFrom:', ...kept.map((address) => `  - ${address}`)].join('\n') };
}

function reserved(from: string): Explanation | null {
  const reason = findReservedFormer(from);
  return reason === null
    ? null
    : {
        code: 'reserved-address',
        message: `No page can have been at ${from}. ${reason}`,
        help: 'Take this address out of the list.',
      };
}

/** Of a circle, the first page in file order tells. */
function inUse(
  from: string,
  there: string,
  page: Page,
  byAddress: ReadonlyMap<string, Page>,
): Explanation | null {
  if (there === page.file) {
    return {
      code: 'former-address-in-use',
      message: `${from} is where this page is now.`,
      help: 'Take this address out of the list: capitals and a slash at the end make no other address.',
    };
  }
  const circle = findCircle(page, from, byAddress);
  if (!circle) {
    return {
      code: 'former-address-in-use',
      message: `There is a page at ${from} again, so the address cannot lead to this one.`,
      help: 'Take the address out of the list, or give the other page another address.',
      related: [{ file: there, path: [], message: 'the page that is there now' }],
    };
  }
  if (circle.some(({ file }) => file < page.file)) return null;
  return {
    code: 'moved-in-circle',
    message: `These pages say that each was where the next one is now: ${[...circle, page].map(({ address }) => address).join(', ')}.`,
    help: 'Keep movedFrom on none of them, or remove the page that is no more.',
    related: circle
      .filter((one) => one !== page)
      .map(({ file }) => ({ file, path: ['movedFrom'], message: 'another page of the circle' })),
  };
}

/** The pages from one to the page that says to have been where the first one is; null where there is no such way. */
function findCircle(
  start: Page,
  from: string,
  byAddress: ReadonlyMap<string, Page>,
): readonly Page[] | null {
  const seen = new Set<Page>([start]);
  const walk = (address: string, way: readonly Page[]): readonly Page[] | null => {
    const next = byAddress.get(addressKey(address));
    if (!next) return null;
    if (next === start) return way;
    if (seen.has(next)) return null;
    seen.add(next);
    for (const further of next.document.movedFrom ?? []) {
      const found = walk(further, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(from, [start]);
}

const claimedTwice = (from: string, earlier: Claim, page: Page): Explanation => ({
  code: 'former-address-twice',
  message:
    earlier.page === page
      ? `${from} is in this list already. Capitals do not make another address.`
      : `${from} leads to ${earlier.page.address} already, which says that it was there before.`,
  help: 'Keep the address in one list: that of the page to which it should lead.',
  related: [{ file: earlier.page.file, path: earlier.path, message: 'the other place' }],
});
