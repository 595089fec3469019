import { collectionSchema, type AddedField } from '../../../schema/collection.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { Value } from '../../content/index.ts';
import { addressOfFile, parentAddress } from '../../site/index.ts';
import type { Session } from '../session/index.ts';
import { valueOf } from './value-of.ts';

/** The settings of the collection of which a page is an entry; undefined if it is none. */
export function collectionAbove(session: Session, file: string): Value | undefined {
  if (!file.startsWith('pages/')) return undefined;
  for (
    let above = parentAddress(addressOfFile(file));
    above !== null && above !== '/';
    above = parentAddress(above)
  ) {
    for (const page of [`pages${above}.yaml`, `pages${above}/index.yaml`]) {
      const settings = valueAt(valueOf(session, page), ['collection']);
      if (settings !== undefined) return settings;
    }
  }
  return undefined;
}

/** The fields that the collection of a page adds, in its words. */
export const fieldsOfCollection = (session: Session, file: string): readonly AddedField[] =>
  collectionSchema
    .safeParse(collectionAbove(session, file))
    .data?.fields?.filter((field) => typeof field !== 'string') ?? [];
