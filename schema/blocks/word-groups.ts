import { en, type PluralForms } from '../../src/messages/index.ts';

type MakeGroup<Group> = (
  label: string,
  hint: string,
  english: Record<string, string | PluralForms>,
) => Group;

/** The groups of interface words that only some blocks show, as settings. */
export const groupsOfBlocks = <Group>(group: MakeGroup<Group>) => ({
  contact: group('Contact', 'Words beside telephone numbers and addresses.', en.contact),
  entries: group('Collections', 'Words at news, events and other entries.', en.entries),
  map: group('Map', 'Words at the map.', en.map),
  prices: group('Prices', 'Words beside amounts.', en.prices),
  text: group('Texts', 'Words in longer texts.', en.text),
  form: group('Forms', 'Words in forms, and beside their answers.', en.form),
  table: group('Tables', 'Words in tables.', en.table),
  hours: group('Opening hours', 'Words beside opening hours.', en.hours),
  calendar: group('Calendar', 'Words in calendars and in the files made from them.', en.calendar),
  device: group('On the device', 'Words for what is kept on the device of a visitor.', en.device),
  choices: group('Choices', 'Words at options that a page follows.', en.choices),
  embeds: group(
    'Embeds',
    'Words at maps, videos and reports that wait until a visitor asks for them.',
    en.embeds,
  ),
  dashboards: group('Reports', 'Words at embedded reports.', en.dashboards),
  files: group('Documents', 'Words beside files that visitors download.', en.files),
  gallery: group('Photographs', 'Words at photographs that are shown large.', en.gallery),
  ticks: group('Lists to tick', 'Words at lists that visitors tick.', en.ticks),
  tracks: group('Tracks', 'Words in the track explorer.', en.tracks),
  curriculum: group('Curriculum', 'Words in the curriculum browser.', en.curriculum),
});

/** The blocks on which visitors can meet the words of each group. */
export const blocksOfGroups = {
  contact: ['contact', 'form', 'map', 'updated'],
  entries: ['entries', 'updated', 'next-page'],
  map: ['map', 'full-hero'],
  prices: [
    'price-list',
    'table',
    'hero',
    'charges',
    'link-grid',
    'fee-table',
    'fee-comparison',
    'fee-estimate',
    'checklist',
  ],
  text: ['prose', 'faq', 'notice', 'full-section', 'people', 'video'],
  form: ['form', 'device-storage'],
  table: ['table'],
  hours: ['opening-hours'],
  calendar: ['calendar', 'next-date'],
  device: ['device-storage'],
  files: ['documents'],
  gallery: ['gallery'],
  ticks: ['checklist', 'steps'],
  choices: ['cards', 'steps', 'checklist'],
  embeds: ['map', 'video', 'device-storage'],
  dashboards: ['dashboards'],
  tracks: ['track-explorer'],
  curriculum: ['math-browser', 'track-explorer'],
} as const satisfies Record<keyof ReturnType<typeof groupsOfBlocks>, readonly string[]>;

const blocksWithDates = [
  ...blocksOfGroups.calendar,
  'entries',
  'updated',
  'opening-hours',
  'hero',
  'price-list',
  'table',
  'checklist',
  'steps',
] as const;

const blocksWithTerms = ['fee-table', 'fee-comparison', 'charges', 'hero', 'link-grid'] as const;

/** The blocks on which visitors can meet single words, where those of the whole group would be wrong. */
export const blocksOfWords = {
  send: { term: blocksWithTerms, year: blocksWithTerms, firstYear: blocksWithTerms },
  prices: {
    nil: ['charges', 'fee-comparison'],
    oneTerm: ['fee-comparison'],
    wholeYear: ['fee-comparison', 'fee-table', 'hero'],
    eachTerm: ['link-grid'],
    once: ['fee-comparison'],
    firstYear: ['fee-comparison', 'charges', 'hero'],
    siblingDiscount: ['fee-table'],
    choose: ['fee-estimate'],
    isNew: ['fee-estimate'],
    hasSibling: ['fee-estimate'],
    lessForSibling: ['fee-estimate'],
    estimateNeedsScript: ['fee-estimate'],
    onceOnly: ['fee-estimate'],
    yearSum: ['fee-estimate'],
    firstYearSum: ['fee-estimate'],
    printEstimate: ['fee-estimate'],
    copyLink: ['fee-estimate'],
    copied: ['fee-estimate'],
    accepted: ['checklist'],
    refused: ['checklist'],
  },
  calendar: { period: blocksWithDates, asPublished: blocksWithDates },
} as const satisfies {
  [Group in keyof typeof en]?: { [Word in keyof (typeof en)[Group]]?: readonly string[] };
};
