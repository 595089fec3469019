// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  ShowAnswer,
  ShownDraft,
  ShowRequest,
} from '../../src/content/edit-protocol/shown-draft.ts';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import { dayWords } from '../../src/editor/screens/history/VersionList.tsx';
import { NewAnswers } from '../../src/editor/screens/show/NewAnswers.tsx';
import { ShowScreen } from '../../src/editor/screens/show/ShowScreen.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { useSession } from '../../src/editor/session/use-session.ts';
import { answersEvent } from '../../src/editor/store/server-changes.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession, setTitle } from './opened-session.ts';

const css =
  '.hero { background: url(/@fonts/a.woff2) } .far { background: url(https://far.example/x) }';

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('in-editor')
      ? new Response('<link rel="stylesheet" href="/@styles.css">')
      : new Response(address.endsWith('.css') ? css : 'bytes', {
          headers: { 'content-type': address.endsWith('.css') ? 'text/css' : 'font/woff2' },
        }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const shown = (more: Partial<ShownDraft> = {}): ShownDraft => ({
  token: 'abcdefghijklmnopqrstuv',
  link: 'http://192.168.1.24:4000/draft/abcdefghijklmnopqrstuv',
  files: [file],
  shownAt: '2026-11-27T12:00:00Z',
  until: '2026-12-04T12:00:00Z',
  ended: null,
  opened: 0,
  answers: [],
  ...more,
});

/** The screen of a site whose page about borrowing has another title. */
async function openScreen(drafts: ShownDraft[] = [], answer?: ShowAnswer) {
  const requests: ShowRequest[] = [];
  const ended: string[] = [];
  const { session } = openSession((store) => ({
    ...store,
    links: {
      list: async () => ({ reach: 'network', drafts }),
      show: async (request) => {
        requests.push(request);
        const made = shown({ files: request.files });
        drafts.push(made);
        return answer ?? { kind: 'shown', draft: made };
      },
      end: async (token) => void ended.push(token),
    },
  }));
  setTitle(session, 'Borrow a <b>book</b>');
  await session.save(true);
  render(
    <MemoryRouter initialEntries={[`/@edit/show?file=${file}`]}>
      <Screen session={session} />
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Make a link' });
  return { session, requests, ended, drafts, user: userEvent.setup() };
}

function Screen({ session }: { session: Session }) {
  return <ShowScreen session={session} state={useSession(session)} />;
}

test('a link gets the draft of the chosen page as one document that loads and runs nothing', async () => {
  const { requests, user } = await openScreen();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByLabelText('The link')).toHaveValue(shown().link);
  const { documents, files, until } = requests[0] ?? expect.unreachable();
  expect(files).toEqual([file]);
  expect(until).toMatch(/Z$/);
  const page = new DOMParser().parseFromString(documents.draft, 'text/html');
  expect(page.title).toBe('Borrow a <b>book</b>');
  expect(page.body.textContent).toContain('Draft: not published yet');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(
    "default-src 'none'",
  );
  expect(page.querySelectorAll('script, link, iframe, [onclick]')).toHaveLength(0);
  for (const image of page.querySelectorAll('img[src]'))
    expect(image.getAttribute('src')).toMatch(/^data:/);
  // The site's menu and footer are around it, without its search.
  expect(page.querySelector('.sheet > header nav')?.textContent).toContain('Vyumba');
  expect(page.querySelectorAll('footer')).toHaveLength(2);
  expect(page.querySelector('header form')).toBeNull();
  // Links to pages that are not shown lead nowhere; nothing leads to the editor.
  for (const link of page.querySelectorAll('a[href]'))
    expect(link.getAttribute('href')).toMatch(/^(?:#|https?:|mailto:|tel:)/);
  // Fonts are in it, and nothing of other hosts.
  const styles = page.querySelector('style')?.textContent ?? '';
  expect(styles).toContain('url("data:font/woff2;base64,');
  expect(styles).not.toContain('far.example');
  const form = page.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', null]);
  expect(documents.answered).toContain('Your answer has arrived');
  expect(documents.ended).toContain('This draft is no longer open');
});

test('a link is open until a chosen day, and keeps it when it shows a later draft', async () => {
  const { requests, user } = await openScreen();
  const days = screen.getByRole('combobox', { name: 'Open until' });
  const [tomorrow = expect.unreachable()] = within(days).getAllByRole('option');
  await user.selectOptions(days, tomorrow);
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await expect.poll(() => requests.length).toBe(1);
  const until = new Date(requests[0]?.until ?? '');
  expect(dayWords(until.toISOString(), 'en-GB')).toBe(tomorrow.textContent);
  expect(requests[0]?.documents.draft).toContain(`Open until ${tomorrow.textContent}`);
  await user.click(await screen.findByRole('button', { name: 'Show the draft as it is now' }));
  await expect.poll(() => requests[1]?.until).toBe(shown().until);
});

test('what is new on a published page is marked, and nothing else', async () => {
  const { session, requests, user } = await openScreen();
  session.edit([
    { file, op: { op: 'set', path: ['blocks', 0, 'text'], value: 'Kadi ni **ya bure** kabisa.' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await expect.poll(() => requests.length).toBe(1);
  const html = requests[0]?.documents.draft ?? '';
  const page = new DOMParser().parseFromString(html, 'text/html');
  const marked = [...page.querySelectorAll('main .draft-new')].map((one) => one.textContent);
  expect(marked).toContain('Kadi ni ya bure kabisa.');
  expect(marked).not.toContain('Mapokezini');
});

const nothing = () => undefined;

test('the menu of the bar leads there with the page that is edited', async () => {
  const { session } = await openScreen();
  cleanup();
  session.engine.show(file);
  const views = {
    width: 'desktop' as const,
    setWidth: nothing,
    isTried: false,
    setIsTried: nothing,
  };
  render(<Bar session={session} {...views} hasPage />, { wrapper: MemoryRouter });
  await userEvent.setup().click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('link', { name: 'Show it to somebody' })).toHaveAttribute(
    'href',
    `/@edit/show?${new URLSearchParams({ file })}`,
  );
});

test('answers stand with their link; the link can be ended, or show the draft as it is now', async () => {
  const when = '2026-11-27T14:20:00Z';
  const { requests, ended, user } = await openScreen([
    shown({
      opened: 3,
      answers: [
        { isGood: true, comment: '', name: 'Mr Otieno', when },
        { isGood: false, comment: 'Term 2: <i>129,500</i>', name: '', when },
      ],
    }),
  ]);
  const link = within(await screen.findByRole('article'));
  expect(link.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Somebody: please change .*“Term 2: <i>129,500<\/i>”$/),
    expect.stringMatching(/^Mr Otieno: looks good /),
  ]);
  expect(link.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(shown().link)),
  );
  await user.click(link.getByRole('button', { name: 'Show the draft as it is now' }));
  await expect.poll(() => requests[0]?.token).toBe(shown().token);
  await user.click(link.getByRole('button', { name: 'End the link now' }));
  expect(ended).toEqual([shown().token]);
});

test('a computer in no network offers the file; the file answers by WhatsApp', async () => {
  const files: Blob[] = [];
  // jsdom has neither addresses of files nor downloads.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await openScreen([], { kind: 'offline' });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByText('This computer is in no network. Make a file instead.');
  await user.click(screen.getByRole('button', { name: 'Make one file to send' }));
  await expect.poll(() => files.length).toBe(1);
  const text = await textOf(files[0] ?? expect.unreachable());
  expect(text).toContain('https://wa.me/?text=');
  expect(text).toContain("form-action 'none'");
  expect(text).not.toContain('<form');
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

test('an answer shows beside the pages as soon as it comes', async () => {
  const { session, drafts } = await openScreen();
  cleanup();
  render(<NewAnswers session={session} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).toBeNull();
  const when = '2026-11-27T14:20:00Z';
  drafts.push(shown({ answers: [{ isGood: true, comment: '', name: 'Mrs Wanjiku', when }] }));
  dispatchEvent(new Event(answersEvent));
  await screen.findByText('Mrs Wanjiku: looks good');
  expect(screen.getByRole('link', { name: 'See 1 answer' })).toHaveAttribute('href', '/@edit/show');
});
