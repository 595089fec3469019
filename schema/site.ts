import type { z } from 'zod';
import { identifier } from './fields/name.ts';
import { editingSettings } from './editing-settings.ts';
import { siteAddress } from './fields/address.ts';
import { choice } from './fields/choice.ts';
import { currency } from './fields/currency.ts';
import { image } from './fields/image.ts';
import { language } from './fields/language.ts';
import { wholeNumber } from './fields/number.ts';
import { object, record, list } from './fields/structure.ts';
import { line, note } from './fields/text.ts';
import { timeZone } from './fields/time-zone.ts';
import { yesNo } from './fields/yes-no.ts';
import { currentFormat } from './format.ts';
import { tradeRules } from './rules/index.ts';
import { organizationKinds } from './organization-kinds.ts';
import { footer } from './site-footer.ts';
import { formDestination } from './site-forms.ts';
import {
  contact,
  countdown,
  dock,
  embeds,
  flyer,
  name,
  notFound,
  outsideLink,
  siteMap,
  siteNotice,
} from './site-parts.ts';
import { translation } from './translation.ts';
import { interfaceWords } from './words.ts';

/** The search settings of site.yaml. */
const searchSettings = object(
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

/** The hosts whose configuration files the build can write. */
export const hosts = [
  'github-pages',
  'netlify',
  'cloudflare-pages',
  'vercel',
  'apache',
  'nginx',
  'caddy',
] as const;

/** content/site.yaml: everything that applies to the whole site. */
export const siteSchema = object(
  { label: 'Settings of the site', hint: 'What holds for the whole site.' },
  {
    format: wholeNumber({
      label: 'Format',
      hint: 'The format in which this content is written. Upgrading the engine raises it.',
      min: 1,
      example: currentFormat,
    }).optional(),
    name: line({
      label: 'Name',
      hint: 'Of the organisation. It is part of every page’s title.',
      max: 80,
    }),
    tagline: line({
      label: 'Line under the name',
      hint: 'In the header.',
      max: 60,
    }).optional(),
    address: siteAddress({
      label: 'Address',
      hint: 'Of this site. It begins with https://, with a folder where it stands in one.',
    }),
    language: language({
      label: 'Language',
      hint: 'Of the site, for example en-KE.',
    }).default('en'),
    organization: choice(organizationKinds, {
      label: 'What the organisation is',
      hint: 'For search engines, by its name in schema.org: HighSchool, Library, MedicalClinic.',
      hintInForm: 'For search engines.',
    }).default('Organization'),
    currency: currency({
      label: 'Currency',
      hint: 'Of all amounts. Its code has three capitals, for example EUR.',
    }).optional(),
    staleAfter: wholeNumber({
      label: 'Old after',
      hint: 'After how many hours prices and tables that say “as of” are marked as old. If empty, they never are.',
      min: 1,
      max: 8760,
      example: 24,
    }).optional(),
    checkAgainAfter: wholeNumber({
      label: 'Check again after',
      hint: 'After how many days a page is due for review again, counted from the day on which it was checked. If empty, only pages that name a day are.',
      min: 1,
      max: 3650,
      example: 180,
    }).optional(),
    timeZone: timeZone({
      label: 'Time zone',
      hint: 'The time zone of the place: a continent and a city in it, for example Africa/Nairobi.',
    }).default('UTC'),
    words: interfaceWords.optional(),
    note: note(),
    logo: image({ label: 'Logo', hint: 'The mark in the header.' }).optional(),
    wordmark: object(
      {
        label: 'Wordmark',
        hint: 'A logo that contains the name. It takes the place of the mark and the name in the header.',
      },
      {
        image: image({
          label: 'Picture',
          hint: 'The wordmark on a light ground, wide and low, with nothing around it; its description is the name.',
        }),
        onDark: image({
          label: 'On dark grounds',
          hint: 'A variant in light colours for the dark theme and for pictures behind the header. If empty, the same one is shown there.',
        }).optional(),
      },
    ).optional(),
    favicon: image({
      label: 'Small mark',
      hint: 'The small mark in the browser’s tab. If empty, that of the header.',
    }).optional(),
    socialImage: image({
      label: 'Picture for shared links',
      hint: 'The picture for shared links of pages without a picture.',
    }).optional(),
    identifier: object(
      {
        label: 'Identifier',
        hint: 'Lets outside sites know which site a visitor comes from.',
      },
      {
        parameter: identifier({
          label: 'Parameter',
          hint: 'The name in the address, for example from.',
        }),
        value: identifier({ label: 'Value', hint: 'The identifier itself.' }),
      },
    ).optional(),
    contacts: record(name('The name of the contact.'), contact, {
      label: 'Contacts',
      hint: 'Offices, by name. One is called main.',
      hintInForm: 'Pages name the office. So a new number is entered once.',
      requiredNames: ['main'],
    }),
    outside: record(name('The name pages use.'), outsideLink, {
      label: 'Addresses outside this site',
      hint: 'They are listed here once, and pages use the name.',
    }),
    forms: record(name('The name pages use.'), formDestination, {
      label: 'Destinations of forms',
      hint: 'Where the answers of forms go. They are listed here once, and pages use the name.',
    }).default({}),
    embeds: embeds.optional(),
    hosting: choice(hosts, {
      label: 'Hosting',
      hint: 'Where the site is served: the build writes what that host reads. If empty, it writes what any host can serve.',
      example: 'netlify',
    }).optional(),
    editing: editingSettings.optional(),
    rules: object(
      {
        label: 'Rules of the trade',
        hint: 'Which rules the pages are checked for. What does not follow one is a warning with its source.',
      },
      Object.fromEntries(
        Array.from(tradeRules, ([rule, { label, description, isAlwaysOn }]) => [
          rule,
          yesNo({
            label,
            hint: `${description}${isAlwaysOn ? ' It is on unless it is false.' : ''}`,
            hintInForm: description,
            ...(isAlwaysOn ? { byItself: true } : {}),
          }).optional(),
        ]),
      ),
    ).prefault({}),
    siteMap,
    pagesInMenu: wholeNumber({
      label: 'Pages in a menu',
      hint: 'How many pages of a section the menus list before “All in …”, which leads to the page that lists all. If empty, twelve.',
      min: 1,
      max: 100,
      example: 12,
    }).optional(),
    footer,
    notice: siteNotice.optional(),
    countdown: countdown.optional(),
    dock: dock.default([]),
    flyer: flyer.optional(),
    notFound: notFound.prefault({}),
    search: searchSettings.prefault({}),
    worksOffline: yesNo({
      label: 'Works without a network',
      hint: 'Whether pages that a visitor has seen open without a network. false takes it back from everybody who has it already.',
    }).default(true),
    translations: record(
      language({ label: 'Language', hint: 'A further language of the site.' }),
      translation,
      {
        label: 'Translations',
        hint: 'The further languages of the site, by their short names, with what stands around their pages. A page says its language and which page it is a translation of.',
      },
    ).default({}),
  },
);

/** A checked site.yaml. */
export type SiteSettings = z.output<typeof siteSchema>;
