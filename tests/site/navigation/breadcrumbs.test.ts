import { expect, test } from 'vitest';
import { findPage } from '../../../src/site/addresses/links.ts';
import { buildBreadcrumbs } from '../../../src/site/navigation/breadcrumbs.ts';
import { siteOf } from '../site-of.ts';

const tree = siteOf({
  index: { title: 'Home' },
  fees: { title: 'School fees', listing: { label: 'Fees' } },
  'fees/grade-10': { title: 'Grade 10' },
  stem: { title: 'STEM', listing: { parent: '/fees/grade-10' } },
});
const trailOf = (address: string) => {
  const page = findPage(tree, address);
  return page && buildBreadcrumbs(tree, page).map(({ label, href }) => `${label} ${href}`);
};

test('the breadcrumbs lead from the home page down to the page above', () => {
  expect(trailOf('/stem')).toEqual(['Home /', 'Fees /fees', 'Grade 10 /fees/grade-10']);
  expect(trailOf('/fees')).toEqual(['Home /']);
});

test('the home page has no breadcrumbs', () => {
  expect(trailOf('/')).toEqual([]);
});
