// @vitest-environment jsdom
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyEdits } from '../../src/content/yaml/apply-edit.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { isObject } from '../../schema/is-object.ts';
import { valueAt } from '../../schema/value-at.ts';
import { speakOfImport } from '../../src/editor/import/import-words.ts';
import { EditScreen } from '../../src/editor/screens/EditScreen.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { openSession, file } from './opened-session.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

addDialogs();
Object.assign(URL, { createObjectURL: () => 'blob:shown', revokeObjectURL: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(() => speakOfImport('en'));
afterEach(cleanup);

const ignore = () => undefined;

function Screen({ session }: { session: Session }) {
  const bar = {
    session,
    width: 'desktop',
    setWidth: ignore,
    isTried: false,
    setIsTried: ignore,
  } as const;
  return <EditScreen session={session} bar={bar} />;
}

function openPage(change?: Parameters<typeof openSession>[0]) {
  const { session } = openSession(change);
  render(
    <MemoryRouter initialEntries={['/borrow?edit']}>
      <Screen session={session} />
    </MemoryRouter>,
  );
  return session;
}

/** Pastes where the focus is on no field. */
async function paste(text: string, html = '') {
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : text),
  };
  fireEvent.paste(document.body, { clipboardData });
  return screen.findByRole(
    'dialog',
    { name: 'From a spreadsheet, letter or chat' },
    { timeout: 20_000 },
  );
}

const blocksNow = (session: Session) => {
  const blocks = valueAt(openText(session.textOf(file) ?? '')?.value, ['blocks']);
  return Array.isArray(blocks) ? blocks : [];
};

const fees =
  'Item\tAmount\nBorrower’s card\tKES 300\nLate return\tabout 50\n\nCards are valid for a year.';

test('what is pasted on a page becomes blocks, which are added in one step and taken back in one', async () => {
  const session = openPage();
  const before = blocksNow(session);
  const dialog = await paste(fees);
  expect(
    within(dialog).getByText(/Charge from column A “Item”|Name from column A “Item”/),
  ).toBeTruthy();
  expect(
    within(dialog).getByText(/B3: “about 50” is not a number\..*The field stays empty\./),
  ).toBeTruthy();
  // Nothing is written before it is said.
  expect(blocksNow(session)).toEqual(before);
  await act(async () => fireEvent.click(within(dialog).getByText('Add 2 blocks to the page')));
  const added = blocksNow(session).slice(before.length);
  expect(added).toHaveLength(2);
  expect(added[1]).toEqual({ type: 'prose', text: 'Cards are valid for a year.' });
  await act(async () => session.undo());
  expect(blocksNow(session)).toEqual(before);
});

test('parts are left out, columns chosen and the kind of block changed before anything is added', async () => {
  const session = openPage();
  const before = blocksNow(session);
  const dialog = await paste('Term\tOld\tNew\nTerm 1\t100\t120\nTerm 2\t200\t220\n\nPay in time.');
  fireEvent.change(within(dialog).getByLabelText('Becomes'), { target: { value: 'price-list' } });
  fireEvent.change(within(dialog).getByLabelText('Column C is'), { target: { value: 'amount' } });
  expect(within(dialog).getByText('Column B “Old” is left out.')).toBeTruthy();
  const [, text] = within(dialog).getAllByRole('checkbox', { name: /Add this block/ });
  if (text) fireEvent.click(text);
  await act(async () => fireEvent.click(within(dialog).getByText('Add 1 block to the page')));
  expect(blocksNow(session).slice(before.length)).toEqual([
    {
      type: 'price-list',
      items: [
        { name: 'Term 1', amount: 120 },
        { name: 'Term 2', amount: 220 },
      ],
    },
  ]);
});

test('a newer sheet shows what changes on the page by name, and changes what is chosen in one step', async () => {
  const session = openPage();
  const before = blocksNow(session);
  const index = before.findIndex((block) => isObject(block) && block['type'] === 'charges');
  const dialog = await paste(
    'Item\tAmount\nKadi iliyopotea\t200\nKadi\tfree\nMfuko\t80\nKuchelewesha kitabu\tabout 5',
  );
  expect(within(dialog).getByLabelText<HTMLSelectElement>('What to do with it').value).toBe(
    String(index),
  );
  const rows = within(dialog).getByRole('group', { name: 'What changes on the page' });
  expect(
    within(rows)
      .getAllByRole('checkbox')
      .map((one) => one.closest('label')?.textContent),
  ).toEqual([
    'Kadi iliyopoteaAmount: 150.5 → 200',
    'MfukoNewAmount: 80',
    'Kuchelewesha kitabuAmount: nil → nothing',
  ]);
  expect(within(rows).getByText('1 row stays as it is.')).toBeTruthy();
  expect(within(dialog).getByText(/B5: “about 5” is not a number/)).toBeTruthy();
  expect(blocksNow(session)).toEqual(before);
  const boxes = within(rows).getAllByRole('checkbox');
  for (const box of boxes) fireEvent.click(box);
  // The block is chosen, but nothing in it.
  within(dialog).getByRole('button', { name: 'Nothing changes on the page' });
  for (const box of boxes) fireEvent.click(box);
  fireEvent.click(within(rows).getByRole('checkbox', { name: /Kuchelewesha/ }));
  await act(async () => fireEvent.click(within(dialog).getByText('Update 1 table')));
  const after = blocksNow(session);
  expect(after).toHaveLength(before.length);
  expect(after[index]).toEqual({
    type: 'charges',
    title: 'Gharama',
    items: [
      { title: 'Kadi', amount: 'free' },
      { title: 'Mfuko', amount: 80 },
      { title: 'Kuchelewesha kitabu', detail: 'Hakuna faini tangu 2020.', amount: 'nil' },
      { title: 'Kadi iliyopotea', amount: 200 },
    ],
  });
  await act(async () => session.undo());
  expect(blocksNow(session)).toEqual(before);
});

test('a sheet of several classes becomes a table of each when that is chosen', async () => {
  const session = openPage();
  const before = blocksNow(session);
  const dialog = await paste('Term\tGrade 9\tGrade 10\nTerm 1\t100\t120\nTotal\t100\t120');
  fireEvent.click(within(dialog).getByText('Make a table of each: Grade 9, Grade 10'));
  // What is one class only is not split again, and the focus stays where the button was.
  expect(within(dialog).queryByText(/^Make a table of each/)).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getAllByRole('checkbox')[0]),
  );
  await act(async () => fireEvent.click(within(dialog).getByText('Add 2 blocks to the page')));
  expect(
    blocksNow(session)
      .slice(before.length)
      .map((block) => isObject(block) && block['title']),
  ).toEqual(['Grade 9', 'Grade 10']);
});

const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Drops files where no field is. */
async function drop(files: readonly File[]) {
  const dropped = createEvent.drop(document.body);
  Object.assign(dropped, { dataTransfer: { files, getData: () => '' } });
  fireEvent(document.body, dropped);
  return screen.findByRole(
    'dialog',
    { name: 'From a spreadsheet, letter or chat' },
    { timeout: 20_000 },
  );
}

test('pictures that are dropped are added when each is described, under the names that the site gives them', async () => {
  const uploaded: string[] = [];
  const session = openPage((store) => ({
    ...store,
    upload: async (_folder, name) => {
      if (name === 'broken.jpg') return { kind: 'refused', reason: 'damaged' };
      uploaded.push(name);
      const stored = { name: `photos/${name}`, width: 64, height: 48, address: '/x' };
      return { kind: 'taken', upload: { folder: 'images', stored } };
    },
  }));
  const before = blocksNow(session);
  const dialog = await drop([photograph('pool.jpg'), photograph('broken.jpg')]);
  const [first, second] = await within(dialog).findAllByLabelText(/^Description/);
  if (!first || !second) throw new Error('There are not two descriptions.');
  fireEvent.change(first, { target: { value: 'The new pool' } });
  fireEvent.click(within(dialog).getByText('Add 1 block to the page'));
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(uploaded).toEqual([]);
  fireEvent.change(second, { target: { value: 'The gate' } });
  fireEvent.click(within(dialog).getByText('Add 1 block to the page'));
  expect(await within(dialog).findByText(/“The gate” was not taken/)).toBeTruthy();
  expect(blocksNow(session)).toEqual(before);
});

test('described pictures become one block, in one step', async () => {
  const session = openPage((store) => ({
    ...store,
    upload: async (_folder, name) => ({
      kind: 'taken',
      upload: {
        folder: 'images',
        stored: { name: `photos/${name}`, width: 64, height: 48, address: '/x' },
      },
    }),
  }));
  const before = blocksNow(session);
  const dialog = await drop([photograph('pool.jpg'), photograph('gate.jpg')]);
  const descriptions = await within(dialog).findAllByLabelText(/^Description/);
  for (const [index, field] of descriptions.entries())
    fireEvent.change(field, { target: { value: `Picture ${index + 1} ` } });
  expect(
    within(dialog).getByText('Pictures are shown here when they are described and added.'),
  ).toBeTruthy();
  const [name] = within(dialog).getAllByLabelText('Name under the picture');
  if (name) fireEvent.change(name, { target: { value: 'Pool' } });
  await act(async () => fireEvent.click(within(dialog).getByText('Add 1 block to the page')));
  await waitFor(() => expect(blocksNow(session)).toHaveLength(before.length + 1));
  expect(blocksNow(session).at(-1)).toEqual({
    type: 'cards',
    items: [
      { title: 'Pool', image: { src: 'photos/pool.jpg', alt: 'Picture 1' } },
      { image: { src: 'photos/gate.jpg', alt: 'Picture 2' } },
    ],
  });
  await act(async () => session.undo());
  expect(blocksNow(session)).toEqual(before);
});

test('a paste into a field stays in that field', async () => {
  openPage();
  const field = await screen.findAllByRole('textbox');
  const [first] = field;
  if (first) fireEvent.paste(first, { clipboardData: { files: [], getData: () => fees } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page is shown with other texts of files, none of which is changed by that', async () => {
  const { session } = openSession();
  const settings = session.textOf('site.yaml') ?? '';
  const outside = applyEdits(settings, [
    {
      op: 'set',
      path: ['outside', 'new-map'],
      value: { label: 'New map', address: 'https://map.example/new' },
    },
  ]);
  if ('refused' in outside) throw new Error(inEnglish(outside.refused));
  const page = 'title: Borrow\nblocks:\n  - type: prose\n    text: See [the map](new-map).\n';
  const shown = await session.engine.preview(file, { [file]: page, 'site.yaml': outside.text });
  expect(shown?.html).toContain('href="https://map.example/new"');
  // Without the setting, the link leads nowhere, and the page cannot be shown.
  expect(await session.engine.preview(file, { [file]: page })).toBeNull();
  expect(await session.engine.preview(file, { [file]: 'title: [' })).toBeNull();
  const now = await session.engine.preview(file, {});
  expect(now?.html).not.toContain('the map');
});
