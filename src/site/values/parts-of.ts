import type { DataPart, ListViewPart } from '../../../schema/fields/data.ts';
import type { DatePart } from '../../../schema/fields/date.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import type { LinkPart } from '../../../schema/fields/link.ts';
import type { TextPart } from '../../../schema/fields/text.ts';

/** A value of a checked file that is marked with its kind. */
export type Part = LinkPart | TextPart | ImagePart | DataPart | ListViewPart | DatePart;

/** A part and its path. */
export type FoundPart = { part: Part; path: (string | number)[] };

/** Whether a value of a checked file is a marked part rather than a plain object. */
export const isPart = (value: object): value is Part => 'part' in value;

/** Finds the parts (links, texts, pictures, dates, data) of a checked value, in order, with their paths. */
export function partsOf(value: unknown): FoundPart[] {
  const found: FoundPart[] = [];
  const path: (string | number)[] = [];
  // Every value of every page passes here, so one path array is shared, and copied only for parts.
  const visit = (inner: unknown, step: string | number) => {
    path.push(step);
    collect(inner);
    path.pop();
  };
  const collect = (inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return;
    if (isPart(inner)) found.push({ part: inner, path: [...path] });
    else if (Array.isArray(inner)) inner.forEach(visit);
    else for (const [key, item] of Object.entries(inner)) visit(item, key);
  };
  collect(value);
  return found;
}
