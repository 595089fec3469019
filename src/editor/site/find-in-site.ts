import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import { findAndReplace, type Replacement, type Search, openText } from '../../content/index.ts';
import { leavesOf } from '../engine/index.ts';
import type { Session } from '../session/index.ts';

/** Kinds of fields with text for people: names, addresses and links are not searched. */
const readKinds: readonly FieldKind[] = [
  'line',
  'inline',
  'prose',
  'alt',
  'published-date',
  'note',
];

export function findInSite(session: Session, search: Search): Replacement[] {
  const texts = session.texts();
  const searchedPaths = new Map<string, ReadonlySet<string>>();
  const isSearched: Search['isSearched'] = (file, path) => {
    const read = searchedPaths.get(file) ?? readPaths(file, texts.get(file) ?? '');
    searchedPaths.set(file, read);
    return read.has(path.join('.'));
  };
  return findAndReplace(texts, { ...search, isSearched });
}

function readPaths(file: string, text: string): ReadonlySet<string> {
  const value = openText(text)?.value;
  const leaves = leavesOf(schemaOfFile(file, value), value);
  return new Set(
    leaves.flatMap(({ path, kind }) => (readKinds.includes(kind) ? [path.join('.')] : [])),
  );
}
