import { expect, test } from 'vitest';
import { publish, storeSetup } from './store-setup.ts';

const old = 'images/old.jpg';

/** A picture that is published, and one that is not yet. */
async function begin() {
  const setup = await storeSetup();
  const { repository, open } = setup;
  repository.commit('main', { [`content/${old}`]: Uint8Array.of(1, 2, 3) });
  const store = open();
  const id = (await store.read()).pictures.find(({ name }) => name === 'old.jpg')?.id ?? '';
  return { ...setup, store, id };
}

const names = ({ pictures }: { pictures: readonly { name: string }[] }) =>
  pictures.map(({ name }) => name);

test('a deleted picture is a draft: it is seen as a change, comes back as it was, and is gone when it is published', async () => {
  const { store, id, repository, open } = await begin();
  const there = () => repository.text('main', `content/${old}`) !== undefined;
  expect(await store.save([{ file: old, baseHash: id, text: null }])).toEqual({
    kind: 'saved',
    hashes: { [old]: null },
  });
  const without = await store.read();
  expect(names(without)).toEqual([]);
  expect(without.published).toEqual({ [old]: id });
  expect(names(await open('baraka').read())).toEqual(['old.jpg']);
  await store.save([{ file: old, baseHash: null, text: id }]);
  const back = await store.read();
  expect([names(back), back.published]).toEqual([['old.jpg'], {}]);
  expect(back.pictures[0]?.id).toBe(id);
  await store.save([{ file: old, baseHash: id, text: null }]);
  expect(there()).toBe(true);
  await publish(store);
  expect(there()).toBe(false);
  expect((await store.read()).published).toEqual({});
});

test('a deletion that waited for the network is published alone, unless the picture is another one meanwhile', async () => {
  const { store, id, repository } = await begin();
  const only = { changes: [{ file: old, before: id, after: null }], uploads: [] };
  repository.commit('main', { [`content/${old}`]: Uint8Array.of(4) });
  await publish(store, [], only);
  expect(repository.text('main', `content/${old}`)).toBeDefined();
  repository.commit('main', { [`content/${old}`]: Uint8Array.of(1, 2, 3) });
  await publish(store, [], only);
  expect(repository.text('main', `content/${old}`)).toBeUndefined();
});

test('a picture that somebody has replaced meanwhile is not deleted unseen', async () => {
  const { store, id, repository } = await begin();
  await store.save([{ file: old, baseHash: id, text: null }]);
  repository.commit('main', { [`content/${old}`]: Uint8Array.of(4) });
  const later = await store.read();
  expect(names(later)).toEqual(['old.jpg']);
  expect(later.published).toEqual({});
  expect(await store.save([{ file: old, baseHash: id, text: null }])).toMatchObject({
    kind: 'changed',
  });
});
