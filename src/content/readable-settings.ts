import { validPart } from '../../schema/fields/valid-part.ts';
import { siteSchema, type SiteSettings } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import type { NamesOf } from '../site/check-input.ts';

/** Settings to check pages against while site.yaml has a mistake, and which names in them are known. */
type ReadableSettings = { settings: SiteSettings; names: NamesOf };

/** What can be read of a site.yaml that has a mistake: the names that pages use. */
export function readableSettings(value: unknown): ReadableSettings {
  const part = validPart(siteSchema, value) ?? {};
  const { contacts, outside, embeds, siteMap } = part;
  const hosts = allOf(embeds?.hosts ?? []);
  const groups = siteMap?.groups && allOf(siteMap.groups);
  const settings = siteSchema.parse({
    name: '?',
    address: part.address ?? 'https://site.example',
    contacts: {},
    outside: {},
    siteMap: { groups: ['?'] },
    footer: {},
  });
  return {
    settings: {
      ...settings,
      contacts: mapValues(contacts ?? {}, readableContact),
      outside: mapValues(outside ?? {}, (link) => ({
        label: '?',
        address: link?.address ?? settings.address,
      })),
      embeds: { hosts: hosts ?? [] },
      ...(groups ? { siteMap: { groups } } : {}),
    },
    names: {
      contacts: contacts !== undefined,
      outside: outside !== undefined,
      hosts: embeds !== undefined && hosts !== null,
      groups: Boolean(groups),
    },
  };
}

/** The names of the patterns in a theme.yaml that has a mistake; null where they cannot be read. */
export function readablePatterns(value: unknown): string[] | null {
  const patterns = validPart(themeSchema, value)?.patterns;
  return patterns ? Object.keys(patterns) : null;
}

type Contact = Partial<Record<'phone' | 'email' | 'whatsapp', string | undefined>>;

/** A contact of which a number or an address may be wrong: it is there all the same. */
function readableContact(contact: Contact | undefined): SiteSettings['contacts'][string] {
  const has = (kind: keyof Contact) => !contact || kind in contact;
  return {
    label: '?',
    ...(has('phone') ? { phone: contact?.phone ?? '?' } : {}),
    ...(has('whatsapp') ? { whatsapp: contact?.whatsapp ?? '+0' } : {}),
    ...(has('email') ? { email: contact?.email ?? '?' } : {}),
  };
}

/** The items of a list; null where one of them is wrong. */
function allOf<Item>(items: readonly (Item | undefined)[]): Item[] | null {
  const right = items.filter((item) => item !== undefined);
  return right.length === items.length ? right : null;
}

const mapValues = <Before, After>(
  record: Readonly<Record<string, Before>>,
  map: (value: Before) => After,
): Record<string, After> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
