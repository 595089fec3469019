/** The types that blocks had up to format 3 of content, and what shows the same now. */
export const formerTypes: ReadonlyMap<string, { type: string; look: string }> = new Map(
  Object.entries({
    'application-path': { type: 'steps', look: 'path' },
    options: { type: 'cards', look: 'options' },
    pair: { type: 'cards', look: 'pair' },
    'subject-list': { type: 'cards', look: 'rows' },
    timeline: { type: 'steps', look: 'timeline' },
  }),
);
