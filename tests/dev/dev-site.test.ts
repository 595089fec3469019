import { expect, test } from 'vitest';
import { createLoadCache } from '../../src/content/load-site.ts';
import { answerDevRequest, loadDevSite } from '../../src/dev/dev-site.ts';

test('the editor gets a starting page if its own has no file yet; other requests get the not-found page', async () => {
  const site = await loadDevSite('tests/fixtures/library', createLoadCache());
  if (!site.tree) throw new Error('The fixture has mistakes.');
  const answer = (address: string) =>
    answerDevRequest(site, new URL(address, 'http://localhost:5173'));
  expect(answer('/opening-hours?in-editor')).toMatchObject({ kind: 'page', status: 200 });
  expect(answer('/opening-hours')).toMatchObject({ kind: 'page', status: 404 });
  expect(answer('/Borrow?in-editor')).toEqual({ kind: 'redirect', to: '/borrow' });
  expect(answer('/rooms?day=2')).toEqual({ kind: 'redirect', to: '/visit/rooms?day=2' });
});
