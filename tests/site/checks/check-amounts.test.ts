import { expect, test } from 'vitest';
import { pageSchema } from '../../../schema/page.ts';
import { allNames } from '../../../src/site/checks/check-input.ts';
import { diagnoseIn } from '../../../src/content/diagnose.ts';
import { checkLocale } from '../../../src/site/checks/check-locale.ts';
import { readMentions } from '../../../src/site/text/read-mentions.ts';
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

test.each([
  ['KES', []],
  ['TND', []],
  [undefined, ['site.yaml  no-currency']],
  ['JPY', ['pages/prices.yaml blocks.0.items.0.amount amount-too-fine']],
])(
  '450.50 of %s has a message only where it cannot be paid, or where no currency is named',
  (currency, expected) => {
    const reported: string[] = [];
    checkLocale({
      tree: siteOf({}, currency === undefined ? {} : { currency }),
      files,
      diagnose: (file, path, explanation) => {
        reported.push(`${file} ${path.join('.')} ${explanation.code}`);
        return diagnoseIn(() => null)(file, path, explanation);
      },
    });
    expect(reported).toEqual(expected);
  },
);
