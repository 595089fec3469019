import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pageSchema } from '../../schema/page.ts';

/** The titles of the reports on a page, in their order: an editor may change them. */
export function readReportTitles(file: string): string[] {
  const { blocks } = pageSchema.parse(parse(readFileSync(file, 'utf8')));
  return blocks.flatMap((block) =>
    block.type === 'dashboards' ? block.items.map(({ title }) => title) : [],
  );
}
