// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { App } from '../../src/editor/screens/App.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speakAsChosen } from '../../src/editor/words/editor-language.ts';
import { file, openSession, setTitle } from './opened-session.ts';

/*
 * What a screen reader finds on the main screens: their landmarks, headings, controls and live messages by role and
 * name. The trees as a browser gives them are compared in tests/long/screen-reader.test.ts.
 */

beforeEach(async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  localStorage.clear();
  await speakAsChosen('en');
});
afterEach(cleanup);

type Role = Parameters<typeof screen.getByRole>[0];

/** Opens a screen of a site in which a title was changed, and expects what is heard of it. */
async function hears(
  address: string,
  heading: string,
  expected: readonly (readonly [Role, string])[],
) {
  const { session } = openSession();
  setTitle(session, 'Borrowing');
  await session.save();
  render(
    <MemoryRouter initialEntries={[address]}>
      <App session={session} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: heading });
  const main = within(screen.getByRole('main'));
  for (const [role, name] of expected)
    // What is hidden is not sought out: it takes most of the time.
    expect(main.queryAllByRole(role, { name, hidden: true }).length, name).toBeGreaterThan(0);
  const bar = within(screen.getByRole('banner', { name: 'Editor' }));
  await expect.poll(() => bar.getByRole('status').textContent).toContain('All changes kept');
  bar.getByRole('link', { name: /^Publish\s*,\s*1\s*changed file$/ });
  return main;
}

test('the list of pages', async () => {
  const main = await hears('/@edit', 'Pages', [
    ['link', 'Urgent notice'],
    ['link', 'New page'],
    ['link', 'Translate: Borrowing'],
    ['searchbox', 'Search titles, addresses and texts'],
    ['link', 'Borrowing'],
    ['link', 'History: Borrowing'],
    ['button', 'Delete: Borrowing'],
  ]);
  const search = main.getByRole('searchbox', { hidden: true });
  fireEvent.change(search, { target: { value: 'Borrowing' } });
  expect(
    main.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent),
  ).toContain('1 page');
});

test('the screen that publishes', async () => {
  await hears('/@edit/publish', 'Publish 1 change', [
    ['button', 'Go down to publish'],
    ['heading', 'Borrowing'],
    ['button', 'Put this page back: Borrowing'],
    ['link', 'Go to the field: Title'],
    ['textbox', 'What changed, in a sentence'],
    ['button', 'Publish now'],
  ]);
});

test('the urgent notice', async () => {
  await hears('/@edit/notice', 'Urgent notice', [
    ['textbox', 'Text'],
    ['group', 'When it ends'],
    ['button', 'Tomorrow at 18:00'],
    ['combobox', 'How serious it is'],
    ['button', 'Publish the notice'],
    ['region', 'On a phone'],
  ]);
});

function OpenedPanel({ session }: { session: Session }) {
  const form = useFormOf({ session, file, open: () => {}, addBlock: () => {} });
  const choice = { path: [], count: 0 };
  return form && <Panel form={form} choice={choice} close={() => {}} notice={null} />;
}

test('the form of a page, and a mistake in it', async () => {
  const { session } = openSession();
  render(
    <MemoryRouter>
      <OpenedPanel session={session} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole('region', { name: 'Edit' }));
  panel.getByRole('navigation', { name: 'Where you are' });
  panel.getByRole('button', { name: 'Close the panel' });
  const title = panel.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription(/search results/);
  session.edit([{ file, op: { op: 'set', path: ['title'], value: '' } }]);
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
  expect(title).toHaveAccessibleDescription(/Mistake: /);
});
