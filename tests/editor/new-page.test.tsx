// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openText } from '../../src/content/yaml/open-text.ts';
import { NewPageScreen } from '../../src/editor/screens/pages/NewPageScreen.tsx';
import { listPages } from '../../src/editor/screens/pages/page-tree.ts';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { unfinishedIn } from '../../src/editor/session/unfinished-texts.ts';
import { pageKinds } from '../../src/editor/starting-content/start-page.ts';
import en from '../../src/editor/words/languages/en/screens.json';
import { speak } from '../../src/editor/words/words.ts';
import { footballLeague } from '../built/football-league.ts';
import { isLong, longTest } from '../sample.ts';
import { openSession, storedSite } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});
afterEach(cleanup);

function Screens({ session }: { session: Session }) {
  const state = useSession(session);
  return (
    <Routes>
      <Route path="/@edit" element={<PagesScreen session={session} state={state} />} />
      <Route path="/@edit/new" element={<NewPageScreen session={session} state={state} />} />
      <Route path="*" element={<h1>The page itself</h1>} />
    </Routes>
  );
}

async function openScreens(folder: string, address = '/@edit') {
  const { session } = openSession(undefined, await storedSite(folder));
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screens session={session} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  let clicks = 0;
  const click = (one: HTMLElement) => {
    clicks += 1;
    return user.click(one);
  };
  return { session, user, click, clicks: () => clicks };
}

const valuesOf = (session: Session, file: string) => openText(session.textOf(file) ?? '')?.value;

/** What would be pointed out as an example that is left. */
const left = (session: Session) =>
  unfinishedIn(session.state, session.changes()).map(({ value }) => value);

test('a page about an event takes seven clicks from the list of pages, and then shows itself', async () => {
  const { session, user, click, clicks } = await openScreens('scripts/starter/library');
  await click(screen.getByRole('link', { name: 'New page' }));
  // The title has the focus already.
  await user.keyboard('Night of poems');
  await click(screen.getByRole('radio', { name: 'An event' }));
  await click(screen.getByLabelText('Day of the event'));
  await user.keyboard('2031-05-08');
  const parent = screen.getByRole('combobox', { name: 'It belongs under' });
  await click(parent);
  await user.selectOptions(parent, '/whats-on');
  await click(screen.getByRole('radio', { name: 'On certain days only' }));
  await user.type(screen.getByLabelText('Until'), '2031-05-08');
  await click(screen.getByRole('button', { name: 'Make the page' }));
  expect(clicks()).toBeLessThanOrEqual(7);
  expect(screen.getByRole('heading', { name: 'The page itself' })).toBeTruthy();
  expect(valuesOf(session, 'pages/whats-on/night-of-poems.yaml')).toMatchObject({
    title: 'Night of poems',
    publishUntil: '2031-05-08',
    blocks: [{}, { events: [{ event: 'Night of poems', date: '2031-05-08' }] }, {}, {}],
  });
  // What she said herself is no example; what the page begins with is.
  expect(left(session)).toEqual([en.pages.starts.eventText, en.pages.starts.eventWay]);
});

const sites = [
  'scripts/starter/library',
  'scripts/starter/clinic',
  'tests/fixtures/fish-market/content',
];

// In the sample, each kind is made on one of the sites.
test.each([...sites.entries()])(
  'every kind of page can be made on site %i, %s, without a mistake',
  async (nth, folder) => {
    for (const [index, kind] of pageKinds.entries()) {
      if (!isLong && index % sites.length !== nth) continue;
      const { session, user } = await openScreens(folder, '/@edit/new');
      await user.keyboard('A page of its kind');
      await user.click(screen.getByRole('radio', { name: en.pages.kinds[kind] }));
      const day = screen.queryByLabelText('Day of the event');
      if (day) await user.type(day, '2031-05-08');
      await user.click(screen.getByRole('radio', { name: 'Not yet: it is a draft' }));
      await user.click(screen.getByRole('button', { name: 'Make the page' }));
      await session.engine.whenSettled();
      const mistakes = session.state.diagnostics.filter(
        ({ file, severity }) => file === 'pages/a-page-of-its-kind.yaml' && severity === 'error',
      );
      // Facts, such as the hours of an office, are for her to write.
      expect(
        mistakes.filter(({ code }) => code !== 'missing-field' && code !== 'empty-list'),
        kind,
      ).toEqual([]);
      expect(left(session), kind).not.toEqual([]);
      expect(left(session), kind).not.toContain('A page of its kind');
      expect(valuesOf(session, 'pages/a-page-of-its-kind.yaml')).toMatchObject({ draft: true });
      cleanup();
    }
  },
);

test('below another page a page is listed by itself; whoever does not want that says so', async () => {
  for (const [isListed, inMenu] of [
    [true, undefined],
    [false, { inMenu: false }],
  ] as const) {
    const { session, user } = await openScreens(
      'scripts/starter/library',
      '/@edit/new?under=/borrow',
    );
    await user.keyboard('Late returns');
    if (!isListed) await user.click(screen.getByRole('checkbox', { name: 'The menu lists it' }));
    await user.click(screen.getByRole('button', { name: 'Make the page' }));
    const page = valuesOf(session, 'pages/borrow/late-returns.yaml');
    expect(page).toMatchObject({ title: 'Late returns' });
    expect(Object(page)['listing']).toEqual(inMenu);
    cleanup();
  }
});

longTest(
  'a new entry takes three clicks, has the date of today, and stands first below its collection',
  async () => {
    const { session, user, click, clicks } = await openScreens(footballLeague());
    expect(screen.getAllByText(/^\/noticias\//)).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show more: 100 are left' }));
    expect(screen.getAllByText(/^\/noticias\//)).toHaveLength(200);
    await click(screen.getByRole('link', { name: 'New page' }));
    await user.keyboard('Copa de verano');
    await click(screen.getByRole('radio', { name: 'News' }));
    await click(screen.getByRole('button', { name: 'Make the page' }));
    expect(clicks()).toBe(3);
    const made = valuesOf(session, 'pages/noticias/copa-de-verano.yaml');
    expect(made).toMatchObject({
      title: 'Copa de verano',
      date: expect.stringMatching(/^20\d\d-/),
    });
    expect(made).not.toHaveProperty('listing');
    const entries = listPages(session).filter(({ isEntry }) => isEntry);
    expect(entries.find(({ address }) => address.startsWith('/noticias/'))?.title).toBe(
      'Copa de verano',
    );
  },
);
