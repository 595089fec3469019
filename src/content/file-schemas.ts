import { blockDataSchema, dataSchemaOf } from '../../schema/data-kinds.ts';
import { anyListSchema } from '../../schema/list-file.ts';
import { either } from '../../schema/fields/structure.ts';
import type { FieldSchema } from '../../schema/fields/field.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';

/** The kinds of content files. */
export type FileKind = 'page' | 'site' | 'theme' | 'data';

/** The schema of each kind of content file that has always the same one. */
export const fileSchemas = { page: pageSchema, site: siteSchema, theme: themeSchema };

/** The schema of each kind of content file, for the guide and for other editors: any columns may be in a list. */
export const anyFileSchemas: Record<FileKind, FieldSchema> = {
  ...fileSchemas,
  data: either([anyListSchema, blockDataSchema], {
    label: 'Data',
    hint: 'A list, or the curriculum of one subject.',
  }),
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
