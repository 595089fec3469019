import { z } from 'zod';
import { dataKinds, dataSchemaOf } from './data-kinds.ts';
import { anyListSchema } from './list-file.ts';
import type { FieldSchema } from './fields/field.ts';
import { pageSchema } from './page.ts';
import { siteSchema } from './site.ts';
import { themeSchema } from './theme.ts';

/** The kinds of content files. */
export type FileKind = 'page' | 'site' | 'theme' | 'data';

/** The schema of each kind of content file that has always the same one. */
export const fileSchemas = { page: pageSchema, site: siteSchema, theme: themeSchema };

/** A sentence as a part of another one. */
const inSentence = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** The schema of a data file of any kind, with any columns if it is a list. */
const anyDataSchema = z.union([anyListSchema, ...dataKinds.map(({ schema }) => schema)]).meta({
  kind: 'either',
  label: 'Data',
  hint: `A list, or ${dataKinds.map(({ hint }) => inSentence(hint)).join(', or ')}.`,
});

/** The schema of each kind of content file, for the guide and for other editors: any columns may be in a list. */
export const anyFileSchemas: Record<FileKind, FieldSchema> = {
  ...fileSchemas,
  data: anyDataSchema,
};

/** The kind of a content file, by its path. */
export function kindOfFile(file: string): FileKind {
  if (file === 'site.yaml') return 'site';
  if (file === 'theme.yaml') return 'theme';
  return file.startsWith('data/') ? 'data' : 'page';
}

/** The schema of a content file. That of a list follows from the columns which the file declares. */
export function schemaOfFile(file: string, value: unknown): FieldSchema {
  const kind = kindOfFile(file);
  return kind === 'data' ? dataSchemaOf(value) : fileSchemas[kind];
}
