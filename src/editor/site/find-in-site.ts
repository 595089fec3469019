import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import {
  findAndReplace,
  openText,
  readAmount,
  type Replacement,
  type Search,
} from '../../content/index.ts';
import { leavesOf } from '../engine/index.ts';
import type { Session } from '../session/index.ts';
import { notationOf } from './site-language.ts';

/** Kinds of fields with text for people: names, addresses and links are not searched. */
const readKinds: readonly FieldKind[] = [
  'line',
  'inline',
  'prose',
  'alt',
  'published-date',
  'note',
];

const amountKinds: readonly FieldKind[] = ['amount', 'price'];

/** The changes, and how many amounts are found that change only if an amount is to stand in their place. */
export type FoundInSite = { found: Replacement[]; amountsLeft: number };

/** Finds words in the texts that people read, and an amount however it is written: 100,000 finds 100000. */
export function findInSite(session: Session, search: Search): FoundInSite {
  const texts = session.texts();
  const notation = notationOf(session);
  const amountOf = (typed: string): number | null => {
    const reading = readAmount(typed, notation);
    return 'value' in reading ? reading.value : null;
  };
  const find = amountOf(search.find);
  const replaceBy = amountOf(search.replaceBy);
  const searchedPaths = new Map<string, ReadonlySet<string>>();
  const isSearched: Search['isSearched'] = (file, path) => {
    const read = searchedPaths.get(file) ?? readPaths(file, texts.get(file) ?? '');
    searchedPaths.set(file, read);
    return read.has(path.join('.'));
  };
  // Without an amount to write, any other number shows which amounts would change.
  const amount = find === null ? {} : { amount: { find, replaceBy: replaceBy ?? find + 1 } };
  const all = findAndReplace(texts, { ...search, ...amount, isSearched });
  const found = replaceBy === null ? all.filter(({ before }) => typeof before === 'string') : all;
  return { found, amountsLeft: all.length - found.length };
}

function readPaths(file: string, text: string): ReadonlySet<string> {
  const value = openText(text)?.value;
  const leaves = leavesOf(schemaOfFile(file, value), value);
  return new Set(
    leaves.flatMap(({ path, kind, value: leaf }) => {
      const kinds = typeof leaf === 'number' ? amountKinds : readKinds;
      return kinds.includes(kind) ? [path.join('.')] : [];
    }),
  );
}
