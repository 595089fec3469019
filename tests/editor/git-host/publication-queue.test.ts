import { expect, test } from 'vitest';
import { uploadsIn } from '../../../src/content/editing/published-part.ts';
import { publishQueued, queuePublication } from '../../../src/editor/session/publication-queue.ts';
import { publishAll } from '../../../src/editor/session/publishing.ts';
import { openDevice, type Device } from './device.ts';
import { fees, feesText, storeSetup } from './store-setup.ts';

/** A device without a network, on which a title was written and is to be published. */
async function queueTitle(title: string, isAutomatic: boolean) {
  const setup = await storeSetup();
  const device = await openDevice(setup);
  device.cut(true);
  write(device, ['title'], title);
  const changes = device.session().changes();
  const message = 'Fees: another title';
  queuePublication(device.session(), {
    message,
    changes,
    uploads: uploadsIn(changes),
    isAutomatic,
  });
  return { setup, device };
}

const write = (device: Device, path: (string | number)[], value: string | number) =>
  device.session().edit([{ file: fees, op: { op: 'set', path, value } }]);

async function repair(device: Device): Promise<void> {
  device.cut(false);
  await device.session().refresh();
}

const renamed = feesText.replace('title: Fees', 'title: Prices');

test('what was to be published goes on by itself if that was chosen, with what others published, and without what came later', async () => {
  const { setup, device } = await queueTitle('Prices', true);
  write(device, ['terms', 1, 'amount'], 999);
  setup.changeOutside({ [fees]: feesText.replace('100', '150') });
  await device.crash();
  expect(device.session().state.queued).toHaveLength(1);
  await repair(device);
  expect(setup.published(fees)).toBe(renamed.replace('100', '150'));
  expect(device.session().state.queued).toEqual([]);
  expect(device.session().state.publication).toMatchObject({ kind: 'published' });
  expect(device.session().textOf(fees)).toContain('amount: 999');
});

test('otherwise it waits until it is asked for again, and can be taken back', async () => {
  const { setup, device } = await queueTitle('Prices', false);
  await repair(device);
  expect(setup.published(fees)).toBe(feesText);
  const [queued] = device.session().state.queued;
  await publishQueued(device.session(), queued?.id ?? '');
  expect(setup.published(fees)).toBe(renamed);

  const other = await queueTitle('Costs', true);
  for (const { id } of other.device.session().state.queued)
    other.device.session().dispatch({ kind: 'dequeued', id });
  await other.device.crash();
  await repair(other.device);
  expect(other.setup.published(fees)).toBe(feesText);
  expect(other.device.session().textOf(fees)).toContain('title: Costs');
});

test.each([
  ['conflicts', feesText.replace('title: Fees', 'title: Charges')],
  ['mistakes', `${feesText}note: MISTAKE\n`],
])(
  'what others have published is in its way (%s): somebody has to look at it',
  async (kind, theirs) => {
    const { setup, device } = await queueTitle('Prices', true);
    setup.changeOutside({ [fees]: theirs });
    await repair(device);
    await device.session().refresh();
    expect(setup.published(fees)).toBe(theirs);
    expect(device.session().state.queued).toMatchObject([{ obstacle: { kind } }]);
  },
);

test('changes that another device saves while she reviews are not published with hers', async () => {
  const setup = await storeSetup();
  const [phone, laptop] = [await openDevice(setup), await openDevice(setup)];
  write(phone, ['title'], 'Prices');
  write(laptop, ['terms', 0, 'amount'], 120);
  const saved = async () => {
    await laptop.session().save();
    return setup.drafted(fees) ?? '';
  };
  await expect.poll(saved).toContain('120');
  const answer = await publishAll(phone.session(), { message: 'Title', choices: [] });
  expect(answer).toMatchObject({ kind: 'failed' });
  expect(setup.published(fees)).toBe(feesText);
  // Now she has seen both.
  expect(await publishAll(phone.session(), { message: 'Both', choices: [] })).toMatchObject({
    kind: 'published',
  });
  expect(setup.published(fees)).toBe(renamed.replace('100', '120'));
});
