import type { DataPart } from '../../schema/parts/data.ts';
import type { DatePart } from '../../schema/parts/date.ts';
import type { ImagePart } from '../../schema/parts/image.ts';
import type { LinkPart } from '../../schema/parts/link.ts';
import type { TextPart } from '../../schema/parts/text.ts';

export type Part = LinkPart | TextPart | ImagePart | DataPart | DatePart;

export type FoundPart = { part: Part; path: (string | number)[] };

/** Whether a value of a checked file is a marked part rather than a plain group of fields. */
export const isPart = (value: object): value is Part => 'part' in value;

/** Finds the parts (links, texts, pictures, dates, data) of a checked value, in order, with the way to each. */
export function partsOf(value: unknown, path: (string | number)[] = []): FoundPart[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPart(value)) return [{ part: value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => partsOf(item, [...path, index]));
  }
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    partsOf(item, [...path, key]),
  );
}
