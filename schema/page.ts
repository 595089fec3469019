import type { z } from 'zod';
import { say } from '../src/messages/index.ts';
import { blockSchema } from './blocks/index.ts';
import { collectionSchema, entryFields } from './collection.ts';
import { formerAddress } from './fields/former-address.ts';
import { day, reviewBy } from './fields/date.ts';
import { language } from './fields/language.ts';
import { labelledLink } from './fields/link.ts';
import { moment } from './fields/moment.ts';
import { identifier } from './fields/name.ts';
import { wholeNumber } from './fields/number.ts';
import { contact, page, pattern, siteMapGroup } from './fields/reference.ts';
import { either, list, object } from './fields/structure.ts';
import { refusing, type Refusal } from './fields/refusal.ts';
import { line, note, oneLine } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';

/** In YAML 1.2, yes is a string; here it would become an unintended label. */
const checkLabel = (text: string): Refusal | null =>
  /^(?:yes|no|on|off|y|n)$/i.test(text)
    ? {
        code: 'true-or-false',
        message: say('label-trueFalse', { text }),
        help: say('label-trueFalseHow'),
      }
    : null;

const listingSchema = object(
  {
    label: 'In menus and lists',
    hint: 'How the page is listed in the menu, the footer and the map of the site.',
    isSpread: true,
  },
  {
    label: line({
      label: 'Name in the menu',
      hint: 'If empty, its title.',
      under: 'where',
      max: 40,
    }).optional(),
    order: wholeNumber({
      label: 'Place among its neighbours',
      hint: 'Lower numbers come first. If empty, it comes last.',
      under: 'where',
    }).optional(),
    parent: page({
      label: 'Belongs under',
      hint: 'Where that is not its folder.',
    }).optional(),
    inMenu: yesNo({
      label: 'In the menu',
      hint: 'By itself, pages below another one are. A page of the first level is not. Of a page on the third level or deeper, the page above it lists it.',
      byItself: 'below',
      under: 'where',
    }).optional(),
    pinned: yesNo({
      label: 'Always in the menu',
      hint: 'Even where there is no room for all pages.',
      byItself: 'room',
      under: 'where',
    }).optional(),
    section: yesNo({
      label: 'A section of its own',
      hint: 'Its pages show a menu and lead on to the next. This page lists those below it. By itself, pages with a third level below them are one.',
      byItself: 'deep',
      under: 'works',
    }).optional(),
    siteMapGroup: siteMapGroup({
      label: 'Group on the map of the site',
      hint: 'If empty, that of the page above.',
      under: 'where',
    }).optional(),
    quickLink: either(
      [
        yesNo({ label: 'Yes or no', hint: 'Whether the footer lists it.', hintInForm: '' }),
        oneLine(40)
          .superRefine(refusing(checkLabel))
          .meta({ kind: 'line', label: 'Yes, under another name', example: 'Term dates' }),
      ],
      {
        label: 'Listed at the foot of every page',
        hint: 'A text lists it there under that name.',
        hintInForm: '',
        under: 'where',
      },
    ).optional(),
    menuLinks: list(labelledLink({ label: 'Link' }), {
      label: 'Further links',
      hint: 'At the end of this page’s menu. For example to an outside site.',
      under: 'where',
    }).optional(),
  },
);

/** The most characters of a message, without the link after it. */
export const messageLimit = 300;

/** A file in content/pages: one page. Its path is its address. */
export const pageSchema = object(
  { label: 'Page' },
  {
    title: line({
      label: 'Title',
      hint: 'In the browser’s tab, in search results, in menus.',
      max: 70,
      example: 'A title of a few words',
    }),
    description: line({
      label: 'In a sentence or two',
      hint: 'For search engines, and when it is sent.',
      max: 200,
    }).optional(),
    ...entryFields,
    message: line({
      label: 'Message',
      hint: 'What visitors send with “Send this page”. At most 300 characters before the link, which stand alone, without the page. If empty, it is made of the prices, dates and contacts on the page.',
      under: 'send',
      max: messageLimit,
      example:
        'The open day is on 8 January from 10:00 to 14:00. Bring the last report. Admissions: +254 700 000 000',
    }).optional(),
    language: language({
      label: 'Language',
      hint: 'Where it is not that of the page above. One of the languages of the site.',
      under: 'languages',
    }).optional(),
    translationOf: page({
      label: 'Translation of',
      hint: 'The page that says the same in the language of the site. The header leads from one to the other.',
      under: 'languages',
    }).optional(),
    lastChanged: day({
      label: 'Last changed',
      hint: 'When what it says last changed. Of a translation, the day of the page that it follows: a translation that is older is reported.',
      under: 'languages',
    }).optional(),
    translated: list(identifier({ label: 'Text', max: 12, example: 't1k2m3n' }), {
      label: 'Translated texts',
      hint: 'Kept by the editor: short marks of the texts of the original that this page translates. A text whose mark is missing is new or has changed.',
      under: 'languages',
      isAutomatic: true,
      min: 0,
      max: 2000,
    }).optional(),
    movedFrom: list(formerAddress({ label: 'Address', hint: 'Without the host: /prices.' }), {
      label: 'Old addresses that lead here',
      hint: 'Visitors who open one come to this page.',
      under: 'address',
      max: 50,
    }).optional(),
    draft: yesNo({
      label: 'Not public yet',
      hint: 'Only editors see it. Everything that would link to it by itself is kept off the site too.',
      publicDays: ['publishFrom', 'publishUntil'],
    }).optional(),
    publishFrom: moment({
      label: 'Publish from',
      hint: 'The first day, by the clock of the place.',
      under: 'times',
      example: '2025-01-08',
    }).optional(),
    publishUntil: moment({
      label: 'Publish until',
      hint: 'The last day on the site.',
      under: 'times',
      example: '2025-01-08',
    }).optional(),
    offline: yesNo({
      label: 'Opens without a network',
      hint: 'For the few that are asked for most. It is fetched for visitors who look at a second page.',
      under: 'works',
    }).optional(),
    reviewBy: reviewBy(),
    contact: contact({
      label: 'Whom to ask',
      hint: 'About this page. A printed page shows it, and so does a line “Last updated” that shows who answers for the page.',
      under: 'care',
    }).optional(),
    checked: day({
      label: 'Last checked on',
      hint: 'When somebody last saw that all of it is right. The sheet and the message of the page say it. A review that was due by then is done.',
      under: 'care',
    }).optional(),
    validFrom: day({
      label: 'Valid from',
      hint: 'For by-laws, rules, prices. The page says it under its heading.',
      under: 'times',
    }).optional(),
    validUntil: day({
      label: 'Valid until',
      hint: 'The page stays on the site, and says so.',
      under: 'times',
    }).optional(),
    versionOf: page({
      label: 'Earlier version of',
      hint: 'The page with the present version. Each leads to the other, and the search names the present one first.',
      under: 'times',
    }).optional(),
    pattern: pattern({
      label: 'Pattern',
      hint: 'If empty, that of the page above.',
      under: 'looks',
    }).optional(),
    note: note(2000),
    collection: collectionSchema.optional(),
    listing: listingSchema.optional(),
    blocks: list(blockSchema, {
      label: 'What is on the page',
      hint: 'The parts of the page, from top to bottom.',
    }),
  },
);

/** A checked page. */
export type PageDocument = z.output<typeof pageSchema>;
