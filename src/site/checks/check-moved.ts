import { type Diagnostic, type Explanation, say } from '../../messages/index.ts';
import { addressKey, addressOfFile, findReservedFormer } from '../addresses/addresses.ts';
import type { CheckInput } from './check-input.ts';

/** The former addresses of a page; of an invalid page, those that could be read. */
type MovedPage = { file: string; address: string; from: readonly (string | undefined)[] };

/** The entry in which a page lists a former address. */
type Claim = { page: MovedPage; path: (string | number)[] };

const pathOf = (index: number) => ['movedFrom', index];

/** Checks the former addresses of pages: each leads to one page, and is not the address of another. */
export function checkMoved({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const fileAt = new Map(files.pageFiles.map((file) => [addressKey(addressOfFile(file)), file]));
  const first = new Map<string, Claim>();
  const movedPages = [
    ...tree.pages.map(({ file, document }) => ({ file, part: document })),
    ...files.invalidPages,
  ].flatMap(({ file, part: { movedFrom: from } }) =>
    from ? [{ file, address: addressOfFile(file), from }] : [],
  );
  const movedAt = new Map(movedPages.map((page) => [addressKey(page.address), page]));
  return movedPages.toSorted(byFile).flatMap((page) =>
    page.from.flatMap((from, index) => {
      if (from === undefined) return [];
      const key = addressKey(from);
      const there = fileAt.get(key);
      const earlier = first.get(key);
      if (!earlier) first.set(key, { page, path: pathOf(index) });
      const explanation =
        reserved(from) ??
        (there === undefined ? null : inUse(from, there, page, movedAt)) ??
        (earlier ? claimedTwice(from, earlier, page) : null);
      if (!explanation) return [];
      return [
        diagnose(page.file, pathOf(index), { ...explanation, ...exampleWithout(page, index) }),
      ];
    }),
  );
}

const byFile = (a: MovedPage, b: MovedPage): number => (a.file < b.file ? -1 : 1);

/** The list without one of its addresses, if the others are valid. */
function exampleWithout({ from }: MovedPage, index: number): { example: string } | null {
  const remaining = from.filter((_, position) => position !== index);
  if (remaining.length === 0 || remaining.includes(undefined)) return null;
  return { example: ['movedFrom:', ...remaining.map((address) => `  - ${address}`)].join('\n') };
}

function reserved(from: string): Explanation | null {
  const reason = findReservedFormer(from);
  return reason === null
    ? null
    : {
        code: 'reserved-address',
        message: [...say('former-reserved', { address: from }), ...reason],
        help: say('former-remove'),
      };
}

/** A circle is reported once, for its first page in file order. */
function inUse(
  from: string,
  there: string,
  page: MovedPage,
  movedAt: ReadonlyMap<string, MovedPage>,
): Explanation | null {
  if (there === page.file) {
    return {
      code: 'former-address-in-use',
      message: say('former-current', { address: from }),
      help: [...say('former-remove'), ...say('former-sameSlash')],
    };
  }
  const circle = findCircle(page, from, movedAt);
  if (!circle) {
    return {
      code: 'former-address-in-use',
      message: say('former-pageAgain', { address: from }),
      help: say('former-anotherAddress'),
      related: [{ file: there, path: [], message: say('see-pageThereNow') }],
    };
  }
  if (circle.some(({ file }) => file < page.file)) return null;
  return {
    code: 'moved-in-circle',
    message: say('former-circle', {
      names: [...circle, page].map(({ address }) => address).join(', '),
    }),
    help: say('former-circleHow'),
    related: circle
      .filter((one) => one !== page)
      .map(({ file }) => ({ file, path: ['movedFrom'], message: say('see-pageOfCircle') })),
  };
}

/** The pages on the path from one page back to itself over former addresses; null if there is no such path. */
function findCircle(
  start: MovedPage,
  from: string,
  movedAt: ReadonlyMap<string, MovedPage>,
): readonly MovedPage[] | null {
  const seen = new Set<MovedPage>([start]);
  const walk = (address: string, path: readonly MovedPage[]): readonly MovedPage[] | null => {
    const next = movedAt.get(addressKey(address));
    if (!next) return null;
    if (next === start) return path;
    if (seen.has(next)) return null;
    seen.add(next);
    for (const further of next.from) {
      const found = further === undefined ? null : walk(further, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(from, [start]);
}

const claimedTwice = (from: string, earlier: Claim, page: MovedPage): Explanation => ({
  code: 'former-address-twice',
  message:
    earlier.page === page
      ? [...say('former-alreadyIn', { address: from }), ...say('page-capitals')]
      : say('former-leadsTo', { old: from, address: earlier.page.address }),
  help: say('former-oneList'),
  related: [{ file: earlier.page.file, path: earlier.path, message: say('see-otherList') }],
});
