/** Scheduling fields, which most pages and blocks do not need. */
const timeFields: readonly string[] = [
  'draft',
  'publishFrom',
  'publishUntil',
  'showFrom',
  'showUntil',
  'reviewBy',
];

/** Fields that few pages and blocks need. */
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

/** Fields of a page that say how it is listed and looked after, and not what it says. */
const settingsOfPage: readonly string[] = ['checked', 'contact', 'listing', 'pattern'];

/** The main fields, which are always in view, and the two groups that can be unfolded below them. */
export type FieldGroup = 'main' | 'times' | 'rare';

/** Whether a field of anything but a page is shown below the main ones. */
export const isFolded = (name: string): boolean => groupOf(name, false) !== 'main';

/** The group of a field, of a page itself or of anything else. */
export function groupOf(name: string, isPage: boolean): FieldGroup {
  if (timeFields.includes(name)) return 'times';
  return rareFields.includes(name) || (isPage && settingsOfPage.includes(name)) ? 'rare' : 'main';
}
