// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { createFormats } from '../../src/site/language/formats.ts';
import { showToday } from '../../src/layout/ui/Today.tsx';
import { renderBlock, testContext } from './test-context.ts';

const context = testContext();

function show(block: unknown, wishes: Partial<typeof context> = {}): void {
  const html = renderBlock(blockSchema.parse(block), testContext(wishes));
  render(createElement('main', { dangerouslySetInnerHTML: { __html: html } }));
}

/** What stands beside a name in the list of prices. */
const pricesOf = (name: string) =>
  within(screen.getByText(name).closest('div') ?? document.body)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));

test('a price is an amount, a range, free, on request or any word, for something and with what it was', () => {
  show({
    type: 'price-list',
    items: [
      { name: 'Tilapia', amount: 180, per: 'kilo', former: 250 },
      { name: 'Nile perch', amount: { from: 350, to: 420 } },
      { name: 'Advice', amount: 'free' },
      { name: 'Cold store', amount: 'ask' },
      { name: 'Concert', amount: 'A donation' },
      {
        name: 'Share',
        prices: [
          { for: 'Members', amount: 100 },
          { for: 'Others', amount: 150 },
        ],
      },
    ],
  });
  expect(pricesOf('Tilapia')).toEqual(['Formerly EUR 250, now EUR 180 per kilo']);
  expect(screen.getByText('EUR 250', { collapseWhitespace: true }).tagName).toBe('S');
  expect(pricesOf('Nile perch')).toEqual(['EUR 350 – 420'.replaceAll(' – ', '–')]);
  expect(pricesOf('Advice')).toEqual(['Free']);
  expect(pricesOf('Cold store')).toEqual(['Ask us']);
  expect(pricesOf('Concert')).toEqual(['A donation']);
  expect(pricesOf('Share')).toEqual(['Members EUR 100', 'Others EUR 150']);
});

const money = (amount: number, currency?: string) =>
  createFormats('en-GB', currency, true).money(amount).replaceAll('\u00A0', ' ');

test('whole amounts are written with decimals beside amounts that have them, with a currency or without', () => {
  expect([money(180, 'EUR'), money(387.5, 'EUR')]).toEqual(['EUR 180.00', 'EUR 387.50']);
  expect([money(180), money(387.5)]).toEqual(['180.00', '387.50']);
});

const site = { ...context.site, timeZone: 'Africa/Nairobi', staleAfter: 24 };
const dated = { type: 'price-list', asOf: '2026-11-24 06:30', items: [{ name: 'A', amount: 1 }] };

test('prices say when they were right, and from the hour on which they are old that they may be', () => {
  show(dated, { site, today: () => '2026-11-24' });
  expect(screen.getByText('24 November 2026 at 06:30')).toBeVisible();
  const mark = screen.getByText('This may be out of date.');
  expect(mark).not.toBeVisible();
  // Nairobi is three hours ahead of UTC.
  showToday(document, new Date('2026-11-25T03:29:00Z'));
  expect(mark).not.toBeVisible();
  showToday(document, new Date('2026-11-25T03:31:00Z'));
  expect(mark).toBeVisible();
});

test('a site that does not say when prices are old never marks them', () => {
  show(dated, { today: () => '2030-01-01' });
  expect(screen.queryByText('This may be out of date.')).toBeNull();
});
