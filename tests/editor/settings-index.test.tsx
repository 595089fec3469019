// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldsOf } from '../../schema/fields/field.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import { FileScreen } from '../../src/editor/screens/FileScreen.tsx';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});
afterEach(cleanup);

type Screen = ComponentType<{ session: Session; state: Session['state'] }>;

function Show({ session, Part }: { session: Session; Part: Screen }) {
  return <Part session={session} state={useSession(session)} />;
}

const open = (
  Part: Screen,
  address = '/@edit/file?name=site.yaml',
  { session } = openSession(),
) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Show session={session} Part={Part} />
    </MemoryRouter>,
  );
};

const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the settings are a list by task: each setting once, opening hours and dates with them, dangerous ones last', () => {
  open(FileScreen);
  const [first, ...others] = screen.getAllByRole('region');
  expect(first && hrefs(first)).toEqual(
    expect.arrayContaining([
      '/@edit/notice',
      '/@edit/file?name=site.yaml&at=contacts',
      // The calendar of the library.
      '/whats-on?edit&at=blocks.3',
    ]),
  );
  expect(others.at(-1)?.getAttribute('aria-label')).toContain('With care');
  const all = hrefs(screen.getByRole('main'));
  for (const name of fieldsOf(siteSchema)?.keys() ?? []) {
    const address = name === 'notice' ? '/@edit/notice' : `/@edit/file?name=site.yaml&at=${name}`;
    expect(
      all.filter((one) => one === address),
      name,
    ).toHaveLength(1);
  }
});

test('terms and conditions of a page are not among opening hours and dates', () => {
  const opened = openSession();
  const items = [{ text: 'Quiet after nine.' }];
  const block = { type: 'checklist', look: 'numbers', title: 'Rules of the house', items };
  opened.session.edit([{ file, op: { op: 'insert', path: ['blocks'], index: 0, value: block } }]);
  open(FileScreen, undefined, opened);
  expect(screen.queryByRole('link', { name: /Rules of the house/ })).toBeNull();
});

const now = (name: string) =>
  screen.getByRole('link', { name }).closest('li')?.querySelector<HTMLElement>('div > p');

test('each setting says what it is now, in the language of whoever wrote that', () => {
  open(FileScreen);
  expect(now('Name')?.textContent).toBe('Maktaba ya Mji wa Mtoni');
  expect(now('Name')?.lang).toBe('sw-KE');
  expect(now('Urgent notice')?.textContent).toBe('None');
  expect(now('Urgent notice')?.lang).toBe('');
});

test('the parts of the theme are a list, each with a form of its own, and a way back', () => {
  open(FileScreen, '/@edit/file?name=theme.yaml');
  const links = hrefs(screen.getByRole('main'));
  for (const name of fieldsOf(themeSchema)?.keys() ?? [])
    expect(links).toContain(`/@edit/file?name=theme.yaml&at=${name}`);
  cleanup();
  open(FileScreen, '/@edit/file?name=theme.yaml&at=defaultPattern');
  screen.getByRole('button', { name: /^Usual pattern/ });
  expect(screen.queryByRole('group')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Theme' }));
  screen.getByRole('link', { name: 'Usual pattern' });
});

test('what changes seldom is folded until it is searched for or wrong', () => {
  open(FileScreen);
  expect(screen.getByRole('link', { name: 'Embeds' }).closest('details')).not.toBeNull();
  search('Embeds');
  expect(screen.getByRole('link', { name: 'Embeds' }).closest('details')).toBeNull();
});

test('the form of a setting has that setting alone', () => {
  open(FileScreen, '/@edit/file?name=site.yaml&at=timeZone');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  screen.getByRole('textbox', { name: /^Time zone/ });
  screen.getByRole('heading', { name: 'Time zone' });
  fireEvent.click(screen.getByRole('button', { name: 'Settings of the site' }));
  screen.getByRole('heading', { name: 'Settings of the site' });
});

test('a search finds settings by what they are for and what they say, and the texts and pictures of pages', () => {
  open(FileScreen);
  search('Nairobi');
  expect(hrefs(screen.getByRole('main'))).toContain('/@edit/file?name=site.yaml&at=timeZone');
  search('photo');
  const pages = within(screen.getByRole('region', { name: 'On pages' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/?edit&at=blocks.0.image',
  );
});

test('the list of pages finds a page by a text on it, and shows the words around', () => {
  open(PagesScreen, '/@edit');
  search('meza dirishani');
  const list = screen.getByRole('main').querySelector<HTMLElement>(':scope > ul');
  expect(list && within(list).getAllByRole('listitem')).toHaveLength(1);
  const found = screen.getByText('meza dirishani', { selector: 'mark' }).parentElement;
  expect(found?.textContent).toContain('Vitabu vya kuazima, meza dirishani, na mtu');
});
