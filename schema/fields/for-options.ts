import { option } from './reference.ts';
import { list } from './structure.ts';

/** An option that visitors of a page can choose, so that other blocks show what it needs. */
export type Choice = { name: string; title: string };

/** How many options a page can have that its other blocks follow; the styles have a rule for each. */
export const maxChoices = 12;

/** For which options of the page an item is meant. */
export const forOptions = () =>
  list(option({ label: 'Option', hint: 'An option of this page, by its anchor.' }), {
    label: 'For',
    hint: 'For which options among the cards of this page it is meant, where not for all. Visitors who choose one see, and print, only what it needs.',
  }).optional();
