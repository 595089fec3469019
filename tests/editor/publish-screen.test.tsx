// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Value } from '../../src/content/yaml/edit-op.ts';
import { publishRequestSchema } from '../../src/content/edit-protocol/publish-request.ts';
import { undoPublication } from '../../src/editor/screens/publish/undo-publication.ts';
import { PublishNotice } from '../../src/editor/screens/notice/PublishNotice.tsx';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { publishAll } from '../../src/editor/session/publishing.ts';
import type { Session } from '../../src/editor/session/session.ts';
import type { PublishRequest } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession, setTitle, storedSite } from './opened-session.ts';
import { sayAsIs } from '../../src/messages/message.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

function Publish({ session }: { session: Session }) {
  return <PublishScreen session={session} state={useSession(session)} />;
}

test('after a failed attempt, changes that are put back leave nothing to publish', async () => {
  const { session } = openSession((store) => ({
    ...store,
    publish: async () => ({ kind: 'failed', reason: sayAsIs('GitHub is asleep') }),
  }));
  setTitle(session, 'Borrow and bring back');
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Publish 1 change');
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('GitHub is asleep');
  act(() => session.undo());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing to publish');
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('one of several changes of a page is left out where they are reviewed', async () => {
  const { session } = openSession();
  setTitle(session, 'Borrow and bring back');
  session.edit([{ file, op: { op: 'set', path: ['description'], value: 'How one borrows.' } }]);
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Publish 2 changes');
  fireEvent.click(screen.getByRole('button', { name: 'Put it back: In a sentence or two' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Publish 1 change');
  expect(session.textOf(file)).toContain('Borrow and bring back');
  expect(session.textOf(file)).not.toContain('How one borrows.');
});

/** Waits for a sentence, of which the title is in another language. */
const findSentence = (sentence: string) =>
  screen.findByText(
    (_, element) => element?.localName === 'li' && element.textContent === sentence,
  );

test('who else has changed the same page is said where it is published, looked up once', async () => {
  const others = vi.fn(async () => [
    { name: 'Baraka', files: [file, 'pages/index.yaml'] },
    { name: 'Chao', files: ['pages/index.yaml'] },
  ]);
  const { session } = openSession((store) => ({ ...store, others }));
  setTitle(session, 'Borrow and bring back');
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  await findSentence('Baraka has unpublished changes to Borrow and bring back too.');
  expect(screen.queryByText(/^Chao/)).toBeNull();
  act(() => void setTitle(session, 'Borrow and return'));
  await findSentence('Baraka has unpublished changes to Borrow and return too.');
  expect(others).toHaveBeenCalledOnce();
});

test('where somebody else published the same, the version that one keeps is published', async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const sent: PublishRequest[] = [];
  const conflict = {
    file,
    path: ['title'],
    base: 'Kuazima',
    ours: 'Mine',
    theirs: 'Theirs',
  };
  const { session } = openSession((store) => ({
    ...store,
    publish: async (request) => {
      sent.push(request);
      return sent.length === 1
        ? { kind: 'conflicts', conflicts: [conflict] }
        : { kind: 'failed', reason: sayAsIs('Asked again') };
    },
  }));
  setTitle(session, 'Mine');
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  screen.getByText(/no mistakes/);
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  const keep = await screen.findByRole('button', { name: 'Keep yours' });
  expect(screen.queryByText(/no mistakes/)).toBeNull();
  fireEvent.click(keep);
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('Asked again', { exact: false });
  // As the development server reads it.
  expect(publishRequestSchema.parse(sent[1])).toMatchObject({
    choices: [{ file, path: ['title'] }],
  });
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('the link back leads to the page that was edited last, and to all pages where there was none', () => {
  const { session } = openSession();
  const open = () =>
    render(
      <MemoryRouter
        initialEntries={[{ pathname: '/@edit/publish', state: { from: '/@edit/file' } }]}
      >
        <Publish session={session} />
      </MemoryRouter>,
    );
  open();
  expect(screen.getByRole('link', { name: 'All pages' }).getAttribute('href')).toBe('/@edit');
  cleanup();
  session.engine.show(file);
  open();
  const back = screen.getByRole('link', { name: 'Back to the page' });
  expect(back.getAttribute('href')).toBe('/borrow?edit');
});

test('nothing says “Published” beside the button for what has changed since, and a publication is undone as a change', async () => {
  const { session } = openSession((store) => ({
    ...store,
    publish: async (request) => ({ ...(await store.publish(request)), version: 'first' }),
    progress: async () => ({ kind: 'unknown', link: null }),
  }));
  const before = session.textOf(file);
  setTitle(session, 'Borrow and bring back');
  const hidden = 'title: Night\npublishFrom: 2099-01-05\nblocks:\n  - type: prose\n    text: Hi.\n';
  session.changeTexts([{ file: 'pages/night.yaml', before: null, after: hidden }]);
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await screen.findByRole('heading', { level: 1, name: 'Published' });
  screen.getByText(/^Published\. /);
  const seen = screen.getByRole('link', { name: 'See Borrow and bring back as visitors do' });
  expect(seen.getAttribute('href')).toMatch(/^https:.*\/borrow$/);
  // The other page is not there yet.
  expect(screen.getAllByRole('link', { name: /as visitors do$/ })).toEqual([seen]);

  act(() => setTitle(session, 'Take home') && undefined);
  screen.getByRole('button', { name: 'Publish now' });
  expect(document.body.textContent).not.toMatch(/Published/);
  act(() => session.undo());

  fireEvent.click(screen.getByRole('button', { name: 'Undo this publication' }));
  screen.getByRole('heading', { level: 1, name: 'Publish 2 changes' });
  expect(session.textOf(file)).toBe(before);
});

const titledTheirs = (text = '') => text.replace(/^title: .*/m, 'title: Theirs');

test('“Published” stays when the site is read again with what somebody else published before', async () => {
  const other = 'pages/visit/rooms.yaml';
  let tell: (() => void) | null = null;
  let isJoined = false;
  const { session } = openSession((store) => ({
    ...store,
    watch: (listener) => {
      tell = listener;
      return () => undefined;
    },
    // What was read before the publication is all that comes at first.
    read: async () => {
      const site = store.site();
      if (!isJoined) return { ...site, published: {} };
      const text = site.files[other]?.text;
      const joined = { text: titledTheirs(text), hash: 'joined', ofBytes: [] };
      return {
        ...site,
        files: { ...site.files, [other]: joined },
        published: { ...site.published, [other]: titledTheirs(text) },
      };
    },
  }));
  setTitle(session, 'Borrow and bring back');
  session.edit([{ file: other, op: { op: 'set', path: ['description'], value: 'All dates.' } }]);
  render(
    <MemoryRouter initialEntries={[`/@edit/publish?only=${file}`]}>
      <Publish session={session} />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  await screen.findByRole('heading', { level: 1, name: 'Published' });
  isJoined = true;
  await act(async () => {
    tell?.();
    await vi.waitFor(() => expect(session.textOf(other)).toContain('title: Theirs'));
  });
  expect(session.changes().map((one) => one.file)).toEqual([other]);
  screen.getByRole('heading', { level: 1, name: 'Published' });
  act(() => void session.edit([{ file: other, op: { op: 'set', path: ['note'], value: 'Ask' } }]));
  expect(screen.queryByRole('heading', { level: 1, name: 'Published' })).toBeNull();
});

test('where a publication has failed is said in the language of the editor, and what the host says in its own', async () => {
  await speak('sw');
  const { session } = openSession((store) => ({
    ...store,
    publish: async (request) => ({ ...(await store.publish(request)), version: 'first' }),
    progress: async () => ({
      kind: 'failed',
      link: null,
      stage: 'pages',
      message: 'pages, Run actions/deploy-pages',
    }),
  }));
  setTitle(session, 'Borrow and bring back');
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chapisha sasa' }));
  await screen.findByText(/^Tovuti ilijengwa, lakini mwenyeji hajaipokea/);
  expect(screen.getByText('pages, Run actions/deploy-pages').lang).toBe('en');
});

test('what was changed again since a publication stays when that is undone, and that is said', async () => {
  const { session } = openSession();
  setTitle(session, 'Borrow and bring back');
  session.edit([{ file, op: { op: 'set', path: ['note'], value: 'Ask Amina' } }]);
  await publishAll(session, { message: 'Two changes', choices: [] });
  const { publication: last } = session.state;
  if (!last) throw new Error('Nothing was published.');
  setTitle(session, 'Take home');
  undoPublication(session, last);
  expect(session.state.outcome?.text).toContain('but for what was changed again since');
  expect(session.textOf(file)).toMatch(/^title: Take home$/m);
  expect(session.textOf(file)).not.toContain('Ask Amina');
});

test('an urgent notice is copied as one SMS right after it was published, in each language of the site', async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { session } = openSession();
  const set = (path: string[], value: Value) =>
    session.edit([{ file: 'site.yaml', op: { op: 'set', path, value } }]);
  set(['notice'], { text: 'Leo tumefunga: hakuna maji.' });
  set(['translations'], { 'en-KE': { notice: { text: 'Closed today: no water.' } } });
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  // The button is at the end of a long list.
  const main = screen.getByRole('main');
  main.scrollTop = 900;
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  const [first] = await screen.findAllByRole('region', { name: 'Send the notice on' });
  if (!first) throw new Error('There is no notice to send.');
  expect(main.scrollTop).toBe(0);
  const message = 'Leo tumefunga: hakuna maji. Maktaba ya Mji wa Mtoni, +254 700 000 000';
  expect(within(first).getByText(message)).toBeVisible();
  expect(first).toHaveTextContent(`As 1 SMS, ${message.length} characters`);
  fireEvent.click(within(first).getByRole('button', { name: 'Copy the message' }));
  expect(writeText).toHaveBeenCalledWith(message);
  expect(await within(first).findByText('Copied')).toBeVisible();
  expect(screen.getByText(/^Closed today: no water\. /)).toBeVisible();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test.each([
  ['', 'Write above what visitors should know. Then it can be published.'],
  ['notice: { text: Closed. }\n', 'The published site has this notice already.'],
])(
  'where nothing of the notice can be published, the form says why (%j)',
  async (notice, reason) => {
    const site = await storedSite('scripts/starter/library');
    const { text = '', ...rest } = site.files['site.yaml'] ?? {};
    const settings = { hash: '', ofBytes: [], ...rest, text: `${text}${notice}` };
    const { session } = openSession(undefined, {
      ...site,
      files: { ...site.files, 'site.yaml': settings },
    });
    const button = { label: 'Publish the notice', result: null, setResult: vi.fn() };
    render(
      <MemoryRouter>
        <PublishNotice session={session} state={session.state} {...button} />
      </MemoryRouter>,
    );
    screen.getByText(reason, { exact: false });
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
);

test('what is set and stands nowhere on a changed page is listed, with a way to its field', async () => {
  const { session } = openSession();
  const after = `title: Dates
blocks:
  - type: calendar
    year: 2031
    legend:
      holiday: Closed for the holidays
    events:
      - event: Reading night
        date: 2031-05-08
`;
  session.changeTexts([{ file: 'pages/dates.yaml', before: null, after }]);
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  await screen.findByText('Visitors see one thing nowhere.');
  const link = screen.getByRole('link', { name: /Dates › .*holiday/i });
  expect(link.getAttribute('href')).toBe('/dates?edit&at=blocks.0.legend.holiday');
});
