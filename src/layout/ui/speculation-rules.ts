/** Marks a page whose visitor has a pointer that can rest on a link. */
export const hoversMark = 'data-hovers';

/**
 * When a browser prefetches a link (Speculation Rules API): when it is pressed, and on a marked page when the pointer
 * rests on it. Not links to other sites, files or anchors on the open page. `base` is the folder that the site is in.
 * The policy of pages contains the hash of this text.
 */
export function speculationRules(base: string): string {
  const pages = [
    { href_matches: `${base}/*` },
    { not: { href_matches: `${base}/*.*` } },
    { not: { selector_matches: '[target], [download], [href^="#"]' } },
  ];
  const rested = { selector_matches: `[${hoversMark}] a` };
  return JSON.stringify({
    prefetch: [
      { where: { and: pages }, eagerness: 'conservative' },
      { where: { and: [...pages, rested] }, eagerness: 'moderate' },
    ],
  });
}
