import { array, assert, integer, property, record, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageLimit } from '../../../schema/page.ts';
import { editionOf } from '../../../src/site/language/editions.ts';
import { createLocales } from '../../../src/site/language/locale.ts';
import { essentialsOf, otherPages } from '../../../src/site/send/page-essentials.ts';
import { messageOf } from '../../../src/site/send/page-message.ts';
import { siteOf } from '../site-of.ts';

const contacts = {
  main: { label: 'Office', phone: '+254 700 000 001' },
  finance: { label: 'Finance', phone: '+254 700 000 002' },
};

const fees = {
  type: 'fee-table',
  title: 'Fees',
  terms: [
    { term: 'Term 1', amount: 115_500 },
    { term: 'Term 2', amount: 115_500 },
    { term: 'Term 3', amount: 115_500 },
  ],
  annualTotal: 346_500,
};
const charges = { type: 'charges', title: 'Once', items: [{ title: 'Bedding', amount: 120_000 }] };

/** The message of a page with these blocks, on a day of 2026. */
function messageWith(
  wish: {
    blocks?: unknown[];
    title?: string;
    description?: string;
    message?: string;
    contact?: string;
    checked?: string;
  },
  language = 'en-KE',
): string {
  const tree = siteOf(
    { page: { title: 'Grade 10 Fees', ...wish } },
    { language, currency: 'KES', contacts },
  );
  const [page] = tree.pages;
  if (!page) throw new Error('The page is missing.');
  const locale = createLocales(tree.settings)(language, page.hasFractions);
  const essentials = essentialsOf(
    page,
    editionOf(tree, language),
    otherPages(tree),
    locale,
    '2026-05-01',
  );
  return messageOf(page, { ...essentials, siteName: 'Lakeside' });
}

describe('the message of a page', () => {
  test('says what is paid, and whom to call', () => {
    const blocks = [fees, charges, { type: 'contact', contact: 'finance' }];
    expect(messageWith({ blocks })).toBe(
      "Grade 10 Fees: KES 115,500 a term, 346,500 a year; a new student's first year 466,500. Lakeside, +254 700 000 002",
    );
    expect(messageWith({ title: 'Ada', blocks }, 'sw-KE')).toBe(
      'Ada: KES 115,500 kwa muhula, 346,500 kwa mwaka; mwaka wa kwanza wa mwanafunzi mpya 466,500. Lakeside, +254 700 000 002',
    );
  });

  test('says when somebody last looked whether it is right, and has the number of whom to ask, as long as there is room', () => {
    const wish = { title: 'Fees', contact: 'finance', checked: '2026-11-20' };
    expect(messageWith({ ...wish, blocks: [fees] })).toBe(
      'Fees: KES 115,500 a term, 346,500 a year. Last checked: 20 November 2026. Lakeside, +254 700 000 002',
    );
    expect(messageWith({ ...wish, blocks: [fees] }, 'sw-KE')).toContain(
      '. Ilikaguliwa mwisho: 20 Novemba 2026. Lakeside',
    );
    const name = 'x'.repeat(75);
    const items = [1, 2, 3].map((part) => ({ name: `${name}${part}`, amount: 900 }));
    const full = messageWith({ ...wish, blocks: [{ type: 'price-list', items }] });
    expect(full).toContain(`${name}3: KES 900. Lakeside`);
    expect(full).not.toContain('Last checked');
  });

  test('says prices, hours and days, and leaves out terms that have closed', () => {
    const blocks = [
      {
        type: 'price-list',
        items: [
          { name: 'Eye test', amount: 'free' },
          { name: 'Glasses', amount: { from: 900 }, per: 'pair' },
        ],
      },
      {
        type: 'opening-hours',
        hours: [
          { days: ['monday', 'tuesday', 'wednesday'], times: [{ from: '08:00', to: '17:00' }] },
        ],
      },
      {
        type: 'calendar',
        year: 2026,
        terms: [
          { name: 'Term 1', opening: '2026-01-08', closing: '2026-04-02' },
          { name: 'Term 2', opening: '2026-04-27', closing: '2026-07-31' },
        ],
      },
    ];
    expect(messageWith({ title: 'Visit', blocks })).toBe(
      'Visit: Eye test: Free; Glasses: from KES 900 per pair; Monday to Wednesday 08:00-17:00. Term 2: 27 April to 31 July 2026. Lakeside, +254 700 000 001',
    );
  });

  test('says what each part and each charge costs where there is no price of a term', () => {
    const blocks = [
      {
        ...fees,
        terms: [
          { term: 'Morning', amount: 1500 },
          { term: 'Evening', amount: 2250 },
        ],
        annualTotal: 3750,
        totalLabel: 'Whole day',
      },
      { type: 'charges', title: 'Once', items: [{ title: 'Card', amount: 150 }] },
    ];
    expect(messageWith({ title: 'Hall', blocks })).toBe(
      'Hall: Morning: KES 1,500; Evening: KES 2,250; Whole day: KES 3,750; Card: KES 150. Lakeside, +254 700 000 001',
    );
  });

  test('is what the editor wrote, where she wrote one, in characters that an SMS has', () => {
    expect(messageWith({ message: 'Open day – 8 January, “from 10”.' })).toBe(
      'Open day - 8 January, "from 10".',
    );
  });

  test('is the description where nothing decides', () => {
    expect(messageWith({ title: 'About us', description: 'Who we are.' })).toBe(
      'About us: Who we are. Lakeside, +254 700 000 001',
    );
  });

  test('never has more characters than it may have, and always says whom to call', () => {
    const name = stringMatching(/^[A-Za-z][a-z ]{0,50}[a-z]$/);
    const item = record({ name, amount: integer({ min: 1, max: 999_999 }) });
    assert(
      property(
        array(item, { minLength: 1, maxLength: 12 }),
        string({ minLength: 1, maxLength: 70 }).filter((title) => /^\w/.test(title.trim())),
        (items, title) => {
          const made = messageWith({ title, blocks: [{ type: 'price-list', items }] });
          expect(made.length).toBeLessThanOrEqual(messageLimit);
          expect(made).toContain('+254 700 000 001');
        },
      ),
      { numRuns: 60 },
    );
  });
});
