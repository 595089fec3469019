import { siteBase, hoversMark, speculationRules, scriptValues } from '../../layout/index.ts';

/**
 * Lets the browser prefetch documents that the visitor is about to open. Browsers without speculation rules do without.
 * @returns a function that removes the rules.
 */
export function prefetchPages(): () => void {
  // A resting mouse is a clear sign; on touch, browsers guess from what is in view, which wastes
  // too much data.
  document.documentElement.toggleAttribute(hoversMark, matchMedia('(hover: hover)').matches);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = scriptValues(speculationRules(siteBase()));
  document.head.append(rules);
  return () => rules.remove();
}
