import { curriculumSchema } from '../../schema/curriculum.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';

/** What a content file is. */
export type FileKind = 'page' | 'site' | 'theme' | 'data';

/** What each kind of content file takes. */
export const fileSchemas = {
  page: pageSchema,
  site: siteSchema,
  theme: themeSchema,
  data: curriculumSchema,
};

/** What a content file is, by its path. */
export function kindOfFile(file: string): FileKind {
  if (file === 'site.yaml') return 'site';
  if (file === 'theme.yaml') return 'theme';
  return file.startsWith('data/') ? 'data' : 'page';
}
