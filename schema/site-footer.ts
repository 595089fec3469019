import { image } from './fields/image.ts';
import { labelledLink, link } from './fields/link.ts';
import { list, object } from './fields/structure.ts';
import { inline, line } from './fields/text.ts';

const footerLinks = list(
  object(
    { label: 'Link' },
    {
      label: line({ label: 'Words', max: 60 }),
      to: link({ label: 'Leads to' }),
    },
  ),
  { label: 'Links', min: 0 },
);

/** The footer of site.yaml. */
export const footer = object(
  { label: 'Foot of every page' },
  {
    motto: list(line({ label: 'Line', max: 60 }), {
      label: 'Motto',
      hint: 'In one or two lines.',
      max: 2,
    }).optional(),
    round: image({
      label: 'Round picture',
      hint: 'At the right.',
    }).optional(),
    quickLinksTitle: line({
      label: 'Heading of the quick links',
      max: 40,
    }).optional(),
    contactTitle: line({
      label: 'Heading of the contact',
      max: 40,
    }).optional(),
    mapLink: labelledLink({ label: 'Map', hint: 'The link to the map.' }).optional(),
    groups: list(
      object(
        { label: 'List of links' },
        {
          title: line({ label: 'Heading', max: 40 }),
          links: footerLinks,
        },
      ),
      {
        label: 'Further lists',
        hint: 'For example neighbours and partners.',
        min: 0,
      },
    ).default([]),
    notes: list(inline({ label: 'Line' }), {
      label: 'Small lines',
      hint: 'At the end.',
      min: 0,
    }).default([]),
    badge: image({ label: 'Picture at the end' }).optional(),
  },
);
