import { expect, test } from 'vitest';
import { copiedHost } from '../../../src/editor/store/git-host/copied-host.ts';
import { SiteCopy, type CopyStorage } from '../../../src/editor/store/git-host/site-copy.ts';
import { StoreUnavailable } from '../../../src/content/edit-protocol/store.ts';
import { memoryCopyStorage } from './device.ts';
import { fees, feesText, feesWith, publish, save, storeSetup, textIn } from './store-setup.ts';

/** A device that makes a copy of the site, with a line that can be cut. */
async function openDevice(setup: Awaited<ReturnType<typeof storeSetup>>, storage: CopyStorage) {
  const line = { isCut: false };
  const copy = new SiteCopy('lakeside', storage);
  let copied: ReturnType<typeof copiedHost> | null = null;
  const store = setup.open('amina', {
    through: (host) => {
      copied = copiedHost({ host, copy, isCopied: () => true, isAway: () => line.isCut });
      return copied;
    },
  });
  if (!copied) throw new Error('The host was not opened.');
  const { fromCopy }: ReturnType<typeof copiedHost> = copied;
  return { store, copy, line, fromCopy };
}

const away = { name: 'StoreUnavailable', problem: null };

test('a site opens from its copy as it was last read or saved, drafts and all; nothing else does', async () => {
  const setup = await storeSetup();
  const storage = memoryCopyStorage();
  const first = await openDevice(setup, storage);
  await first.copy.setBuild(setup.build.latest);
  await first.store.read();
  setup.changeOutside({ [fees]: feesWith(100, 300), 'pages/index.yaml': 'title: Welcome\n' });
  await first.store.read();
  await save(first.store, feesWith(150, 300));
  await expect
    .poll(() => storage.values.get('lakeside head drafts/amina'))
    .toEqual({ commit: expect.any(String) });

  const next = await openDevice(setup, storage);
  next.line.isCut = true;
  const site = await next.fromCopy(() => next.store.read());
  expect(textIn(site)).toBe(feesWith(150, 300));
  expect(textIn(site, 'pages/index.yaml')).toBe('title: Welcome\n');
  expect(site.published).toEqual({ [fees]: feesWith(100, 300) });
  // Without the copy, whatever is asked has no answer.
  await expect(next.store.read()).rejects.toMatchObject(away);
  await expect(save(next.store, feesText)).rejects.toMatchObject(away);
  next.line.isCut = false;
  expect(textIn(await next.store.read())).toBe(feesWith(150, 300));

  await next.copy.delete();
  expect(storage.values.size).toBe(0);
});

test('a copy that is interrupted, or that the disk has no room for, leaves the version before', async () => {
  const setup = await storeSetup();
  const storage = memoryCopyStorage();
  const device = await openDevice(setup, storage);
  await device.copy.setBuild(setup.build.latest);
  await device.store.read();
  for (const breakOff of [
    () => setup.double.fail(/git\/blobs/, 'lost-request'),
    () => {
      storage.isFull = true;
    },
  ]) {
    setup.changeOutside({ [fees]: feesWith(1, setup.double.requests.length) });
    breakOff();
    await device.store.read().catch((error: Error) => expect(error).toMatchObject(away));
    const next = await openDevice(setup, storage);
    expect(textIn(await next.fromCopy(() => next.store.read()))).toBe(feesText);
  }
});

test('what no version needs any more is deleted, and what one needs stays', async () => {
  const setup = await storeSetup();
  const storage = memoryCopyStorage();
  const { store, copy, fromCopy } = await openDevice(setup, storage);
  await copy.setBuild(setup.build.latest);
  await store.read();
  for (const amount of [1, 2, 3]) {
    await save(store, feesWith(amount));
    await store.read();
  }
  await publish(store);
  await store.read();
  const before = storage.values.size;
  await copy.prune(['main', 'drafts/amina']);
  expect(storage.values.size).toBeLessThan(before - 3);
  expect(textIn(await fromCopy(() => store.read()))).toBe(feesWith(3));
});

test('a picture that is added without a network waits in the browser, and is committed before what shows it', async () => {
  const setup = await storeSetup();
  const device = await openDevice(setup, memoryCopyStorage());
  await device.store.read();
  device.line.isCut = true;
  const answer = await device.store.upload('images', 'image.jpg', new Blob([jpeg(1)]));
  if (answer.kind !== 'taken') throw new Error('It was not taken.');
  const { name } = answer.upload.stored;
  // Phones call every picture so, on every device.
  expect(name).toMatch(/^image-[0-9a-f]{7}\.jpg$/);
  await expect(device.store.read()).rejects.toBeInstanceOf(StoreUnavailable);

  // It is closed and opened again meanwhile.
  const next = await openDevice(setup, memoryCopyStorage());
  await next.store.resume();
  setup.changeOutside({ 'images/image.jpg': 'of somebody else' });
  expect((await next.store.read()).pictures.map((one) => one.name)).toContain(name);
  expect(setup.drafted(`images/${name}`)).toBeDefined();
  await save(next.store, `${feesText}picture: ${name}\n`);
  expect(await publish(next.store)).toMatchObject({ kind: 'published' });
  expect(setup.published(`images/${name}`)).toBe(setup.drafted(`images/${name}`));
  expect(await setup.pending.all()).toEqual([]);
});

/** The beginning of a photograph. */
const jpeg = (last: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, last]);
