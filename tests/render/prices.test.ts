import { expect, test } from 'vitest';
import { createPageContexts } from '../../src/render/page-contexts.ts';
import { createLocale } from '../../src/site/language/locale.ts';
import { findPage, resolveLink } from '../../src/site/addresses/links.ts';
import { siteOf } from '../site/site-of.ts';

const feeTable = (...amounts: number[]) => ({
  type: 'fee-table',
  terms: amounts.map((amount, index) => ({ term: `Term ${index + 1}`, amount })),
  annualTotal: amounts.reduce((sum, amount) => sum + amount, 0),
});

const charges = (...amounts: unknown[]) => ({
  type: 'charges',
  items: amounts.map((amount, index) => ({ title: `Charge ${index + 1}`, amount })),
});

const tree = siteOf({
  index: { title: 'Home' },
  same: { title: 'Same', blocks: [feeTable(100, 100, 100), charges(20, 'free', 30)] },
  falling: { title: 'Falling', blocks: [charges('nil', 'nil'), feeTable(300, 100)] },
  none: { title: 'None' },
});

test('a page can show what another page costs', () => {
  const page = findPage(tree, '/');
  if (!page) throw new Error('There is no home page.');
  const context = createPageContexts(tree, createLocale(tree.settings), '2026-11-21')(page);
  const pricesOf = (to: string) => context.pricesOf(resolveLink(tree, to));
  expect(pricesOf('/same')).toEqual({ part: 100, year: 300, once: 50 });
  expect(pricesOf('/same#terms')).toEqual({ part: 100, year: 300, once: 50 });
  // Terms that differ have a range; nothing that is paid once is known to be nothing.
  expect(pricesOf('/falling')).toEqual({ part: 100, partTo: 300, year: 400, once: 0 });
  expect(pricesOf('/none')).toEqual({});
});
