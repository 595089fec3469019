import { object, record } from './fields/structure.ts';
import { line } from './fields/text.ts';
import { footer } from './site-footer.ts';
import { countdown, dock, flyer, name, siteMap, siteNotice } from './site-parts.ts';
import { interfaceWords } from './words.ts';

const contact = object(
  { label: 'Contact', hint: 'What is said of the office in this language.' },
  {
    label: line({ label: 'Label', hint: 'What this office is called.', max: 80 }),
    address: line({ label: 'Address', hint: 'The postal address.', max: 200 }).optional(),
  },
);

/** The settings of site.yaml in another language of the site. */
export const translation = object(
  {
    label: 'Translation',
    hint: 'What stands around the pages of this language. What is left out stands there as above.',
  },
  {
    name: line({ label: 'Name', hint: 'The name of the organisation.', max: 80 }).optional(),
    tagline: line({
      label: 'Tagline',
      hint: 'The small words under the name in the header.',
      max: 60,
    }).optional(),
    words: interfaceWords.optional(),
    contacts: record(name('The name of the contact.'), contact, {
      label: 'Contacts',
      hint: 'Offices, by the names that they have above.',
    }).optional(),
    siteMap: siteMap.optional(),
    footer: footer.optional(),
    notice: siteNotice.optional(),
    countdown: countdown.optional(),
    dock: dock.optional(),
    flyer: flyer.optional(),
  },
);
