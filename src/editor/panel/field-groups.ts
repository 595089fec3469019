/** Scheduling fields, which most pages and blocks do not need. */
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

/** Whether a field is shown below the main ones. */
export const isFolded = (name: string): boolean =>
  timeFields.includes(name) || rareFields.includes(name);
