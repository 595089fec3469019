import { z } from 'zod';
import { isObject } from '../../schema/is-object.ts';
import { validPart } from '../../schema/fields/valid-part.ts';
import { siteSchema, type SiteSettings } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import type { CheckedTheme, NamesOf } from '../site/index.ts';

/** Settings for checking pages while site.yaml is invalid, and which of its names are known. */
type ReadableSettings = { settings: SiteSettings; names: NamesOf };

/** Reads the names that pages use from an invalid site.yaml. */
export function readableSettings(value: unknown): ReadableSettings {
  const part = validPart(siteSchema, value) ?? {};
  const { contacts, forms, outside, embeds, siteMap } = part;
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
      forms: mapValues(forms ?? {}, () => ({ service: 'own', takesFiles: true }) as const),
      outside: mapValues(outside ?? {}, (link) => ({
        label: '?',
        address: link?.address ?? settings.address,
      })),
      embeds: { hosts: hosts ?? [], load: 'on-tap' },
      ...(groups ? { siteMap: { groups } } : {}),
    },
    names: {
      contacts: contacts !== undefined,
      forms: forms !== undefined || !(isObject(value) && 'forms' in value),
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
  const areWordsValid = 'words' in others || !(isObject(value) && 'words' in value);
  return { ...others, ...(areWordsValid && language !== undefined ? { language } : {}) };
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

/** What stands for a colour of the palette that has a mistake: its name is known, but not the colour. */
const unknownColour = '?';

/** The valid parts of an invalid theme.yaml, and what of it is known; null if it has none. */
export function readableTheme(value: unknown): CheckedTheme | null {
  const part = validPart(themeSchema, value);
  if (!part || !isObject(value)) return null;
  const { palette, tiles, roles, patterns = {} } = part;
  return {
    theme: {
      ...(roles ? { roles } : {}),
      palette: mapValues(palette ?? {}, (colour) => colour ?? unknownColour),
      tiles: mapValues(tiles ?? {}, (rows) => (rows && allOf(rows)) ?? []),
      patterns: Object.fromEntries(
        Object.entries(patterns).flatMap(([name, pattern]) =>
          pattern?.ground === undefined ? [] : [[name, { ...pattern, ground: pattern.ground }]],
        ),
      ),
    },
    areNamesReadable: hasAllNames(value['palette'], palette) && hasAllNames(value['tiles'], tiles),
    areRolesValid: z.safeParse(themeSchema.shape.roles, value['roles']).success,
  };
}

/** Whether all names of a record could be read, though perhaps not their values. */
const hasAllNames = (written: unknown, read: object | undefined): boolean =>
  written === undefined ||
  (isObject(written) &&
    read !== undefined &&
    Object.keys(written).every((name) => Object.hasOwn(read, name)));

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
