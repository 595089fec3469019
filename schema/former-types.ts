/** The types that blocks had up to format 3 of content, and what shows the same now. */
export const formerTypes: ReadonlyMap<string, { type: string; look: string }> = new Map(
  Object.entries({
    'application-path': { type: 'steps', look: 'path' },
    timeline: { type: 'steps', look: 'timeline' },
  }),
);
