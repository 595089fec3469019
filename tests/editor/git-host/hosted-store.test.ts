import { expect, test } from 'vitest';
import { textId } from '../../../src/editor/store/git-host/blob-id.ts';
import { fees, feesText, feesWith, publish, save, storeSetup, textIn } from './store-setup.ts';

test('what the last build has is not requested again', async () => {
  const { open, double, changeOutside } = await storeSetup();
  changeOutside({ 'pages/new.yaml': 'title: New\n' });
  const site = await open().read();
  expect(Object.keys(site.files)).toEqual([
    'pages/fees.yaml',
    'pages/index.yaml',
    'pages/new.yaml',
    'site.yaml',
  ]);
  expect(textIn(site)).toBe(feesText);
  expect(site.published).toEqual({});
  expect(double.requests.filter((request) => request.includes('/git/blobs/'))).toHaveLength(1);
});

test('saving changes the drafts only, and every device sees them', async () => {
  const { open, published, drafted } = await storeSetup();
  expect(await save(open(), feesWith(120))).toEqual({
    kind: 'saved',
    hashes: { [fees]: await textId(feesWith(120)) },
  });
  expect(published(fees)).toBe(feesText);
  expect(drafted(fees)).toBe(feesWith(120));
  const site = await open().read();
  expect(textIn(site)).toBe(feesWith(120));
  expect(site.published).toEqual({ [fees]: feesText });
});

test('a file that another device has saved meanwhile is not overwritten', async () => {
  const { open, drafted } = await storeSetup();
  const [phone, laptop] = [open(), open()];
  const { files } = await laptop.read();
  await save(phone, feesWith(120));
  const hash = await textId(feesWith(120));
  const late = { file: fees, baseHash: files[fees]?.hash ?? null, text: feesWith(100, 250) };
  expect(await laptop.save([late])).toEqual({
    kind: 'changed',
    files: { [fees]: { text: feesWith(120), hash } },
  });
  expect(drafted(fees)).toBe(feesWith(120));
  // Another file is none of the phone's business.
  expect(await save(laptop, 'title: Welcome\n', 'pages/index.yaml')).toMatchObject({
    kind: 'saved',
  });
  expect([drafted(fees), drafted('pages/index.yaml')]).toEqual([feesWith(120), 'title: Welcome\n']);
});

test('a save whose answer was lost is a save', async () => {
  const { open, double, drafted } = await storeSetup();
  const store = open();
  const before = await store.read();
  const saved = { file: fees, baseHash: before.files[fees]?.hash ?? null, text: feesWith(120) };
  double.fail(/^POST .*\/git\/refs/, 'lost-answer');
  double.fail(/^GET .*drafts/, 'lost-request');
  await expect(store.save([saved])).rejects.toMatchObject({
    name: 'StoreUnavailable',
    problem: null,
  });
  expect(await store.save([saved])).toMatchObject({ kind: 'saved' });
  expect(drafted(fees)).toBe(feesWith(120));
});

test('new, deleted and impossible files', async () => {
  const { open, drafted } = await storeSetup();
  const store = open();
  await save(store, 'title: News\n', 'pages/news.yaml');
  await save(store, null, fees);
  expect([drafted('pages/news.yaml'), drafted(fees)]).toEqual(['title: News\n', undefined]);
  for (const file of ['pages/../site.yaml', 'pages/con.yaml', 'pages/News.yaml', 'images/x.svg']) {
    expect(await save(store, 'title: X\n', file), file).toMatchObject({ kind: 'refused' });
  }
  expect((await store.read()).published).toEqual({ 'pages/news.yaml': null, [fees]: feesText });
});

test('publishing is one commit on the published branch, and drafts continue from it', async () => {
  const { open, repository, published, drafted } = await storeSetup();
  const store = open();
  const before = repository.branches.get('main') ?? '';
  await save(store, feesWith(110));
  await save(store, feesWith(120));
  await save(store, 'title: Welcome\n', 'pages/index.yaml');
  const answer = await publish(store);
  const head = repository.branches.get('main') ?? '';
  expect(answer).toEqual({ kind: 'published', version: head });
  expect(repository.objects.commits.get(head)).toMatchObject({
    parents: [before],
    message: 'Fees: 100 → 120\n\nFor the new year.',
  });
  expect([published(fees), published('pages/index.yaml')]).toEqual([
    feesWith(120),
    'title: Welcome\n',
  ]);
  expect(repository.text('main', 'README.md')).toBe('About\n');
  expect(drafted(fees)).toBe(feesWith(120));
  expect((await store.read()).published).toEqual({});
  expect(await publish(store)).toEqual({ kind: 'published' });

  // A developer takes it back: it does not return as a draft.
  repository.commit('main', { [`content/${fees}`]: feesText });
  const later = await store.read();
  expect(textIn(later)).toBe(feesText);
  expect(later.published).toEqual({});
});

test('what others have published is merged by value; conflicts are reported, and nothing is published before they are resolved', async () => {
  const { open, changeOutside, published, repository } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  changeOutside({ [fees]: feesWith(100, 250) });
  expect(textIn(await store.read())).toBe(feesWith(120, 250));
  await publish(store);
  expect(published(fees)).toBe(feesWith(120, 250));

  await save(store, feesWith(130, 250));
  changeOutside({ [fees]: feesWith(140, 250) });
  const head = repository.branches.get('main');
  expect(textIn(await store.read())).toBe(feesWith(130, 250));
  const answer = await publish(store);
  expect(answer).toMatchObject({
    kind: 'conflicts',
    conflicts: [{ file: fees, path: ['terms', 0, 'amount'], ours: 130, theirs: 140 }],
  });
  expect(repository.branches.get('main')).toBe(head);
  await publish(store, [{ file: fees, path: ['terms', 0, 'amount'] }]);
  expect(published(fees)).toBe(feesWith(130, 250));
});

test('what another device saves while the site is published stays a draft', async () => {
  const { open, double, published } = await storeSetup();
  const [phone, laptop] = [open(), open()];
  await save(phone, feesWith(120));
  const { files } = await laptop.read();
  const answer = double.answer;
  let isSaved = false;
  // Between the commit that publishes and the one that resets the drafts.
  Object.assign(double, {
    answer: async (request: Request) => {
      const response = await answer(request);
      if (!isSaved && request.method === 'PATCH' && request.url.endsWith('/heads/main')) {
        isSaved = true;
        const baseHash = files['pages/index.yaml']?.hash ?? null;
        await laptop.save([{ file: 'pages/index.yaml', baseHash, text: 'title: Welcome\n' }]);
      }
      return response;
    },
  });
  await publish(phone);
  expect(isSaved).toBe(true);
  expect(published('pages/index.yaml')).toBe('title: Home\n');
  const site = await phone.read();
  expect(site.published).toEqual({ 'pages/index.yaml': 'title: Home\n' });
  expect(textIn(site, 'pages/index.yaml')).toBe('title: Welcome\n');
  expect(textIn(site)).toBe(feesWith(120));
});

test('someone who publishes at the same moment comes first, and nothing of theirs is lost', async () => {
  const { open, double, changeOutside, published } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  const answer = double.answer;
  let isLate = false;
  Object.assign(double, {
    answer: (request: Request) => {
      if (!isLate && request.method === 'PATCH' && request.url.endsWith('/heads/main')) {
        isLate = true;
        changeOutside({ [fees]: feesWith(100, 250) });
      }
      return answer(request);
    },
  });
  expect(await publish(store)).toMatchObject({ kind: 'published' });
  expect(published(fees)).toBe(feesWith(120, 250));
});
