import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, phone, siteOrigin } from '../../browser/harness.ts';
import { blocksOf, firstOf, firstWith, formats, school, words } from '../../school/school.ts';
import { Hand } from '../hand.ts';

/*
 * What parents come for, on a phone, from the flyer over the home page on, by the words that they see. No change of the
 * site may cost them a tap more.
 */

type Labelled = { label: string; to: { to: string } };

/** What a link of the content is called that leads to an address or a contact. */
const labelOf = (links: readonly Labelled[], to: string): string =>
  firstWith(links, (link) => link.to.to === to).label;

const fees = firstOf('fee-table');
const calendar = firstOf('calendar');
const location = firstOf('map');
const joining = fees.address.replace('/fees/', '/join-us/');
const options = blocksOf('cards').find(
  ({ address, block }) => address === joining && block.look === 'options',
);
const shortcuts = firstOf('link-grid', 'shortcuts').block.items;
const comparison = firstOf('fee-comparison');
const { settings } = school;
const opening = calendar.block.terms?.[0]?.opening;
const amount = formats
  .moneyPieces(fees.block.terms[0]?.amount ?? 0)
  .find(({ isCurrency }) => !isCurrency);
const { address = '', phone: telephone = '' } = Object.values(settings.contacts)[0] ?? {};

const inDock = (page: Page, to: string): Locator =>
  page
    .getByRole('navigation', { name: words.frame.quickActions })
    .getByRole('link', { name: labelOf(settings.dock, to), exact: true });

/** A link of the page itself, whose name begins with its label. */
const inPage = (page: Page, links: readonly Labelled[], to: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: new RegExp(`^${labelOf(links, to)}`) })
    .first();

type Task = {
  name: string;
  /** As many taps as it takes, the one that closes the flyer included. */
  taps: number;
  walk: (page: Page) => Locator[];
  /** Where it ends, and what is read there. */
  address: string;
  answer: string | undefined;
};

const tasks: Task[] = [
  {
    name: 'what the first class costs in a term',
    taps: 3,
    walk: (page) => [
      inDock(page, comparison.address),
      inPage(page, comparison.block.items, fees.address),
    ],
    address: fees.address,
    answer: amount?.text.trim(),
  },
  {
    name: 'how one applies for it',
    taps: 2,
    walk: (page) => [inPage(page, shortcuts, joining)],
    address: joining,
    answer: options?.block.items[0]?.title,
  },
  {
    name: 'when the terms begin and end',
    taps: 2,
    walk: (page) => [inDock(page, calendar.address)],
    address: calendar.address,
    answer: opening && formats.date(opening),
  },
  {
    name: 'the telephone number of the office',
    taps: 1,
    walk: () => [],
    address: '/',
    answer: telephone,
  },
  {
    name: 'where the school is',
    taps: 2,
    walk: (page) => [inPage(page, shortcuts, location.address)],
    address: location.address,
    answer: address,
  },
];

test.each(tasks)('parents find $name with $taps taps', async (task) => {
  const page = await openPage('/', { viewport: phone, touch: true, isNew: true });
  const hand = new Hand(page, 'touch');
  await hand.press(page.getByRole('dialog').getByRole('button'));
  for (const link of task.walk(page)) await hand.press(link);
  await page.waitForURL(siteOrigin + task.address);
  expect(task.answer).toBeTruthy();
  await page
    .getByRole('main')
    .getByText(task.answer ?? '')
    .first()
    .waitFor();
  expect(hand.counts.clicks).toBe(task.taps);
});
