import { option } from './reference.ts';
import { list } from './structure.ts';

/** An option that visitors of a page can choose, so that other blocks show what it needs. */
export type Choice = { name: string; title: string };

/** How many options a page can have that its other blocks follow; the styles have a rule for each. */
export const maxChoices = 12;

/** For which options of the page an item is meant. */
export const forOptions = () =>
  list(option({ label: 'Option', hint: 'One of the cards on this page.' }), {
    label: 'Only for some',
    hint: 'Visitors who choose one see, and print, only what it needs. These are cards of this page that can be chosen; without any, it is for all.',
    under: 'where',
  }).optional();
