import { list, object } from './fields/structure.ts';
import { line } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';

/** The search settings of site.yaml. */
export const searchSettings = object(
  { label: 'Search', hint: 'How visitors search the site.' },
  {
    synonyms: list(
      list(line({ label: 'Word', hint: 'A word or a few words.', max: 60, example: 'fees' }), {
        label: 'Words',
        hint: 'Words that mean the same; the one that the site uses comes first.',
        min: 2,
      }),
      {
        label: 'Synonyms',
        hint: 'Words that visitors type for what the site calls something else, in any language: typing one finds the others too.',
        min: 0,
      },
    ).default([]),
    slash: yesNo({
      label: 'Slash key',
      hint: 'Whether the key / opens the search. By itself, it does.',
    }).default(true),
  },
);
