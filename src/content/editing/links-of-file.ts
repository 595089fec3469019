import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import {
  addressKey,
  splitAddress,
  readLink,
  readMentions,
  type FoundLink,
} from '../../site/index.ts';
import type { Value } from '../yaml/edit-op.ts';

const visitPageNames = visitorOf(new Set(['page']));

/** All links of a file: fields, links in texts, and references to pages. */
export function linksOfFile(file: string, value: Value): FoundLink[] {
  const schema = schemaOfFile(file, value);
  const { links } = readMentions(schema, value).mentions;
  visitPageNames(schema, value, ({ value: to, path }) => {
    if (typeof to === 'string') links.push({ to, path, inText: false });
  });
  return links;
}

/** Whether a link leads to the page at an address, or to an anchor on it. */
export function leadsTo(to: string, address: string): boolean {
  const target = readLink(to);
  return target.kind === 'page' && addressKey(target.address) === addressKey(address);
}

/** A link to a page with a new address: its query and anchor stay. */
export const redirected = (to: string, address: string): string =>
  address + to.slice(splitAddress(to).path.length);
