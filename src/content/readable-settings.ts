import { z } from 'zod';
import { isObject } from '../../schema/fields/field.ts';
import { validPart } from '../../schema/fields/valid-part.ts';
import { siteSchema, type SiteSettings } from '../../schema/site.ts';
import { themeSchema, type Theme } from '../../schema/theme.ts';
import type { NamesOf } from '../site/check-input.ts';

/** Settings for checking pages while site.yaml is invalid, and which of its names are known. */
type ReadableSettings = { settings: SiteSettings; names: NamesOf };

/** Reads the names that pages use from an invalid site.yaml. */
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
    ...validLocale(value),
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

/** The settings that are checked on their own, so that a mistake elsewhere in site.yaml does not hide theirs. */
const localeFields = ['language', 'currency', 'timeZone', 'words', 'translations'];

/**
 * While the site's own words are invalid, it is unknown whether the interface is translated, so the language is left
 * out.
 */
function validLocale(value: unknown): Record<string, unknown> {
  const { language, ...others } = validFields(siteSchema.shape, localeFields, value);
  const areWordsKnown = 'words' in others || !(isObject(value) && 'words' in value);
  return { ...others, ...(areWordsKnown && language !== undefined ? { language } : {}) };
}

/** The valid ones among the named fields of a value, as written. */
const validFields = (
  shape: z.ZodRawShape,
  names: readonly string[],
  value: unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([name, field]) => {
      const schema = names.includes(name) ? shape[name] : undefined;
      return schema !== undefined && z.safeParse(schema, field).success;
    }),
  );

/**
 * The parts of an invalid theme.yaml in which names of colours and tiles can be checked; null if not all names are
 * known.
 */
export function readableTheme(value: unknown): Theme | null {
  if (!isObject(value)) return null;
  const valid = validFields(themeSchema.shape, ['palette', 'tiles', 'roles', 'patterns'], value);
  const areNamesKnown = ['palette', 'tiles'].every((name) => name in valid || !(name in value));
  return areNamesKnown ? themeSchema.parse(valid) : null;
}

/** The names of the patterns in an invalid theme.yaml; null if they cannot be read. */
export function readablePatterns(value: unknown): string[] | null {
  const patterns = validPart(themeSchema, value)?.patterns;
  return patterns ? Object.keys(patterns) : null;
}

type Contact = Partial<Record<'phone' | 'email' | 'whatsapp', string | undefined>>;

/** A contact counts as having a number or an address even if that is invalid. */
function readableContact(contact: Contact | undefined): SiteSettings['contacts'][string] {
  const has = (kind: keyof Contact) => !contact || kind in contact;
  return {
    label: '?',
    ...(has('phone') ? { phone: contact?.phone ?? '?' } : {}),
    ...(has('whatsapp') ? { whatsapp: contact?.whatsapp ?? '+0' } : {}),
    ...(has('email') ? { email: contact?.email ?? '?' } : {}),
  };
}

/** The items of a list; null if any is invalid. */
function allOf<Item>(items: readonly (Item | undefined)[]): Item[] | null {
  const right = items.filter((item) => item !== undefined);
  return right.length === items.length ? right : null;
}

const mapValues = <Before, After>(
  record: Readonly<Record<string, Before>>,
  map: (value: Before) => After,
): Record<string, After> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
