import { groupsOfBlocks } from './blocks/word-groups.ts';
import { en, type PluralForms } from '../src/messages/index.ts';
import { object } from './fields/structure.ts';
import { line } from './fields/text.ts';

const text = (label: string, hint: string, example: string) =>
  line({ label, hint, max: 200, example });

/** A word with plural forms. */
function countedWord(name: string, { other }: PluralForms) {
  const form = (label: string, hint: string) => text(label, hint, other).optional();
  return object(
    { label: name, hint: `In English “${other}”, in the forms that the language has.` },
    {
      zero: form('None', 'For none, in languages with a form for it.'),
      one: form('One', 'For one.'),
      two: form('Two', 'For two, in languages with a form for it.'),
      few: form('A few', 'For a few, in languages with a form for them.'),
      many: form('Many', 'For many, in languages with a form for them.'),
      other: text('Others', 'For all other numbers.', other),
    },
  ).optional();
}

const word = (name: string, english: string | PluralForms) =>
  typeof english === 'string'
    ? text(name, `In English “${english}”.`, english).optional()
    : countedWord(name, english);

/** The label of a word in forms: `pagesBelow` becomes "Pages below". */
const labelOf = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (capital) => ` ${capital}`.toLowerCase());

const group = (label: string, hint: string, english: Record<string, string | PluralForms>) =>
  object(
    { label, hint },
    Object.fromEntries(
      Object.entries(english).map(([name, words]) => [name, word(labelOf(name), words)]),
    ),
  ).optional();

const groups = {
  frame: group('Frame', 'Words around every page.', en.frame),
  keepOffer: group(
    'Keeping the site',
    'Words of the offer to put the site on the home screen of a phone.',
    en.keepOffer,
  ),
  countdown: group('Countdown', 'Words in the countdown.', en.countdown),
  notFound: group('Not found', 'Words for an address that does not exist.', en.notFound),
  send: group('Send', 'Words in the message and on the sheet of a page.', en.send),
  moved: group('Moved', 'Words at the former address of a page.', en.moved),
  offline: group('Without a network', 'Words where there is no network.', en.offline),
  search: group('Search', 'Words of the search.', en.search),
  footer: group('Footer', 'Words in the footer.', en.footer),
  page: group('Pages', 'Words on pages of any kind.', en.page),
  ...groupsOfBlocks(group),
} satisfies Record<keyof typeof en, unknown>;

/** The interface words that a site may replace, by their names in src/locales. */
export const interfaceWords = object(
  {
    label: 'Words',
    hint: 'Words of the interface, where others suit this site better. If empty, they follow the language. Words in braces are filled in by the website.',
  },
  groups,
);
