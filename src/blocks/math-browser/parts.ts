import type { Strand } from 'woven-site/schema';

/** What can be selected in a curriculum: a strand, or one of its sub-strands. */
export type CurriculumPart = { strand: string; subStrand: string | null };

/** The HTML `id` of what is selected, for links from other pages and before hydration. */
export const partId = (base: string, strand: string, subStrand: string | null): string =>
  [base, strand, subStrand].filter((part) => part !== null).join('-');

/** Everything that can be selected in a curriculum, by id. */
export function partsById(
  base: string,
  strands: readonly Strand[],
): ReadonlyMap<string, CurriculumPart> {
  const parts = strands.flatMap((strand) => [
    { strand: strand.id, subStrand: null },
    ...strand.subStrands.map(({ id }) => ({ strand: strand.id, subStrand: id })),
  ]);
  return new Map(parts.map((part) => [partId(base, part.strand, part.subStrand), part]));
}
