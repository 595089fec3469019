import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { pageSchema } from '../../../schema/page.ts';
import { allNames } from '../../../src/site/checks/check-input.ts';
import { diagnoseIn } from '../../../src/content/diagnose.ts';
import { checkLocale } from '../../../src/site/checks/check-locale.ts';
import { readMentions } from '../../../src/site/text/read-mentions.ts';
import type { SiteTree } from '../../../src/site/site-tree.ts';
import type { Diagnostic } from '../../../src/messages/index.ts';
import { siteOf } from '../site-of.ts';

const page = {
  title: 'Prices',
  blocks: [{ type: 'charges', items: [{ title: 'A card', amount: 450.5 }] }],
};
const mentions = [{ file: 'pages/prices.yaml', ...readMentions(pageSchema, page) }];
const files = {
  mentions,
  invalidPages: [],
  pageFiles: [],
  dataNames: [],
  images: [],
  hasSettings: true,
  theme: { theme: {}, areNamesReadable: true, areRolesValid: true },
  names: allNames,
  patterns: [],
  documents: [],
  strict: true,
  schedule: { day: '2025-01-08', pages: [], pagesLeftOut: 0 },
};

function check(tree: SiteTree): Diagnostic[] {
  const reported: Diagnostic[] = [];
  checkLocale({
    tree,
    files,
    diagnose: (...about) => {
      const diagnostic = diagnoseIn(() => null)(...about);
      reported.push(diagnostic);
      return diagnostic;
    },
  });
  return reported;
}

test.each([
  ['KES', []],
  ['TND', []],
  [undefined, ['site.yaml no-currency']],
  ['JPY', ['pages/prices.yaml amount-too-fine']],
])(
  '450.50 of %s has a message only where it cannot be paid, or where no currency is named',
  (currency, expected) => {
    const reported = check(siteOf({}, currency === undefined ? {} : { currency }));
    expect(reported.map(({ file, code }) => `${file} ${code}`)).toEqual(expected);
  },
);

test('a language without words has one warning, with the words of its pages, until it has those', () => {
  const table = { type: 'table', columns: [{ label: 'Club' }], rows: [['Bonvolo']] };
  const site = (settings: object) =>
    siteOf({ clubs: { blocks: [table] } }, { currency: 'EUR', language: 'eo', ...settings });
  const [warning, ...others] = check(site({}));
  expect(others).toEqual([]);
  const offered: unknown = parse(warning?.example ?? '');
  expect(offered).toMatchObject({
    words: { frame: { menu: 'Menu' }, prices: { from: 'from {amount}' }, table: { yes: 'Yes' } },
  });
  for (const word of ['strand', 'One term', 'Sibling', 'estimate', 'Half term', 'Open now']) {
    expect(warning?.example).not.toContain(word);
  }
  expect(check(site(Object(offered)))).toEqual([]);
});
