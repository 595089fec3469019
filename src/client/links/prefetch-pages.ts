import { siteBase } from '../../ui/site-base.ts';
import { speculationRules } from '../../ui/speculation-rules.ts';
import { scriptValues } from '../../ui/trusted.ts';

/**
 * Lets the browser prefetch documents that the visitor is about to open. Browsers without speculation rules do without.
 * @returns a function that removes the rules.
 */
export function prefetchPages(): () => void {
  // A resting mouse is a clear sign; on touch, browsers guess from what is in view, which wastes
  // too much data.
  const eagerness = matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative';
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = scriptValues(speculationRules(eagerness, siteBase()));
  document.head.append(rules);
  return () => rules.remove();
}
