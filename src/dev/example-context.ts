import type { ImagePart } from '../../schema/fields/image.ts';
import { dataKindCalled } from '../../schema/data-kinds.ts';
import { listSchemaOf } from '../../schema/list-file.ts';
import { type BlockContext, exampleDates } from '../blocks/index.ts';
import {
  createLocale,
  formDestination,
  readLink,
  createTextRenderer,
  listTable,
  type Resolvers,
  type Link,
  type ListedEntry,
  type Picture,
} from '../site/index.ts';

/** What every file of an example says of itself. */
const exampleFacts = {
  bytes: 348_160,
  isUsed: true,
  title: 'Rules of the season',
  pages: 12,
  language: 'en',
  day: '2026-02-03',
};

/** Every link target exists: examples show blocks, not a site. */
function toLink(to: string): Link {
  const target = readLink(to);
  switch (target.kind) {
    case 'page':
    case 'anchor':
      return { href: to, kind: 'page', newTab: false };
    case 'whatsapp':
      return { href: 'https://wa.me/1000', kind: 'whatsapp', newTab: true, text: '+1 000' };
    case 'phone':
      return { href: 'tel:+1000', kind: 'phone', newTab: false, text: '+1 000' };
    case 'email':
      return { href: 'mailto:office@lakeside.example', kind: 'email', newTab: false };
    case 'file':
      return {
        href: `/files/${target.name}`,
        kind: 'file',
        newTab: false,
        file: { name: target.name, ...exampleFacts },
      };
    case 'outside':
      return { href: `https://${target.name}.example/`, kind: 'outside', newTab: true };
    case 'address':
      throw new Error(`${to} is a full address, which pages may not have.`);
  }
}

const priceColumns = [
  { name: 'plant', label: 'Plant' },
  { name: 'price', label: 'Price', kind: 'amount', unit: 'pot', former: 'former-price' },
  { name: 'former-price', label: 'Former price', kind: 'amount' },
  { name: 'stock', label: 'In stock', kind: 'number' },
  { name: 'from', label: 'From', kind: 'date' },
  { name: 'opens', label: 'Sold from', kind: 'time' },
  { name: 'shade', label: 'Likes shade', kind: 'yes-no' },
  { name: 'more', label: 'How to plant it', kind: 'link' },
  { name: 'picture', label: 'Picture', kind: 'picture' },
];

const priceRows = [
  {
    plant: 'Fern',
    price: 4.5,
    'former-price': 6,
    stock: 1200,
    from: '2026-03-01',
    opens: '08:00',
    shade: true,
    more: '/plants/fern',
    picture: { src: 'fern.svg', alt: 'A fern in a pot' },
  },
  { plant: 'Rose', price: { from: 9, to: 14 }, stock: 80, shade: false, more: 'phone:main' },
  { plant: 'Oak', price: 'ask', from: '2026-11-01' },
  { plant: 'Seeds of *wild* flowers', price: 'free', stock: 15.5 },
];

/** A list of content/data, which examples of tables show. */
const prices = listSchemaOf({ columns: priceColumns }).parse({
  asOf: '2026-11-20 06:30',
  columns: priceColumns,
  rows: priceRows,
});

/** The language and the currency of the examples. */
export const exampleLocale = createLocale({ language: 'en-GB', currency: 'EUR' });

/** Resolves the parts of examples, with substitute pictures. */
export const exampleResolvers = (picture: (image: ImagePart) => Picture): Resolvers => ({
  link: toLink,
  text: createTextRenderer(
    { link: toLink, picture },
    { ...exampleLocale.words.frame, ...exampleLocale.words.text },
  ),
  picture,
  data: ({ kind }) => dataKindCalled(kind)?.example() ?? {},
  list: (view) => listTable(prices, view, exampleLocale.language),
});

/** What a collection may have: much or little of everything. */
const exampleEntries: ListedEntry[] = [
  {
    label: 'The new beds are planted',
    href: '/news/beds',
    date: '2026-11-24',
    tags: [{ label: 'Garden', href: '/news/tags/garden' }],
    authors: ['Ana Ruiz'],
    summary: 'Forty people came on Saturday, and the rain waited until the evening.',
    picture: null,
    pattern: 'lake',
  },
  {
    label: 'Three evenings of stories',
    href: '/news/stories',
    date: '2026-11-12 18:30',
    until: '2026-11-14',
    tags: [],
    authors: [],
    picture: null,
    pattern: 'lake',
  },
  {
    label: 'How we bake bread',
    href: '/news/bread',
    tags: [],
    authors: [],
    picture: null,
    pattern: 'lake',
  },
];

/** The context of a block without a real site and page. */
export function exampleContext(wishes: Partial<BlockContext> = {}): BlockContext {
  return {
    isPageHeading: false,
    groundGoesOn: false,
    site: {
      name: 'Lakeside',
      address: 'https://lakeside.example',
      timeZone: 'Europe/London',
    },
    page: {
      title: 'Lakeside Library',
      address: '/places/library',
      label: 'Library',
      pattern: 'lake',
      contact: 'main',
      checked: '2026-11-20',
      breadcrumbs: [
        { label: 'Home', href: '/' },
        { label: 'Places', href: '/places' },
      ],
    },
    ...exampleLocale,
    today: () => '2026-11-21',
    storedOnDevice: () => [
      { kind: 'sideMenu', isForSession: true },
      { kind: 'pages', isForSession: false },
    ],
    downloads: [],
    scrims: null,
    offers: {
      steps: ['Ask at the desk', 'Fill in the form', 'Take your card home'].map((title) => ({
        title,
      })),
    },
    map: { embedUrl: 'https://maps.example/embed' },
    embedsOnTap: false,
    embedHosts: ['maps.example', 'reports.example'],
    destination: (name) => formDestination({ service: 'formspree', key: name, takesFiles: true }),
    formHosts: () => ['formspree.io'],
    mapLink: { label: 'Open the map', to: toLink('map') },
    contact: () => ({
      label: 'The office',
      phone: { text: '+1 000', link: toLink('phone:main') },
      whatsapp: { text: '+1 000', link: toLink('whatsapp:main') },
      email: { text: 'office@lakeside.example', link: toLink('email:main') },
      address: 'P.O. Box 1, Lakeside',
    }),
    pricesOf: ({ href }) => {
      if (href === '/fees/one') return { part: 115500, partTo: 118000, year: 349000, once: 120000 };
      return href.startsWith('/fees') ? { part: 4500, year: 13500, once: 2000 } : {};
    },
    offersOf: () => [],
    feesOf: ({ href }) => ({
      parts: [1, 2, 3].map((term) => ({ title: `Term ${term}`, amount: 4500 })),
      siblingDiscount: href.endsWith('/first') ? 7.5 : undefined,
      admitsNew: href.endsWith('/first'),
      charges: [{ title: 'Registration', amount: 2000 }],
    }),
    calendarsOf: ({ href }) => (href.startsWith('/calendar') ? [exampleDates] : []),
    patternOf: (link) => (link.kind === 'page' ? 'calm' : 'lake'),
    validity: () => ({ from: '2026-01-01', present: null, earlier: [] }),
    childLinks: () => [
      { label: 'Chapter 2', href: '/council/2', text: 'How the council meets and decides.' },
      { label: 'Chapter 10', href: '/council/10', text: undefined },
    ],
    sectionMenu: () => ({
      label: 'Handbook of the council',
      href: '/council',
      isShown: false,
      items: [
        {
          label: 'Meetings',
          href: '/council/1',
          isShown: false,
          isOnPath: true,
          items: [
            {
              label: 'Who may speak',
              href: '/council/1/1',
              isShown: true,
              isOnPath: true,
              items: [],
            },
            { label: 'Minutes', href: '/council/1/2', isShown: false, isOnPath: false, items: [] },
          ],
        },
        { label: 'Money', href: '/council/2', isShown: false, isOnPath: false, items: [] },
      ],
    }),
    neighbours: () => ({
      previous: { label: 'Meetings', href: '/council/1' },
      next: { label: 'Minutes', href: '/council/1/2' },
    }),
    entries: ({ tag }) => ({
      whole: { label: 'News', href: '/news' },
      entries: tag === 'Nothing' ? [] : exampleEntries,
      pages: [
        { label: '1', href: '/news', isShown: true, isAfterGap: false },
        { label: '2', href: '/news/page-2', isShown: false, isAfterGap: false },
        { label: '9', href: '/news/page-9', isShown: false, isAfterGap: true },
      ],
      years: [
        { label: '2026', href: '/news/2026' },
        { label: '2025', href: '/news/2025' },
      ],
      tags: [{ label: 'Garden', href: '/news/tags/garden' }],
      feed: '/news/feed.xml',
    }),
    entry: () => ({
      kind: 'news',
      picture: null,
      date: '2026-11-24',
      authors: [
        { name: 'Ana Ruiz', href: '/people' },
        { name: 'Tom Hill', href: null },
      ],
      tags: [{ label: 'Garden', href: '/news/tags/garden' }],
      fields: [{ name: 'place', label: 'Place', text: 'The hall' }],
    }),
    siteMap: () => [
      { title: 'About', links: [{ label: 'History', href: '/history' }] },
      { title: 'Other', links: [{ label: 'Fees', href: '/fees' }] },
    ],
    ...wishes,
  };
}
