/** The types that blocks had up to format 3 of content, and what shows the same now. */
export const formerTypes: ReadonlyMap<string, { type: string; look: string }> = new Map(
  Object.entries({
    'application-path': { type: 'steps', look: 'path' },
    chooser: { type: 'link-grid', look: 'ways' },
    options: { type: 'cards', look: 'options' },
    'page-switch': { type: 'link-grid', look: 'switch' },
    pair: { type: 'cards', look: 'pair' },
    'path-tiles': { type: 'link-grid', look: 'tiles' },
    'payment-methods': { type: 'checklist', look: 'accepted' },
    shortcuts: { type: 'link-grid', look: 'shortcuts' },
    'subject-list': { type: 'cards', look: 'rows' },
    terms: { type: 'checklist', look: 'numbers' },
    timeline: { type: 'steps', look: 'timeline' },
  }),
);
