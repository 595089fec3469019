import { image } from './fields/image.ts';
import { labelledLink, link } from './fields/link.ts';
import { list, object } from './fields/structure.ts';
import { inline, line } from './fields/text.ts';

const footerLinks = list(
  object(
    { label: 'Link', hint: 'A link.' },
    {
      label: line({ label: 'Words', hint: 'The words of the link.', max: 60 }),
      to: link({ label: 'Leads to', hint: 'Where it leads.' }),
    },
  ),
  { label: 'Links', hint: 'Links, in order.', min: 0 },
);

/** The footer of site.yaml. */
export const footer = object(
  { label: 'Footer', hint: 'The footer.' },
  {
    motto: list(line({ label: 'Line', hint: 'A line of the motto.', max: 60 }), {
      label: 'Motto',
      hint: 'The motto, in one or two lines.',
      max: 2,
    }).optional(),
    round: image({
      label: 'Round',
      hint: 'The large round at the right of the footer.',
    }).optional(),
    quickLinksTitle: line({
      label: 'Heading of the quick links',
      hint: 'The heading of the quick links.',
      max: 40,
    }).optional(),
    contactTitle: line({
      label: 'Heading of the contact',
      hint: 'The heading of the contact.',
      max: 40,
    }).optional(),
    mapLink: labelledLink({ label: 'Map', hint: 'The link to the map.' }).optional(),
    groups: list(
      object(
        { label: 'List of links', hint: 'A list of links.' },
        {
          title: line({ label: 'Heading', hint: 'The heading.', max: 40 }),
          links: footerLinks,
        },
      ),
      {
        label: 'Further lists',
        hint: 'Further lists of links, for example neighbours and partners.',
        min: 0,
      },
    ).default([]),
    notes: list(inline({ label: 'Line', hint: 'A line.' }), {
      label: 'Small lines',
      hint: 'Small lines at the end.',
      min: 0,
    }).default([]),
    badge: image({ label: 'Badge', hint: 'A badge at the end of the footer.' }).optional(),
  },
);
