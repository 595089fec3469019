import { expect, test } from 'vitest';
import { textId } from '../../../src/editor/store/git-host/blob-id.ts';
import { fees, feesText, feesWith, publish, save, storeSetup, textIn } from './store-setup.ts';
import { say } from '../../../src/messages/message.ts';

const home = 'pages/index.yaml';

test('what is changed back after somebody else has published it stays changed back', async () => {
  const { open, changeOutside } = await storeSetup();
  const store = open();
  await save(store, 'title: Welcome\n', home);
  changeOutside({ [fees]: feesWith(110) });
  expect(textIn(await store.read())).toBe(feesWith(110));
  await save(store, feesText);
  expect(textIn(await open().read())).toBe(feesText);
  // The other file is still a draft.
  expect(textIn(await store.read(), home)).toBe('title: Welcome\n');
});

test('a value that was only taken over does not conflict with its next version', async () => {
  const { open, changeOutside, published } = await storeSetup();
  const store = open();
  await save(store, feesWith(100, 250));
  changeOutside({ [fees]: feesWith(110) });
  await save(store, feesWith(110, 260));
  changeOutside({ [fees]: feesWith(120) });
  expect(await publish(store)).toMatchObject({ kind: 'published' });
  expect(published(fees)).toBe(feesWith(120, 260));
});

test('a page that somebody else has just published can be deleted', async () => {
  const { open, changeOutside, published } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  changeOutside({ 'pages/new.yaml': 'title: New\n' });
  expect(await save(store, null, 'pages/new.yaml')).toMatchObject({ kind: 'saved' });
  expect((await open().read()).files['pages/new.yaml']).toBeUndefined();
  await publish(store);
  expect([published(fees), published('pages/new.yaml')]).toEqual([feesWith(120), undefined]);
});

test('a page that one has deleted and another has changed is a conflict', async () => {
  const { open, changeOutside, published } = await storeSetup();
  const store = open();
  await save(store, null);
  changeOutside({ [fees]: feesWith(110) });
  expect(await publish(store)).toMatchObject({ kind: 'conflicts', conflicts: [{ file: fees }] });
  expect(published(fees)).toBe(feesWith(110));
  expect(await publish(store, [{ file: fees, path: [] }])).toMatchObject({ kind: 'published' });
  expect(published(fees)).toBeUndefined();
});

test('a request that was agreed to does not return as a draft once it is undone', async () => {
  const { open, changeOutside } = await storeSetup();
  const store = open('amina', { isReviewed: true });
  await save(store, feesWith(120));
  await publish(store);
  changeOutside({ [fees]: feesWith(120) });
  expect((await store.read()).published).toEqual({});
  changeOutside({ [fees]: feesText });
  const site = await open().read();
  expect(site.published).toEqual({});
  expect(textIn(site)).toBe(feesText);
});

test('a new page alone is not taken for live before a build has it', async () => {
  const { open, build } = await storeSetup();
  const store = open();
  const text = 'title: New\n';
  await save(store, text, 'pages/new.yaml');
  const answer = await publish(store);
  const version = answer.kind === 'published' ? (answer.version ?? '') : '';
  expect(await store.progress(version)).toEqual({ kind: 'unknown', link: null });
  const { files } = build.latest;
  const built = { ...files, 'pages/new.yaml': { text, blob: await textId(text) } };
  build.latest = { ...build.latest, files: built };
  expect(await store.progress(version)).toEqual({ kind: 'live', link: null });
});

test('while two versions of one value wait for a decision, a change that is indistinguishable from theirs is refused', async () => {
  const { open, changeOutside, published } = await storeSetup();
  const store = open();
  await save(store, feesWith(120));
  changeOutside({ [fees]: feesWith(110), 'pages/new.yaml': 'title: New\n' });
  expect(await save(store, null, 'pages/new.yaml')).toMatchObject({
    kind: 'refused',
    reason: say('save-undecided'),
  });
  expect(textIn(await store.read(), 'pages/new.yaml')).toBe('title: New\n');
  // Other files, and the one in question, can be changed.
  expect(await save(store, 'title: Welcome\n', home)).toMatchObject({ kind: 'saved' });
  expect(await save(store, feesWith(130))).toMatchObject({ kind: 'saved' });
  await publish(store, [{ file: fees, path: ['terms', 0, 'amount'] }]);
  expect([published(fees), published(home)]).toEqual([feesWith(130), 'title: Welcome\n']);
  expect(await save(store, null, 'pages/new.yaml')).toMatchObject({ kind: 'saved' });
});
