import { isObject } from '../../../schema/is-object.ts';
import type { FormatChange } from './format-change.ts';

/** What was news has a date, as every entry of a collection does. */
export const format5: FormatChange = {
  format: 5,
  title: 'news are entries with a date',
  why: 'The pages of a folder can be a collection: news, events, recipes. What news said, the day of a page, is the date of an entry now, and the page shows it. npm run upgrade makes a collection of each folder whose pages are all news.',
  words: /news/,
  ops: ({ kind, value }) =>
    kind === 'page' &&
    isObject(value) &&
    Object.hasOwn(value, 'news') &&
    !Object.hasOwn(value, 'date')
      ? [{ op: 'rename', path: ['news'], name: 'date' }]
      : [],
};
