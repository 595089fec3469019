import { defineBlock, choice, line } from 'woven-site/schema';

export const updatedBlock = defineBlock({
  type: 'updated',
  name: 'Last updated',
  purpose: 'dates',
  description:
    'A line that says “Last updated” with the day on which the page is read, who answers for the page and when it was last checked, or from when it is valid.',
  fields: {
    shows: choice(['today', 'checked', 'validity'], {
      label: 'What it says',
      hint: 'The day on which the page is read (today), or when somebody last checked the page and whom to ask about it, as the page says (checked). From when until when the page is valid, and its versions (validity): that stands under its heading by itself.',
      hintInForm: '',
      names: {
        today: 'The day of reading',
        checked: 'When it was last checked',
        validity: 'From when it is valid',
      },
    }).default('today'),
    label: line({
      label: 'Words before the date',
      max: 60,
    }).optional(),
  },
  ofPage: ({ shows }) => (shows === 'checked' ? ['contact', 'checked'] : []),
});
