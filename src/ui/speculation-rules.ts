/** When a browser prefetches a link: when the pointer rests on it, or when it is pressed. */
export type Eagerness = 'moderate' | 'conservative';

/**
 * The links that a browser may prefetch (Speculation Rules API): not those to other sites, files or anchors on the open
 * page. `base` is the folder that the site is in. The policy of pages contains the hash of this text.
 */
export function speculationRules(eagerness: Eagerness, base: string): string {
  const where = {
    and: [
      { href_matches: `${base}/*` },
      { not: { href_matches: `${base}/*.*` } },
      { not: { selector_matches: '[target], [download], [href^="#"]' } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness }] });
}
