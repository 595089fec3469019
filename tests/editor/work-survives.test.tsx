// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import { openDraftStore } from '../../src/editor/session/draft-store.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { StoreUnavailable } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { openDevice } from './git-host/device.ts';
import { fees, feesWith, storeSetup } from './git-host/store-setup.ts';
import { file, files, openSession, setTitle } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const Shown = ({ session }: { session: Session }) => (
  <MemoryRouter>
    <Bar
      session={session}
      width="desktop"
      setWidth={() => undefined}
      isTried={false}
      setIsTried={() => undefined}
    />
  </MemoryRouter>
);

test('a device without room is told at the first change, with what to do', async () => {
  const { session, draftStore } = openSession();
  draftStore.write.mockResolvedValue('full');
  render(<Shown session={session} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => void setTitle(session, 'Take home'));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This device has no room left.*Do not close it\. Make room/,
  );
  session.close();
});

test('that the disk with the site is full is told when it refuses, and the work stays', async () => {
  const { session } = openSession((store) => ({
    ...store,
    save: () => Promise.reject(new StoreUnavailable('full')),
  }));
  render(<Shown session={session} />);
  act(() => void setTitle(session, 'Take home'));
  await screen.findByText('The disk is full. Kept in this browser until there is room.');
  expect(session.textOf(file)).toContain('title: Take home');
  session.close();
});

test('work that an earlier version of the editor has stored goes on in this one', async () => {
  const text = files[file]?.text ?? '';
  const title = 'Take home';
  const after = text.replace(/^title: .*/m, `title: ${title}`);
  // What the first version knew of: neither examples nor a queue.
  const stored = new Map<string, unknown>([
    [
      'library 1',
      {
        draft: {
          files: { [file]: { base: text, baseHash: files[file]?.hash, text: after } },
          past: [{ changes: [{ file, patch: { before: text, after } }], at: 0, field: null }],
          future: [],
        },
        conflicts: [],
      },
    ],
  ]);
  const { work } = await openDraftStore('library', {
    keys: async () => [...stored.keys()],
    get: async (key) => stored.get(key),
    set: async (key, value) => void stored.set(key, value),
    del: async (key) => void stored.delete(key),
    hold: () => undefined,
    whileFree: (_, next) => next(),
  });
  const { session } = openSession(undefined, undefined, work);
  expect(session.textOf(file)).toBe(after);
  session.undo();
  expect(session.textOf(file)).toBe(text);
  session.close();
});

test('work without a network outlives an update of the site, and is joined with it', async () => {
  const setup = await storeSetup();
  const device = await openDevice(setup);
  const set = (path: (string | number)[], value: string | number) =>
    device.session().edit([{ file: fees, op: { op: 'set', path, value } }]);
  device.cut(true);
  set(['terms', 0, 'amount'], 150);
  await device.crash();
  set(['title'], 'Fees of 2027');

  // Developers change the same page and others, and the site is built anew.
  setup.changeOutside({ [fees]: feesWith(100, 250), 'pages/index.yaml': 'title: Welcome\n' });
  setup.build.latest = { files: {}, pictures: [], blocks: [] };
  device.cut(false);
  await device.crash();
  await device.session().refresh();
  const joined = feesWith(150, 250).replace('title: Fees', 'title: Fees of 2027');
  expect(device.session().textOf(fees)).toBe(joined);
  expect(device.session().textOf('pages/index.yaml')).toBe('title: Welcome\n');
  await device.session().save();
  expect(setup.drafted(fees)).toBe(joined);
  expect(setup.published(fees)).toBe(feesWith(100, 250));
  device.session().close();
});
