import type { DataPart, ListViewPart } from '../../../schema/fields/data.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import { isPart } from './parts-of.ts';
import type { ListTable } from './table-cell.ts';
import type { Html, Link, Picture, Resolved } from './resolved.ts';

/** How each kind of part is resolved; each may throw only for content that the checks refuse. */
export type Resolvers = {
  link(to: string): Link;
  text(text: TextPart): Html;
  picture(image: ImagePart): Picture;
  data(file: DataPart): object;
  list(view: ListViewPart): ListTable;
};

/** The field for remarks to colleagues, which is not passed on. */
const remark = 'note';

/** Walks a checked value, resolves its parts and drops remarks. It knows no blocks: parts are marked. */
export function resolve<T>(value: T, resolvers: Resolvers): Resolved<T>;
export function resolve(value: unknown, resolvers: Resolvers): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(item, resolvers));
  if (typeof value !== 'object' || value === null) return value;
  if (!isPart(value)) {
    const resolved: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      if (key !== remark) resolved[key] = resolve(item, resolvers);
    }
    return resolved;
  }
  switch (value.part) {
    case 'link':
      return resolvers.link(value.to);
    case 'text':
      return resolvers.text(value);
    case 'image':
      return resolvers.picture(value);
    case 'data':
      return resolve(resolvers.data(value), resolvers);
    case 'list-view':
      return resolve(resolvers.list(value), resolvers);
    case 'date':
      return value;
  }
}
