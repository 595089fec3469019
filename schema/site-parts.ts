import { choice } from './fields/choice.ts';
import { email, telephone, url } from './fields/address.ts';
import { image } from './fields/image.ts';
import { labelledLink, link } from './fields/link.ts';
import { moment } from './fields/moment.ts';
import { identifier } from './fields/name.ts';
import { embed, pattern } from './fields/reference.ts';
import { list, object } from './fields/structure.ts';
import { inline, line } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';

/* The larger parts of site.yaml. */

/** The name by which other files refer to an entry of site.yaml: a contact, an outside link. */
export const name = (hint: string) => identifier({ label: 'Name', hint });

/** A URL on another host, which pages refer to by its name. */
export const outsideLink = object(
  { label: 'Outside link' },
  {
    label: line({ label: 'Name', max: 80 }),
    address: url({ label: 'Address', hint: 'It begins with https://.' }),
    withIdentifier: yesNo({
      label: 'With identifier',
      hint: 'The identifier is added to the address.',
    }).optional(),
  },
);

/** The details of a contact; pages refer to it by name, so that a new number is entered once. */
export const contact = object(
  { label: 'Contact' },
  {
    label: line({ label: 'Name', max: 80 }),
    phone: telephone({
      label: 'Telephone',
      hint: 'The telephone number, in quotes: "+254 700 000 000".',
      hintInForm: 'With the country: +254 700 000 000.',
    }).optional(),
    whatsapp: telephone({
      label: 'WhatsApp',
      hint: 'The number that answers there, with the country. If empty, no such way is offered.',
    }).optional(),
    email: email({ label: 'E-mail' }).optional(),
    address: line({ label: 'Postal address', max: 200 }).optional(),
  },
);

/** The hosts that pages may embed; all others are refused. */
export const embeds = object(
  { label: 'Embeds', hint: 'What may be embedded from other hosts.' },
  {
    hosts: list(line({ label: 'Host', hint: 'A host, for example maps.example.', max: 120 }), {
      label: 'Hosts',
      hint: 'The hosts that pages may embed.',
      min: 0,
    }),
    map: embed({ label: 'Map', hint: 'The address of the embedded map.' }).optional(),
    load: choice(['on-tap', 'near'], {
      label: 'When they load',
      hint: 'When maps and reports are requested from their hosts: on-tap, once a visitor asks for one; near, as soon as one comes near the view. Videos always wait for a tap.',
      hintInForm: 'Videos always wait for a tap.',
      names: { 'on-tap': 'When a visitor asks', near: 'When they come near' },
    }).default('on-tap'),
  },
);

/** The bar at the bottom of every page that counts down to the end of the month. */
export const countdown = object(
  {
    label: 'Countdown',
    hint: 'A bar that counts down to the end of the month. If empty, there is none.',
  },
  {
    heading: line({ label: 'Heading', max: 60 }),
    ctaText: line({ label: 'Words on the button', max: 40 }),
    // The first site's specification has this default. The page does not exist there: validation
    // reports it wherever it would be used.
    ctaHref: link({ label: 'Button leads to' }).prefault('/grade10'),
    storageKey: line({
      label: 'Storage key',
      hint: 'The name under which the browser keeps whether the bar is open.',
      max: 60,
    }),
  },
);

/** The flyer that opens over the home page. */
export const flyer = object(
  {
    label: 'Flyer',
    hint: 'The sheet shown when the home page opens; while an urgent notice is shown, it stays closed. If empty, there is none.',
  },
  {
    title: line({ label: 'Heading', max: 60 }),
    image: image({ label: 'Picture' }).optional(),
    lines: list(inline({ label: 'Line', max: 160 }), {
      label: 'Lines',
      hint: 'Short lines.',
      min: 0,
    }).default([]),
    button: labelledLink({ label: 'Button' }),
    closeLabel: line({
      label: 'Words to close it',
      under: 'words',
      max: 40,
    }).optional(),
    pattern: pattern().optional(),
  },
);

/** The texts of the not-found page; the interface's own words are the default. */
export const notFound = object(
  { label: 'Not found', hint: 'The page for an address that does not exist.' },
  {
    title: line({ label: 'Heading', max: 80 }).optional(),
    text: inline({ label: 'Text' }).optional(),
    tips: list(inline({ label: 'Tip' }), {
      label: 'Tips',
      min: 0,
    }).default([]),
    pattern: pattern().optional(),
  },
);

/** Up to four links at the bottom of the screen on every page. */
export const dock = list(
  labelledLink({ label: 'Link', hint: 'One or two short words, with a small picture.' }),
  {
    label: 'Links at the foot of the screen',
    hint: 'Up to four, on every page. The last one is the button: on wide screens, where the menu shows the others, it stands there alone.',
    min: 0,
    max: 4,
  },
);

/** The severity of an urgent notice, lowest first. */
export const noticeLevels = ['info', 'warning', 'emergency'] as const;

/** The urgent notice at the top of every page, on the days on which it applies. */
export const siteNotice = object(
  {
    label: 'Urgent notice',
    hint: 'What stands at the top of every page as long as it holds, for example that the place is closed today. It reaches visitors on pages too that they opened before. If empty, there is none.',
  },
  {
    text: line({
      label: 'Text',
      hint: 'What has happened and what to do.',
      max: 200,
    }),
    link: labelledLink({ label: 'Link', hint: 'Where more is said.' }).optional(),
    level: choice(noticeLevels, {
      label: 'How serious it is',
      hint: 'An emergency is one where safety is at stake.',
      names: { info: 'For information', warning: 'Please note' },
    }).default('warning'),
    from: moment({
      label: 'From',
      hint: 'Without one, at once. The first day on which it is shown, by the clock of the place.',
      example: '2025-01-08',
    }).optional(),
    until: moment({
      label: 'Until',
      hint: 'The last day, or the hour at which it ends.',
      example: '2025-01-08 18:00',
    }).optional(),
  },
);

/** The groups in which the site map lists pages. */
export const siteMap = object(
  { label: 'Map of the site' },
  {
    groups: list(line({ label: 'Group', max: 40 }), {
      label: 'Groups',
      hint: 'In order. Pages without a group go into the last one.',
    }),
  },
);
