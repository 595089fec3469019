import { siteBase } from '../../ui/site-base.ts';
import { speculationRules } from '../../ui/speculation-rules.ts';
import { scriptValues } from '../../ui/trusted.ts';

/**
 * Lets the browser fetch the documents that pointer or finger approaches. Browsers that do not know the rules for it do
 * without.
 * @returns the function that takes the rules back.
 */
export function prefetchPages(): () => void {
  // A mouse that rests on a link says enough; of fingers, phones guess from what lies in view, which costs too much.
  const eagerness = matchMedia('(hover: hover)').matches ? 'moderate' : 'conservative';
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = scriptValues(speculationRules(eagerness, siteBase()));
  document.head.append(rules);
  return () => rules.remove();
}
