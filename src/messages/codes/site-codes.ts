import type { CodeEntry } from './code-guide.ts';

/** Problems of a site as a whole: where its pages are, what names they give to their parts, and what site.yaml lacks. */
export const siteCodes = {
  'one-address-twice': [
    'Two files with one address',
    'Capital letters make no difference in addresses.',
    'pages/JOIN.yaml and pages/join.yaml',
    'pages/join.yaml',
  ],
  'page-unreached': [
    'A page that nothing leads to',
    'No link leads there from the home page, the menu, the footer, or a page that can be reached; the site map does not count.',
    'a page that no link names',
    'listing:\n  inMenu: true',
  ],
  'menu-label-twice': [
    'The same label twice in the menu',
    'Visitors cannot tell the two pages apart.',
    'label: Fees (on two pages)',
    'label: Prices for children',
  ],
  'no-such-parent': [
    'A parent page that does not exist',
    'parent is the address of the page above this one.',
    'parent: /jion',
    'parent: /join',
  ],
  'parent-circle': [
    'Pages in a circle',
    'A page cannot be below itself, nor below a page that is below it.',
    'parent: /fees (in fees.yaml)',
    'no parent',
  ],
  'collection-home': [
    'A home page that is a collection',
    'The pages of a folder can be the entries of a collection. All pages are below the home page.',
    'collection: in pages/index.yaml',
    'collection: in pages/news/index.yaml',
  ],
  'not-in-collection': [
    'A field that the entries of a collection do not have',
    'The page of the collection lists the fields of its entries under fields.',
    'authors: [Ana Ruiz] # and in news/index.yaml: fields: [date, tags]',
    'left out, or fields: [date, tags, authors]',
  ],
  'not-its-kind': [
    'A value that is not of the kind of its field',
    'The page of the collection says what each field of its own holds.',
    'fields:\n  kick-off: in the evening # kind: time',
    'fields:\n  kick-off: "18:30"',
  ],
  'not-an-entry': [
    'A field of an entry on a page that is none',
    'Only the pages in the folder of a collection are listed with their authors, tags, pictures and summaries.',
    'tags: [Garden] # in pages/about.yaml',
    'left out, or the page in the folder of a collection',
  ],
  'no-such-collection': [
    'A block that shows entries of no collection',
    'from is the address of a page with collection.',
    'from: /nwes',
    'from: /news',
  ],
  'no-such-tag': [
    'A tag that no entry has',
    'The block would be empty.',
    'tag: Gardne',
    'tag: Garden',
  ],
  'tag-in-other-spelling': [
    'A tag in two spellings',
    'Tags that differ only in capitals, accents or spaces have one page. It is named as most entries write the tag.',
    'tags: [garden] # elsewhere: Garden',
    'tags: [Garden]',
  ],
  'no-such-person': [
    'An author whom the site does not show',
    'Authors lead to the page that shows them in a block with people.',
    'authors: [Anna Ruiz]',
    'authors: [Ana Ruiz]',
  ],
  'no-such-group': [
    'An unknown site-map group',
    'The groups are listed in site.yaml.',
    'siteMapGroup: Other',
    'siteMapGroup: Other Pages',
  ],
  'group-twice': [
    'A group twice in the site map',
    'Each group is listed once.',
    '- About\n- About',
    '- About',
  ],
  'anchor-twice': [
    'One anchor on two blocks',
    'A link can only lead to one of them.',
    'anchor: faq (on two blocks)',
    'anchor: faq-2',
  ],
  'id-twice': [
    'One id on two items',
    'Each item needs a different id.',
    'id: results (on two items)',
    'id: results-2',
  ],
  'heading-order': [
    'A smaller heading first',
    'Headings in a text begin with three hashes.',
    '#### Payment',
    '### Payment',
  ],
  'no-home-page': [
    'There is no home page',
    'The home page is the file pages/index.yaml.',
    'pages/home.yaml',
    'pages/index.yaml',
  ],
  'no-main-contact': [
    'No contact is called main',
    'The footer shows the contact called main.',
    'contacts:\n  office:',
    'contacts:\n  main:',
  ],
  'not-a-telephone-number': [
    'Not a telephone number',
    'It consists of digits and spaces, in quotes.',
    'phone: call us',
    'phone: "+254 700 000 000"',
  ],
  'no-identifier': [
    'No identifier to add',
    'An address in site.yaml asks for the identifier, but there is none.',
    'withIdentifier: true',
    'identifier:\n  parameter: from\n  value: lakeside',
  ],
  'not-a-repository': [
    'Not a repository',
    'The address under editing must be that of a repository on the web: its host, its owner and its name.',
    'repository: https://github.com/owner/site/tree/main',
    'repository: https://github.com/owner/site',
  ],
} satisfies Record<string, CodeEntry>;
