/** When something is to be seen: most pages and blocks always are. */
export const timeFields: readonly string[] = [
  'draft',
  'publishFrom',
  'publishUntil',
  'showFrom',
  'showUntil',
  'reviewBy',
];

/** Fields that few pages and blocks need. */
export const rareFields: readonly string[] = [
  'anchor',
  'language',
  'lastChanged',
  'movedFrom',
  'news',
  'note',
  'offline',
  'translationOf',
];

/** Whether a field waits below those that are filled in first. */
export const isFolded = (name: string): boolean =>
  timeFields.includes(name) || rareFields.includes(name);
