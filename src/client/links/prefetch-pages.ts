/**
 * Lets the browser fetch the documents that pointer or finger approaches (the Speculation Rules API; browsers that do
 * not know it do without). Links that open elsewhere, files and places on the open page are none of them.
 * @returns the function that takes the rules back.
 */
export function prefetchPages(): () => void {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[target], [download], [href^="#"]' } },
    ],
  };
  // A mouse that rests on a link says enough; of fingers, phones guess from what lies in view, which costs too much.
  const eagerness = matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative';
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prefetch: [{ where, eagerness }] });
  document.head.append(rules);
  return () => rules.remove();
}
