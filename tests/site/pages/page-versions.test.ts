import { expect, test } from 'vitest';
import { createSearch } from '../../../src/site/search/search.ts';
import { passagesOf } from '../../../src/site/search/passages.ts';
import { validityOf } from '../../../src/site/pages/page-versions.ts';
import { typesWithSection } from '../../../src/site/navigation/sections.ts';
import { findPage } from '../../../src/site/addresses/links.ts';
import { siteOf } from '../site-of.ts';

const laws = (days: object) => ({
  title: 'By-laws',
  blocks: [{ type: 'prose', paragraphs: '2.1.1 A member has one vote.' }],
  ...days,
});

const tree = siteOf({
  index: {},
  'a-2015': laws({ validFrom: '2015-01-01', validUntil: '2019-12-31', versionOf: '/rules' }),
  'b-2020': laws({ validFrom: '2020-01-01', validUntil: '2025-12-31', versionOf: '/rules' }),
  rules: laws({ validFrom: '2026-01-01' }),
});

const pageAt = (address: string) => {
  const page = findPage(tree, address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
};

test('the present version leads to those before it, the newest first, and each of them to it', () => {
  const present = validityOf(tree, pageAt('/rules'));
  expect(present.from).toBe('2026-01-01');
  expect(present.earlier.map(({ href, until }) => `${href} ${until}`)).toEqual([
    '/b-2020 2025-12-31',
    '/a-2015 2019-12-31',
  ]);
  expect(present.present).toBeNull();
  expect(validityOf(tree, pageAt('/a-2015')).present?.href).toBe('/rules');
});

test('each says so under its heading, without a block of its own', () => {
  expect(typesWithSection(pageAt('/rules'), false).map(({ type }) => type)).toEqual([
    'updated',
    'prose',
  ]);
  expect(typesWithSection(pageAt('/'), false).map(({ type }) => type)).not.toContain('updated');
});

test('the search names the present version first', () => {
  const [first] = createSearch(passagesOf(tree), { language: 'en' })('2.1.1');
  expect(first?.passage.address).toBe('/rules');
});
