// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import { useFindPageKey } from '../../src/editor/screens/pages/find-page-key.ts';
import { copyPage } from '../../src/editor/screens/pages/copy-page.ts';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { unfinishedIn } from '../../src/editor/session/unfinished-texts.ts';
import { pageTitle } from '../../src/editor/site/index.ts';
import { textOfSentence } from '../../src/editor/words/sentence.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { openSession, storedSite } from './opened-session.ts';

afterEach(cleanup);

function Shown({ session }: { session: Session }) {
  useFindPageKey();
  const { pathname, search } = useLocation();
  return (
    <>
      <Bar
        session={session}
        width="desktop"
        setWidth={vi.fn()}
        isTried={false}
        setIsTried={vi.fn()}
      />
      <PagesScreen session={session} state={useSession(session)} />
      <output>{pathname + search}</output>
    </>
  );
}

const show = () => {
  const { session } = openSession();
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  return userEvent.setup();
};

test('Ctrl+K, a word and Enter open a page', async () => {
  const user = show();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.paste('/borrow');
  await user.keyboard('{Enter}');
  expect(screen.getByText('/borrow?edit')).toBeInTheDocument();
});

const notice = () => screen.queryByRole('region', { name: 'Urgent notice' });

test('while a search is typed, the notice makes room for the pages that are found', async () => {
  const site = await storedSite('scripts/starter/library');
  const settings = site.files['site.yaml'] ?? expect.unreachable();
  const text = `${settings.text}\nnotice: { text: Closed. }\n`;
  const { session } = openSession(undefined, {
    ...site,
    files: { ...site.files, 'site.yaml': { ...settings, text } },
  });
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  expect(notice()).toBeVisible();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'borrow');
  expect(notice()).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  expect(notice()).toBeVisible();
});

test('the list begins with the search, and everything about the whole site is in one menu', async () => {
  const user = show();
  const first = screen.getByRole('main').querySelector('input, a, button');
  expect(first).toBe(screen.getByRole('searchbox'));
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = within(screen.getByRole('group', { name: 'More' }));
  expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/@edit/file?name=site.yaml',
  );
  expect(menu.getByRole('link', { name: 'Open the guide' })).toHaveAttribute(
    'href',
    '/@edit/guide#page',
  );
  expect(screen.queryByRole('radio', { name: /^Mistakes/ })).toBeNull();
});

test('a copy tells how many texts have the old name, here and where it is published', async () => {
  const { session } = openSession();
  const from = 'pages/borrow.yaml';
  const name = pageTitle(session, from);
  session.edit([
    { file: from, op: { op: 'set', path: ['description'], value: `${name}, at home.` } },
  ]);
  const blocks = { op: 'set' as const, path: ['blocks', 0, 'title'], value: name };
  session.edit([{ file: from, op: blocks }]);
  const to = 'pages/borrow-2.yaml';
  expect(copyPage(session, { from, to, title: 'Again' }, 'Made.')).toBe(true);
  const leftTexts = () =>
    unfinishedIn(session.state, session.changes()).filter(({ file }) => file === to);
  expect(leftTexts().map(({ path, isCopied }) => [path.join('.'), isCopied])).toContainEqual([
    'blocks.0.title',
    true,
  ]);
  expect(textOfSentence(session.state.outcome?.text ?? '')).toMatch(
    new RegExp(`^Made\\. ${leftTexts().length} texts? in it ha(?:s|ve) the old name\\.`),
  );
  session.edit([{ file: to, op: { ...blocks, value: 'Again' } }]);
  expect(leftTexts().map(({ path }) => path.join('.'))).not.toContain('blocks.0.title');
});

const shelfFile = (title: string) => `pages/borrow/${title.toLowerCase().replace(' ', '-')}.yaml`;

const rowOf = (name: string) =>
  within(screen.getByRole('link', { name }).closest('li') ?? document.body);

test('the list says what the menu leaves out, and pins a page to it', async () => {
  const { session } = openSession();
  const added = Array.from({ length: 20 }, (_, index) => `Shelf ${index + 1}`);
  session.changeTexts(
    added.map((title) => ({
      file: shelfFile(title),
      before: null,
      after: `title: ${title}\nblocks:\n  - type: prose\n    text: Books.\n`,
    })),
  );
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  const above = rowOf('Kuazima');
  expect(await above.findByText('The menu shows 12 of the 20 pages below it')).toBeVisible();
  expect(rowOf('Shelf 1').getByText('In the menu')).toBeVisible();
  expect(rowOf('Shelf 20').queryByText('In the menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Always in the menu: Shelf 20' }));
  expect(await rowOf('Shelf 20').findByText('In the menu')).toBeVisible();
  expect(session.textOf(shelfFile('Shelf 20'))).toContain('pinned: true');
  await user.click(
    screen.getByRole('button', { name: 'Always in the menu: Shelf 20', pressed: true }),
  );
  await waitFor(() => expect(rowOf('Shelf 20').queryByText('In the menu')).toBeNull());
  expect(session.textOf(shelfFile('Shelf 20'))).not.toContain('pinned');
});

const titles = () =>
  [...document.querySelectorAll('main ul li > div:first-child > a:first-of-type')].map(
    ({ textContent }) => textContent,
  );

const handleOf = (title: string) =>
  screen.getByRole('button', { name: `Place in the menu: ${title}` });

test('pages stand in the order of the menu, and change it and their level by keys on their handle, in one step', async () => {
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  const before = titles().slice(0, 5);
  expect(before[0]).toBe('Home');
  const second = before[1] ?? '';
  handleOf(second).focus();
  await user.keyboard('{ArrowDown}');
  expect(titles().slice(0, 5)).toEqual([before[0], before[2], second, before[3], before[4]]);
  expect(session.changes()).toHaveLength(2);
  await user.keyboard('{ArrowUp}');
  expect(titles().slice(0, 5)).toEqual(before);
  act(() => session.undo());
  act(() => session.undo());
  expect(session.changes()).toEqual([]);

  handleOf('Visit us').focus();
  await user.keyboard('{ArrowRight}');
  const above = before[before.indexOf('Visit us') - 1] ?? '';
  const address = screen.getByRole('link', { name: above }).getAttribute('href') ?? '';
  expect(screen.getByRole('link', { name: 'Visit us' })).toHaveAttribute(
    'href',
    address.replace('?edit', '/visit?edit'),
  );
  expect(handleOf('Visit us')).toHaveFocus();
  const texts = session.changes().map(({ after }) => after ?? '');
  expect(texts.join('\n')).toContain('movedFrom');
  expect(texts.join('\n')).not.toMatch(/to: \/visit$/m);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('link', { name: 'Visit us' })).toHaveAttribute('href', '/visit?edit');
  expect(titles()).toContain('Visit us');
  act(() => session.undo());
  act(() => session.undo());
  expect(session.changes()).toEqual([]);
});

const rowOfPage = (title: string) =>
  screen.getByRole('link', { name: title }).closest('li') ?? document.body;

/** Drags the page with a title to a height of the row of another one; returns where it would be put down. */
function drag(title: string, to: string, clientY: number): string | undefined {
  const row = rowOfPage(to);
  Object.assign(document, { elementFromPoint: () => row });
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 40));
  const handle = handleOf(title);
  // jsdom has no pointer events of its own.
  const point = (type: string) =>
    fireEvent(handle, new MouseEvent(type, { bubbles: true, clientY }));
  point('pointerdown');
  point('pointermove');
  const position = row.dataset['over'];
  point('pointerup');
  return position;
}

const addressOf = (title: string) =>
  screen.getByRole('link', { name: title }).getAttribute('href')?.replace('?edit', '') ?? '';

test('a page is dragged onto another one, and stands below it; back beside one, it takes the place there', async () => {
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  const before = titles().slice(0, 5);
  const [home = '', first = '', second = ''] = before;
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
  const was = addressOf(second);
  expect(drag(second, first, 20)).toBe('into');
  expect(addressOf(second)).toBe(addressOf(first) + was);
  expect(drag(second, first, 4)).toBe('before');
  expect(titles().slice(0, 5)).toEqual([home, second, first, before[3], before[4]]);
  expect(addressOf(second)).toBe(was);
  const last = before[4] ?? '';
  expect(drag(last, first, 20)).toBe('into');
  // The home page stays the first: what is put down at it becomes the first of the menu.
  expect(drag(last, home, 4)).toBe('before');
  expect(titles().slice(0, 5)).toEqual([home, last, second, first, before[3]]);
  for (let steps = 0; steps < 4; steps += 1) act(() => session.undo());
  expect(session.changes()).toEqual([]);
});

test('a search finds the words that visitors read, marks them, and leads to them', async () => {
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'beside the crane');
  const link = screen.getByRole('link', { name: /beside the crane/ });
  expect(link.querySelector('mark')?.textContent).toBe('beside the crane');
  expect(link.getAttribute('href')).toBe('/visit?edit&at=blocks.0.text');
  // What parts of pages are called in forms is nothing that a page says.
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'warmer background');
  expect(titles()).not.toContain('Visit us');
  // A title says more than a mention, and the site's name is read and not its place.
  const after = `title: A crane for hire
blocks:
  - type: prose
    title: Ask
    text: Everybody at {{site.name}} has [the key](/visit).
`;
  act(() => session.changeTexts([{ file: 'pages/tools.yaml', before: null, after }]));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'crane');
  expect(titles().slice(0, 2)).toEqual(['A crane for hire', 'Visit us']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'has the key');
  expect(screen.getByRole('link', { name: /has the key/ }).textContent).toBe(
    'Everybody at Harbour House has the key.',
  );
});
