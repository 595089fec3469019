// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guideAt, guideOfScreen } from '../../src/editor/panel/guide-at.ts';
import { nodesTo } from '../../src/editor/site/edit-node.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { valueOf } from '../../src/editor/site/value-of.ts';
import { App } from '../../src/editor/screens/App.tsx';
import { chooseLanguage, speakAsChosen } from '../../src/editor/words/editor-language.ts';
import { inEditorWords } from '../../src/editor/words/message-words.ts';
import { counted, currentWords, fill } from '../../src/editor/words/words.ts';
import { say } from '../../src/messages/message.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession, setTitle } from './opened-session.ts';

beforeEach(async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  localStorage.clear();
  await speakAsChosen('en');
});
afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
  localStorage.clear();
});

function openPages(change: (session: Session) => void = () => undefined, address = '/@edit') {
  const { session } = openSession();
  change(session);
  render(
    <MemoryRouter initialEntries={[address]}>
      <App session={session} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('an editor chooses her language in the settings, which say that the site stays; it is remembered', async () => {
  const settings = '/@edit/file?name=site.yaml';
  const user = openPages(undefined, settings);
  const language = await screen.findByRole('group', { name: 'Language of the editor' });
  expect(language).toHaveAccessibleDescription(/Nothing on the site changes/);
  await user.click(within(language).getByRole('radio', { name: 'Kiswahili' }));
  await screen.findByRole('heading', { name: 'Mipangilio ya tovuti' });
  expect(document.documentElement.lang).toBe('sw');
  cleanup();
  await speakAsChosen('en-GB');
  openPages();
  await screen.findByRole('heading', { name: 'Kurasa' });
});

test('in Arabic the editor reads from the right, and counts in its six forms', async () => {
  await chooseLanguage('ar');
  openPages();
  await screen.findByRole('heading', { name: 'الصفحات' });
  const { lang, dir } = document.documentElement;
  expect([lang, dir]).toEqual(['ar', 'rtl']);
  const { found } = currentWords().pages;
  expect([1, 2, 3, 11, 100].map((count) => counted(found, count))).toEqual([
    'صفحة واحدة',
    'صفحتان',
    '3 صفحات',
    '11 صفحة',
    '100 صفحة',
  ]);
  expect(fill(currentWords().pages.reachedAt, { address: '/fees' })).toBe(
    'عنوانها على الويب: \u2066/fees\u2069',
  );
  expect(inEditorWords(say('web-phoneTwo', { value: '+254 700 000 001' }))).toContain(
    '\u2066+254 700 000 001\u2069',
  );
  await chooseLanguage('en');
  expect(document.documentElement.dir).toBe('ltr');
});

test('? shows a table of all keys, but not where it is typed', async () => {
  const user = openPages();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('link', { name: 'New page' }).focus();
  await user.keyboard('?');
  const table = within(screen.getByRole('dialog', { name: 'Keys' })).getByRole('table');
  expect(within(table).getByRole('row', { name: 'Alt+← Open what is around it' })).toBeTruthy();
});

test('one key leads from any screen to publishing, and there to the button, however long the list is', async () => {
  const user = openPages((session) => setTitle(session, 'Borrowing'));
  screen.getByRole('link', { name: 'New page' }).focus();
  await user.keyboard('{Control>}{Shift>}p{/Shift}{/Control}');
  const button = await screen.findByRole('button', { name: 'Publish now' });
  expect(document.activeElement).not.toBe(button);
  await user.keyboard('{Control>}{Shift>}p{/Shift}{/Control}');
  expect(document.activeElement).toBe(button);
});

test('whoever speaks to a computer, which may press it, switches the key ? off for good', async () => {
  const user = openPages();
  const open = async () => {
    screen.getByRole('link', { name: 'New page' }).focus();
    await user.keyboard('?');
  };
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'The key ? opens this table' }));
  cleanup();
  openPages();
  await open();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('the form of a page begins with its title and texts; what it is listed under is folded below', () => {
  const { session } = openSession();
  render(
    <OpenedForm
      session={session}
      show={(form) => (
        <Panel form={form} choice={{ path: [], count: 0 }} close={() => {}} notice={null} />
      )}
    />,
    { wrapper: MemoryRouter },
  );
  const blocks = screen.getByText('What is on the page');
  const folded = screen.getByText('More').closest('details');
  expect(isBefore(screen.getByLabelText(/^Title/), blocks)).toBe(true);
  for (const name of ['Pattern', 'Name in the menu']) {
    const field = screen.getByText(name);
    expect(isBefore(blocks, field) && folded?.contains(field), name).toBe(true);
  }
});

test('the guide opens at the block that contains what is open', () => {
  const { session } = openSession();
  const root = valueOf(session, file) ?? null;
  const at = (path: (string | number)[]) => guideAt('/guide', 'en', nodesTo(file, root, path));
  expect(at([])).toBe('/guide#page');
  expect(at(['blocks', 2, 'items', 1])).toBe('/guide#checklist');
  expect(guideAt('/guide', 'sw', [])).toBe('/guide-sw#page');
  expect(guideOfScreen('/guide', 'sw', '/@edit/notice')).toBe('/guide-sw#urgent-notice');
});

test('F6 goes from region to region on screens without a page too, but not out of a dialog', async () => {
  const user = openPages();
  await user.keyboard('{Shift>}{F6}{/Shift}');
  const main = screen.getByRole('main');
  expect(document.activeElement).toBe(main);
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog');
  within(dialog).getByRole('checkbox').focus();
  await user.keyboard('{Shift>}{F6}{/Shift}');
  expect(dialog.contains(document.activeElement)).toBe(true);
});
