import type { DataPart } from '../../schema/fields/data.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { FieldPath } from '../diagnostics/diagnostic.ts';
import { linksInText } from './markdown.ts';
import { partsOf } from './parts-of.ts';

/** A link as an editor wrote it: a field of its own, or inside a text. */
export type FoundLink = { to: string; path: FieldPath; inText: boolean };

/** A field that holds a name by the custom of its own name: `pattern`, `contact`, `embedUrl`, `map` below embeds. */
export type NamedField = { field: string; name: string; path: FieldPath };

/** What a file says about other files: what the checks between files need of it. */
export type Mentions = {
  links: FoundLink[];
  images: { image: ImagePart; path: FieldPath }[];
  data: { data: DataPart; path: FieldPath }[];
  names: NamedField[];
};

/** Gathers everything that a checked value says about other files. */
export function readMentions(value: unknown): Mentions {
  const mentions: Mentions = { links: [], images: [], data: [], names: [] };
  for (const { part, path } of partsOf(value)) {
    if (part.part === 'link') mentions.links.push({ to: part.to, path, inText: false });
    if (part.part === 'image') mentions.images.push({ image: part, path });
    if (part.part === 'data') mentions.data.push({ data: part, path });
    if (part.part !== 'text') continue;
    for (const to of new Set(linksInText(part))) mentions.links.push({ to, path, inText: true });
  }
  eachText(value, [], (field, name, path) => {
    const isName = ['pattern', 'contact', 'embedUrl'].includes(field);
    if (isName || (field === 'map' && path[0] === 'embeds'))
      mentions.names.push({ field, name, path });
  });
  return mentions;
}

/** Visits every field that holds a plain text. */
function eachText(
  value: unknown,
  path: FieldPath,
  visit: (field: string, text: string, path: FieldPath) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => eachText(item, [...path, index], visit));
  } else if (typeof value === 'object' && value !== null && !('part' in value)) {
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === 'string') visit(name, item, [...path, name]);
      else eachText(item, [...path, name], visit);
    }
  }
}
