import { choice, defineBlock, line, page, sectionFields, wholeNumber } from 'woven-site/schema';

export const entriesBlock = defineBlock({
  type: 'entries',
  name: 'News, events and other entries',
  purpose: 'dates',
  description:
    'The entries of a collection: the latest news, the next events, all recipes with a tag. The page of a collection lists its entries by itself, and a tagged entry the related ones.',
  fields: {
    ...sectionFields,
    from: page({
      label: 'Collection',
      hint: 'The page whose folder has the entries. If empty, the collection of this page, or the only one.',
      example: '/news',
    }).optional(),
    shows: choice(['all', 'upcoming', 'past', 'related'], {
      label: 'Which entries',
      hint: 'All of them, those to come, those that are over, or those with the tags of this entry.',
      names: {
        all: 'All',
        upcoming: 'Those to come',
        past: 'Those that are over',
        related: 'Those with the same tags as this one',
      },
    }).optional(),
    look: choice(['rows', 'cards', 'calendar'], {
      label: 'Look',
      hint: 'Rows, cards with pictures, or a list by days.',
      hintInForm: '',
      under: 'looks',
      names: { rows: 'Rows', cards: 'Cards with pictures', calendar: 'A list by days' },
      drawings: {
        rows: '===....=\n........\n===....=\n........\n===....=',
        cards: '##.##.##\n##.##.##\n==.==.==\n==.==.==',
        calendar: 'oo.=====\noo.===..\n........\noo.=====\noo.===..',
      },
    }).optional(),
    limit: wholeNumber({
      label: 'How many',
      hint: 'If empty, five; on the page of the collection all of them, with further pages.',
      min: 1,
      max: 100,
    }).optional(),
    tag: line({
      label: 'Only with this tag',
      max: 40,
      under: 'works',
      example: 'Garden',
    }).optional(),
    author: line({
      label: 'Only by',
      hint: 'The name of an author.',
      max: 80,
      under: 'works',
    }).optional(),
    year: wholeNumber({
      label: 'Only of the year',
      min: 1000,
      max: 9999,
      under: 'works',
    }).optional(),
    empty: line({
      label: 'Words where there are none',
      hint: 'If empty, the website says it politely.',
      max: 200,
      under: 'words',
    }).optional(),
  },
  isNavigation: true,
});
