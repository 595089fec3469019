import { z } from 'zod';
import { image } from './fields/image.ts';
import { labelledLink, link } from './fields/link.ts';
import { refusing } from './fields/refusal.ts';
import { inline, line } from './fields/text.ts';
import { checkLanguage, checkSiteAddress, checkWebAddress } from './fields/web-address.ts';

const name = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .max(60)
    .describe(description);

const secureAddress = (description: string, check = checkWebAddress) =>
  z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .superRefine(refusing(check))
    .describe(description);

const outsideLink = z
  .strictObject({
    label: line('What it is called.', 80),
    address: secureAddress('Its address, beginning with https://.'),
    withSchoolIdentifier: z
      .boolean()
      .optional()
      .describe('Whether the school identifier is added to the address.'),
  })
  .describe('An address outside this site.');

const contact = z
  .strictObject({
    label: line('What this office is called.', 80),
    phone: line('The telephone number, in quotes: "+254 700 000 000".', 30).optional(),
    email: z.email().max(120).optional().describe('The e-mail address.'),
    address: line('The postal address.', 200).optional(),
  })
  .describe('How an office is reached.');

const listed = z
  .array(
    z
      .strictObject({
        label: line('The words of the link.', 60),
        to: link('Where it leads.'),
      })
      .describe('A link.'),
  )
  .describe('Links, in order.');

/** content/site.yaml: everything that holds for the whole site. */
export const siteSchema = z.strictObject({
  name: line('The name of the school or organisation. It stands in every page’s title.', 80),
  tagline: line('The small words under the name in the header.', 60).optional(),
  address: secureAddress('The address of this site, beginning with https://.', checkSiteAddress),
  language: line('The language of the site, for example en-KE.', 10)
    .superRefine(refusing(checkLanguage))
    .default('en'),
  currency: line('The currency of all amounts, for example KES.', 5).default('KES'),
  note: z.string().max(4000).optional().describe('A remark to colleagues. It is never shown.'),
  logo: image('The mark in the header.').optional(),
  favicon: image('The small mark in the browser’s tab. Left out, that of the header.').optional(),
  socialImage: image('The picture for shared links of pages without a picture.').optional(),
  schoolIdentifier: z
    .strictObject({
      parameter: name('The name in the address, for example school.'),
      value: name('The identifier itself.'),
    })
    .optional()
    .describe('Tells outside sites which school a visitor comes from.'),
  contacts: z
    .record(name('The name of the contact.'), contact)
    .describe('Offices, by name. One is called main.'),
  outside: z
    .record(name('The name pages use.'), outsideLink)
    .describe('All addresses outside this site, by name. Pages use the name.'),
  embeds: z
    .strictObject({
      hosts: z
        .array(line('A host, for example maps.example.', 120))
        .describe('The hosts that pages may embed.'),
      map: secureAddress('The address of the embedded map.').optional(),
    })
    .optional()
    .describe('What may be embedded from other hosts.'),
  siteMap: z
    .strictObject({
      groups: z
        .array(line('The name of a group.', 40))
        .min(1)
        .describe(
          'The groups of the site map, in order. Pages without a group go into the last one.',
        ),
    })
    .describe('The site map.'),
  footer: z
    .strictObject({
      motto: z
        .array(line('A line of the motto.', 60))
        .min(1)
        .max(2)
        .optional()
        .describe('The motto, in one or two lines.'),
      round: image('The large round at the right of the footer.').optional(),
      quickLinksTitle: line('The heading of the quick links.', 40).default('Quick Links'),
      contactTitle: line('The heading of the contact.', 40).default('Contact Us'),
      mapLink: labelledLink('The link to the map.').optional(),
      groups: z
        .array(
          z
            .strictObject({ title: line('The heading.', 40), links: listed })
            .describe('A list of links.'),
        )
        .default([])
        .describe('Further lists of links, for example sister schools.'),
      notes: z.array(inline('A line.')).default([]).describe('Small lines at the end.'),
      badge: image('A badge at the end of the footer.').optional(),
    })
    .describe('The footer.'),
  countdown: z
    .strictObject({
      heading: line('The heading of the bar.', 60),
      ctaText: line('The words of its button.', 40),
      ctaHref: link('Where its button leads.').prefault('/grade10'),
      storageKey: line('The name under which the browser keeps whether the bar is open.', 60),
    })
    .optional()
    .describe('The bar that counts down to the end of the month. Left out, there is none.'),
  floatingButton: labelledLink('The button that floats on every page.').optional(),
  flyer: z
    .strictObject({
      title: line('The heading.', 60),
      image: image('The picture.').optional(),
      lines: z.array(inline('A line.', 160)).default([]).describe('Short lines under the heading.'),
      button: labelledLink('Its button.'),
      closeLabel: line('The name of the close button.', 40).default('Close'),
      pattern: line('Its pattern.', 40).optional(),
    })
    .optional()
    .describe('The sheet shown when the home page opens. Left out, there is none.'),
  notFound: z
    .strictObject({
      title: line('The heading.', 80).default('Oops! Page Not Found'),
      text: inline('A sentence under it.').optional(),
      tips: z.array(inline('A tip.')).default([]).describe('Tips for the visitor.'),
      pattern: line('Its pattern.', 40).optional(),
    })
    .prefault({})
    .describe('The page for an address that does not exist.'),
});

export type SiteSettings = z.output<typeof siteSchema>;
