import { curriculumSchema } from '../../schema/curriculum.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';

/** The kinds of content files. */
export type FileKind = 'page' | 'site' | 'theme' | 'data';

/** The schema of each kind of content file. */
export const fileSchemas = {
  page: pageSchema,
  site: siteSchema,
  theme: themeSchema,
  data: curriculumSchema,
};

/** The kind of a content file, by its path. */
export function kindOfFile(file: string): FileKind {
  if (file === 'site.yaml') return 'site';
  if (file === 'theme.yaml') return 'theme';
  return file.startsWith('data/') ? 'data' : 'page';
}
