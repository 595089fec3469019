/** Scheduling fields, which most pages and blocks do not need. */
const timeFields: readonly string[] = [
  'draft',
  'publishFrom',
  'publishUntil',
  'showFrom',
  'showUntil',
  'reviewBy',
];

const rareFields: readonly string[] = [
  'anchor',
  'language',
  'lastChanged',
  'movedFrom',
  'news',
  'note',
  'offline',
  'translationOf',
];

/** Fields about how a page is listed and maintained, not about its content. */
const settingsOfPage: readonly string[] = ['checked', 'contact', 'listing', 'pattern'];

/** The main fields, always visible, and the two groups that unfold below them. */
export type FieldGroup = 'main' | 'times' | 'rare';

/** Whether the field of a block or item stands below the main ones. */
export const isFolded = (name: string): boolean => groupOf(name, false) !== 'main';

export function groupOf(name: string, isPage: boolean): FieldGroup {
  if (timeFields.includes(name)) return 'times';
  return rareFields.includes(name) || (isPage && settingsOfPage.includes(name)) ? 'rare' : 'main';
}
