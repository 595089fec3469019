import type { Strand, SubStrand } from 'woven-site/schema';

/** A strand that stays listed, with its listed sub-strands. */
export type FoundStrand = { strand: Strand; subStrands: SubStrand[] };

/** Lists are searched and highlighted as one text: their items joined by a space. */
export const joinItems = (items: readonly string[]): string => items.join(' ');

const contains = (text: string, lowerCaseQuery: string) =>
  text.toLowerCase().includes(lowerCaseQuery);

const matches = (
  { title, specificOutcomes, suggestedExperiences }: SubStrand,
  lowerCaseQuery: string,
) =>
  [title, joinItems(specificOutcomes), joinItems(suggestedExperiences)].some((text) =>
    contains(text, lowerCaseQuery),
  );

/**
 * What stays listed for a search: the trimmed query is looked up, ignoring case, in the title of a strand and in the
 * title, outcomes and experiences of a sub-strand. A strand stays with its matching sub-strands, or with all of them if
 * its own title matches.
 */
export function searchCurriculum(strands: readonly Strand[], query: string): FoundStrand[] {
  const lowerCaseQuery = query.trim().toLowerCase();
  return strands.flatMap((strand) => {
    if (contains(strand.title, lowerCaseQuery)) return [{ strand, subStrands: strand.subStrands }];
    const subStrands = strand.subStrands.filter((subStrand) => matches(subStrand, lowerCaseQuery));
    return subStrands.length > 0 ? [{ strand, subStrands }] : [];
  });
}
