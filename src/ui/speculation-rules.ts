/** How soon a browser fetches what a visitor is likely to open: when a pointer rests on a link, or when it is pressed. */
export type Eagerness = 'moderate' | 'conservative';

/**
 * Which links a browser may fetch ahead (the Speculation Rules API). Links that open elsewhere, files and places on
 * the open page are none of them; `base` is the folder that the site stands in. The policy of pages holds the hash of this text.
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
