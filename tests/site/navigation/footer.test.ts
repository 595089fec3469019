import { expect, test } from 'vitest';
import { en } from '../../../src/messages/locales/en.ts';
import { buildFooter } from '../../../src/site/navigation/footer.ts';
import { resolveLink } from '../../../src/site/addresses/links.ts';
import type { Resolvers } from '../../../src/site/values/resolve.ts';
import type { SiteTree } from '../../../src/site/site-tree.ts';
import { siteOf } from '../site-of.ts';

const resolversOf = (tree: SiteTree): Resolvers => ({
  link: (to) => resolveLink(tree, to),
  text: ({ markdown }) => ({ html: markdown }),
  picture: ({ src, alt, focus }) => ({ src, alt, focus, width: 1, height: 1, sources: [] }),
  data: ({ name }) => {
    throw new Error(name);
  },
  list: ({ list }) => {
    throw new Error(list);
  },
});
const footerOf = (...site: Parameters<typeof siteOf>) => {
  const tree = siteOf(...site);
  return buildFooter(tree, resolversOf(tree), en.footer);
};

test('the quick links are the pages that ask for it, in order, under the label they ask for', () => {
  const { quickLinks } = footerOf({
    'site-map': { title: 'Site map', listing: { order: 9, quickLink: true } },
    pathways: { title: 'Pathways', listing: { order: 2, quickLink: 'Inspired Path' } },
    index: { title: 'Home', listing: { order: 1, quickLink: true } },
    about: { title: 'About', listing: { order: 3 } },
    fees: { title: 'Fees', listing: { order: 4, quickLink: false } },
  });
  expect(quickLinks).toEqual({
    title: 'Quick Links',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Inspired Path', href: '/pathways' },
      { label: 'Site map', href: '/site-map' },
    ],
  });
});

test('the contact is the office called main, with links that call and write', () => {
  const { contact } = footerOf(
    { find: {} },
    {
      contacts: {
        finance: { label: 'Finance', phone: '+254 711 111 111' },
        main: { label: 'School', phone: '+254 700 000 000', email: 'office@lakeside.example' },
      },
      footer: { mapLink: { label: 'Map', to: '/find#map' } },
    },
  );
  expect(contact.phone).toEqual({
    text: '+254 700 000 000',
    link: { text: '+254 700 000 000', href: 'tel:+254700000000', kind: 'phone', newTab: false },
  });
  expect(contact.email?.link.href).toBe('mailto:office@lakeside.example');
  expect(contact.address).toBeNull();
  expect(contact.mapLink?.to.href).toBe('/find#map');
});

test('a footer of which nothing is set is empty, not broken', () => {
  expect(footerOf({ about: {} })).toMatchObject({
    name: 'Lakeside',
    pattern: 'calm',
    motto: [],
    round: null,
    quickLinks: { links: [] },
    contact: { phone: null, email: null, address: null, mapLink: null },
    groups: [],
    notes: [],
    badge: null,
  });
});

test('a group without a link is left out, with its heading', () => {
  const { groups } = footerOf(
    { find: {} },
    {
      footer: {
        groups: [
          { title: 'Neighbours', links: [] },
          { title: 'Partners', links: [{ label: 'The way', to: '/find' }] },
        ],
      },
    },
  );
  expect(groups.map(({ title }) => title)).toEqual(['Partners']);
});
