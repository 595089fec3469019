import { expect, test, vi } from 'vitest';
import { labelOfLink, linkKinds, linkOffers } from '../../src/editor/site/link-offers.ts';
import { siteOffer, siteOffers } from '../../src/editor/site/site-offers.tsx';
import { file, openSession, setTitle } from './opened-session.ts';

test('a field calls what it leads to as the list to choose from does, also once that is renamed', () => {
  const { session } = openSession();
  setTitle(session, 'Borrow and return');
  const offers = linkKinds.flatMap((kind) => linkOffers(session, kind));
  expect(offers.map(({ label }) => label)).toContain('Borrow and return');
  for (const { value } of offers) {
    expect(labelOfLink(session, value)).toBe(offers.find((one) => one.value === value)?.label);
  }
  expect(labelOfLink(session, '/nowhere')).toBeUndefined();
  for (const kind of ['page', 'contact', 'pattern'] as const) {
    for (const offer of siteOffers(session, kind)) {
      expect(siteOffer(session, kind, offer.value)).toEqual(offer);
    }
  }
});

test('of a large site, a field that leads to a page reads that page only', () => {
  const { session } = openSession();
  const read = vi.spyOn(session, 'textOf');
  labelOfLink(session, '/borrow');
  const pages = read.mock.calls.map(([one]) => one).filter((one) => one.startsWith('pages/'));
  expect(new Set(pages)).toEqual(new Set([file]));
});
