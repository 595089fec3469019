import { isValueObject } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressOfFile, type ContactKind, isOpen } from '../../site/index.ts';
import { linkOffers } from './link-offers.ts';
import {
  entriesAt,
  pageFileLike,
  pageFiles,
  siteOffers,
  textIn,
  type OfferedKind,
} from './site-offers.tsx';
import { valueOf } from './value-of.ts';
import { siteTime, windowOfFile } from './page-times.ts';
import type { Session } from '../session/index.ts';

/** What a file can refer to: what fields choose from, pictures, outside links, contacts. */
type NamedKind =
  | Exclude<OfferedKind, 'icon'>
  | 'image-file'
  | 'file'
  | 'outside'
  | 'anchor'
  | ContactKind;

/** The names that exist in a site, by kind. Pages are those that visitors see, with the edited one last. */
export type SiteNames = {
  names: (kind: NamedKind) => readonly string[];
  hasPage: (address: string) => boolean;
};

export const namesOfSite = (session: Session, file: string): SiteNames => ({
  names: (kind) => namesOf(session, file, kind),
  hasPage: (address) => pageFileLike(session, address) !== undefined,
});

function namesOf(session: Session, file: string, kind: NamedKind): readonly string[] {
  const settings = valueOf(session, 'site.yaml');
  switch (kind) {
    case 'page':
      return pagesFor(session, file).map(addressOfFile);
    case 'image-file':
      return session.pictures().map(({ name }) => name);
    case 'file':
      return session.attachments().map(({ name }) => name);
    case 'outside':
      return linkOffers(session, 'outside').map(({ value }) => value);
    case 'phone':
    case 'email':
    case 'whatsapp':
      return entriesAt(settings, 'contacts').flatMap(([name, contact]) =>
        textIn(contact, kind) === null ? [] : [name],
      );
    case 'anchor': {
      const blocks = valueAt(valueOf(session, file), ['blocks']);
      return Array.isArray(blocks)
        ? blocks.filter(isValueObject).flatMap((block) => textIn(block, 'anchor') ?? [])
        : [];
    }
    default:
      return siteOffers(session, kind, file).map(({ value }) => value);
  }
}

function pagesFor(session: Session, file: string): string[] {
  const now = siteTime(session);
  const isSeen = (one: string) => {
    const window = windowOfFile(session, one);
    return !window || isOpen(window, now);
  };
  const files = pageFiles(session);
  const others = files.filter((one) => one !== file && isSeen(one));
  return [...others, ...files.filter((one) => one === file)];
}
