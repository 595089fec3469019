import { z } from 'zod';
import { stringify } from 'yaml';
import { curriculumSchema } from '../../schema/curriculum.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';

/** What a field takes, as plain values: JSON Schema made from zod. Messages and the guide read it. */
export type Field = z.core.JSONSchema.BaseSchema;

export type FileKind = 'page' | 'site' | 'theme' | 'data';

const schemas = { page: pageSchema, site: siteSchema, theme: themeSchema, data: curriculumSchema };
const made = new Map<FileKind, Field>();

/** What a kind of file takes. It is worked out when first asked for: clean content never asks. */
export function fieldsOf(kind: FileKind): Field {
  const known = made.get(kind) ?? z.toJSONSchema(schemas[kind], { io: 'input' });
  made.set(kind, known);
  return known;
}

export function kindOfFile(file: string): FileKind {
  if (file === 'site.yaml') return 'site';
  if (file === 'theme.yaml') return 'theme';
  return file.startsWith('data/') ? 'data' : 'page';
}

export const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a group, by name. */
export const fieldsIn = (field: Field): [string, Field][] =>
  Object.entries(field.properties ?? {}).flatMap(([name, inner]) =>
    isField(inner) ? [[name, inner]] : [],
  );

export const fieldNamed = (field: Field, name: string): Field | null => {
  const inner = Object.hasOwn(field.properties ?? {}, name) ? field.properties?.[name] : undefined;
  return isField(inner) ? inner : null;
};

/** What the rows of a list take. */
export const rowsOf = (field: Field): Field | null => (isField(field.items) ? field.items : null);

/** The ways in which a field can be filled in, where there are several. */
export const waysOf = (field: Field): Field[] => (field.anyOf ?? field.oneOf ?? []).filter(isField);

const samples: Record<string, string> = {
  title: 'A title of a few words',
  label: 'Read more',
  to: '/fees',
  alt: 'Two girls read in the library',
  src: 'gate.svg',
  type: 'prose',
  anchor: 'terms',
  name: 'Term 1',
  term: 'Term 1',
  figure: '120 places',
  question: 'When does the term begin?',
  year: '2025',
  curriculum: 'mathematics',
  siteMapGroup: 'Other Pages',
  asPublished: '29 Feb',
  address: 'https://site.example',
};

/** A value that a field would take, to show how a line is written. */
export function sampleOf(field: Field, name = ''): unknown {
  const ways = waysOf(field);
  // Of all blocks, one that takes nothing but a text shows best how a block is written.
  const way = ways.find(({ required }) => required?.join() === 'type,text') ?? ways[0];
  if (way) return sampleOf(way, name);
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0];
  switch (field.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      if ((field.minimum ?? 0) > 0) return Math.max(field.minimum ?? 0, 1);
      return (field.maximum ?? 0) > 1_000_000 && field.maximum !== Number.MAX_SAFE_INTEGER
        ? 115500
        : 10;
    case 'array':
      return Array.from({ length: field.minItems ?? 1 }, () => sampleOf(rowsOf(field) ?? {}));
    case 'object':
      return Object.fromEntries(
        (field.required ?? []).map((inner) => [
          inner,
          sampleOf(fieldNamed(field, inner) ?? {}, inner),
        ]),
      );
    default:
      return sampleText(field, name);
  }
}

function sampleText(field: Field, name: string): string {
  if (field.format === 'date') return '2025-01-08';
  if (field.format === 'email') return 'office@school.example';
  if (field.format === 'uri') return 'https://school.example';
  if (isColour(field)) return '#0b4636';
  return samples[name] ?? 'A few words';
}

export const isColour = (field: Field): boolean => field.pattern?.startsWith('^#[0-9a-f') ?? false;

/** Whether a text is a name that other content refers to: small letters, digits and hyphens. */
export const isName = (field: Field): boolean => field.pattern?.endsWith('[a-z0-9-]*$') ?? false;

/** A text turned into such a name. */
export const asName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-$/g, '') || 'a-name';

/** A value as it is typed into a file. */
export const typed = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN' }).trimEnd();

/** The line of a field or of a row, with its value as it is typed. */
export function entry(name: string | number | undefined, value: string): string {
  const isNested = value.includes('\n') || value.startsWith('- ');
  if (typeof name === 'number' || name === undefined) return `- ${value.replaceAll('\n', '\n  ')}`;
  return isNested ? `${name}:\n  ${value.replaceAll('\n', '\n  ')}` : `${name}: ${value}`;
}
