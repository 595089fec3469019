import type { z } from 'zod';
import { say } from '../src/messages/index.ts';
import { blockSchema } from './blocks/index.ts';
import { formerAddress } from './fields/former-address.ts';
import { day, reviewBy } from './fields/date.ts';
import { language } from './fields/language.ts';
import { labelledLink } from './fields/link.ts';
import { moment } from './fields/moment.ts';
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
  { label: 'Listing', hint: 'How the page is listed in the menu, the footer and the site map.' },
  {
    label: line({
      label: 'Label',
      hint: 'What the page is called in menus. Left out, its title.',
      max: 40,
    }).optional(),
    order: wholeNumber({
      label: 'Order',
      hint: 'Its position among its neighbours: lower numbers come first. Left out, it comes last.',
    }).optional(),
    parent: page({
      label: 'Page above',
      hint: 'The page it belongs under, where that is not its folder: /pathways.',
    }).optional(),
    inMenu: yesNo({
      label: 'In the menu',
      hint: 'Whether the menu lists it; of a page on the third level or deeper, whether the page above it does. Left out: a page below another page is listed, a page of the first level is not.',
    }).optional(),
    pinned: yesNo({
      label: 'Always in the menu',
      hint: 'Whether the menu lists it even where the section has more pages than the menu has room for.',
    }).optional(),
    section: yesNo({
      label: 'Section',
      hint: 'Whether this page and those below it are a section: its pages list those below them, show the menu of the section, and lead on to the next page. Left out, pages with a third level below them are one.',
    }).optional(),
    siteMapGroup: siteMapGroup({
      label: 'Site-map group',
      hint: 'The site-map group, as the settings name it. Left out, that of the page it belongs under.',
    }).optional(),
    quickLink: either(
      [
        yesNo({ label: 'Quick link', hint: 'Whether the footer lists it.' }),
        oneLine(40)
          .superRefine(refusing(checkLabel))
          .meta({ kind: 'line', label: 'Label', hint: 'Its label there.', example: 'Term dates' }),
      ],
      {
        label: 'Quick link',
        hint: 'Whether it is listed among the footer’s quick links; a text lists it there under that label.',
      },
    ).optional(),
    menuLinks: list(labelledLink({ label: 'Link', hint: 'A link in the page’s menu.' }), {
      label: 'Further links',
      hint: 'Further links at the end of this page’s menu, for example to an outside site.',
    }).optional(),
  },
);

/** The most characters of a message, without the link after it. */
export const messageLimit = 300;

/** A file in content/pages: one page. Its path is its address. */
export const pageSchema = object(
  { label: 'Page', hint: 'A page of the site.' },
  {
    title: line({
      label: 'Title',
      hint: 'The title of the page: in the browser’s tab, in search results, in menus.',
      max: 70,
      example: 'A title of a few words',
    }),
    description: line({
      label: 'Description',
      hint: 'One or two sentences for search engines and for shared links.',
      max: 200,
    }).optional(),
    message: line({
      label: 'Message',
      hint: 'What visitors send on with “Send this page”, before the link: at most 300 characters that stand alone, without the page. Left out, it is made of the prices, dates and contacts on the page.',
      max: messageLimit,
      example:
        'The open day is on 8 January from 10:00 to 14:00. Bring the last report. Admissions: +254 700 000 000',
    }).optional(),
    language: language({
      label: 'Language',
      hint: 'The language of the page, where it is not that of the page above it or of the site: one of the languages of the site.',
    }).optional(),
    translationOf: page({
      label: 'Translation of',
      hint: 'The address of the page that says the same in the language of the site. The header leads from one to the other.',
    }).optional(),
    lastChanged: day({
      label: 'Last changed',
      hint: 'The day on which the page last changed in what it says; of a translation, the day of the page that it follows. A translation that is older is reported.',
    }).optional(),
    movedFrom: list(
      formerAddress({ label: 'Address', hint: 'An address without the host: /prices.' }),
      {
        label: 'Moved from',
        hint: 'The addresses that the page had before. Visitors who open one of them are redirected to this page.',
        max: 50,
      },
    ).optional(),
    draft: yesNo({
      label: 'Draft',
      hint: 'Whether the page, and everything that would link to it automatically, is kept off the site. Only editors see it then.',
    }).optional(),
    publishFrom: moment({
      label: 'Publish from',
      hint: 'The first day on which the page is on the site, by the time zone of the site.',
      example: '2025-01-08',
    }).optional(),
    publishUntil: moment({
      label: 'Publish until',
      hint: 'The last day on which the page is on the site.',
      example: '2025-01-08',
    }).optional(),
    offline: yesNo({
      label: 'Without a network',
      hint: 'Whether the page is fetched for visitors who look at a second page, so that they can open it without a network. For the few that are asked for most.',
    }).optional(),
    news: day({
      label: 'News of',
      hint: 'The day of the news, where the page is news: it then stands in the feed that visitors can subscribe to.',
    }).optional(),
    reviewBy: reviewBy(),
    contact: contact({
      label: 'Whom to ask',
      hint: 'The contact whom visitors ask about this page. A printed page shows it, and so does a line “Last updated” that shows who answers for the page.',
    }).optional(),
    checked: day({
      label: 'Checked on',
      hint: 'The day on which somebody last looked whether everything on the page is still right. The sheet and the message of the page say it. A review that was due by then is done.',
    }).optional(),
    validFrom: day({
      label: 'Valid from',
      hint: 'The day from which what the page says is valid: by-laws, rules, prices. The page says it under its heading.',
    }).optional(),
    validUntil: day({
      label: 'Valid until',
      hint: 'The last day on which it is valid. The page stays on the site, and says so.',
    }).optional(),
    versionOf: page({
      label: 'Earlier version of',
      hint: 'The address of the page with the present version. Each leads to the other, and the search names the present one first.',
    }).optional(),
    pattern: pattern({
      label: 'Pattern',
      hint: 'The pattern of the page, by its name. Left out, that of the page above it.',
    }).optional(),
    note: note(2000),
    listing: listingSchema.optional(),
    blocks: list(blockSchema, {
      label: 'Blocks',
      hint: 'What is on the page, from top to bottom.',
    }),
  },
);

/** A checked page. */
export type PageDocument = z.output<typeof pageSchema>;
