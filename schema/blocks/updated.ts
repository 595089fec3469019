import { defineBlock, choice, line } from 'woven-site/schema';

export const updatedBlock = defineBlock({
  type: 'updated',
  name: 'Last updated',
  purpose: 'dates',
  description:
    'A line that says “Last updated” with the day on which the page is read, who answers for the page and when it was last checked, from when it is valid, or the date of an entry.',
  fields: {
    shows: choice(['today', 'checked', 'validity', 'entry'], {
      label: 'What it says',
      hint: 'The day on which the page is read (today), or when somebody last checked the page and whom to ask about it, as the page says (checked). From when until when the page is valid, and its versions (validity), or the date, the authors and the tags of an entry (entry): these stand under its heading by themselves.',
      hintInForm: '',
      names: {
        today: 'The day of reading',
        checked: 'When it was last checked',
        validity: 'From when it is valid',
        entry: 'Date, authors and tags',
      },
    }).default('today'),
    label: line({
      label: 'Words before the date',
      max: 60,
    }).optional(),
  },
  ofPage: ({ shows }) => (shows === 'checked' ? ['contact', 'checked'] : []),
});
