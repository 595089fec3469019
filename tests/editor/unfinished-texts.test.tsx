// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openText } from '../../src/content/yaml/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { addBlock } from '../../src/editor/starting-content/add-block.ts';
import type { FieldPath } from '../../src/messages/diagnostic.ts';
import { itemOf } from '../../schema/fields/field.ts';
import { startValue } from '../../src/editor/starting-content/start-value.ts';
import { schemaAt } from '../../src/editor/site/schema-at.ts';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { checkedPart, publishAll, publishPart } from '../../src/editor/session/publishing.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { unfinishedIn } from '../../src/editor/session/unfinished-texts.ts';
import { workOf } from '../../src/editor/session/work.ts';
import { isValueObject, type Value } from '../../src/content/yaml/edit-op.ts';
import { writeFile } from '../../src/content/editing/write-file.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

function Publish({ session }: { session: Session }) {
  return <PublishScreen session={session} state={useSession(session)} />;
}

/** A session in which a row was added to a checklist. */
function openWithNewRow() {
  const { session, store } = openSession();
  const path = ['blocks', 2, 'items'];
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  const schema = schemaAt({ file, root }, path);
  if (!schema) throw new Error('The checklist of the fixture has items.');
  const item = itemOf(schema);
  const value = (item && startValue({ session, file }, item)) ?? '';
  session.edit([{ file, op: { op: 'insert', path, index: 3, value, isExample: true } }]);
  return { session, store, path };
}

function show(session: Session): void {
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
}

/** The list of what must be put right first; null if nothing must. */
const firstThings = () => screen.queryByRole('region', { name: /must be put right first$/ });

const isBarred = () =>
  screen.getByRole('button', { name: 'Publish now' }).getAttribute('aria-disabled') === 'true';

test('a new row of examples is not published until somebody writes it', async () => {
  const { session, path, store } = openWithNewRow();
  const publish = vi.spyOn(store, 'publish');
  show(session);
  const things = firstThings();
  expect(things?.textContent).toContain('1 thing must be put right first');
  expect(things?.textContent).toContain('is still a sample text.');
  const link = things && within(things).getByRole('link', { name: /^Write it/ });
  expect(link?.getAttribute('href')).toBe('/borrow?edit&at=blocks.2.items.3.text');
  expect(isBarred()).toBe(true);
  fireEvent.submit(screen.getByRole('button', { name: 'Publish now' }));
  // Another way to publish is barred as well.
  const answer = await publishAll(session, { message: 'A row', choices: [] });
  expect(answer.kind).toBe('failed');
  const chosen = { chosen: [file] };
  const part = await checkedPart(session, chosen);
  if (!part) throw new Error('The site was not checked.');
  const request = { message: 'A row', choices: [] };
  const ofPart = await publishPart(session, request, { chosen, shown: part.part });
  expect(ofPart.kind).toBe('failed');
  expect(publish).not.toHaveBeenCalled();
  act(() => {
    const op = { op: 'set', path: [...path, 3, 'text'], value: 'kuhifadhi kiti' } as const;
    session.edit([{ file, op }]);
  });
  expect(firstThings()).toBeNull();
  expect(isBarred()).toBe(false);
});

/** The unfinished texts of a page to which another browser added some blocks. */
async function unfinishedWith(...blocks: Value[]) {
  const { session } = openSession(undefined, {
    ...(await storedSite('scripts/starter/library')),
    blocks: [
      {
        type: 'buttons',
        example: { type: 'buttons', title: 'Ready?', items: [{ label: 'Join', to: '/borrow' }] },
        picture: null,
      },
    ],
  });
  const before = session.textOf(file);
  const value = openText(before ?? '')?.value;
  if (!isValueObject(value) || !Array.isArray(value['blocks'])) throw new Error('A page.');
  const after = writeFile({ ...value, blocks: [...value['blocks'], ...blocks] });
  session.changeTexts([{ file, before, after }]);
  await session.engine.whenSettled();
  return { session, found: unfinishedIn(session.state, session.changes()) };
}

test('an example that is true here is published once somebody says so', async () => {
  const { session } = await unfinishedWith({
    type: 'buttons',
    title: 'Ready?',
    items: [{ label: 'Read on', to: '/borrow' }],
  });
  show(session);
  fireEvent.click(screen.getByRole('button', { name: /^It is right as it is/ }));
  expect(firstThings()).toBeNull();
  expect(isBarred()).toBe(false);
  // It stays said after the browser was closed.
  expect(workOf(session.state).confirmed).toEqual({ [file]: ['Ready?'] });
});

test('samples are found that another browser has inserted', async () => {
  const { found } = await unfinishedWith(
    { type: 'buttons', title: 'Ready?', items: [{ label: 'Read on', to: '/borrow' }] },
    { type: 'prose', title: 'Ready?', text: 'A few words' },
  );
  expect(
    found.map(({ path, value, mayBeRight }) => [path.slice(2).join('.'), value, mayBeRight]),
  ).toEqual([
    ['title', 'Ready?', true],
    ['text', 'A few words', false],
  ]);
});

test('a text that is the same as an example’s by chance is none, nor a heading that names its kind', async () => {
  const { found } = await unfinishedWith(
    {
      type: 'buttons',
      title: 'Ready?',
      items: [
        { label: 'Read on', to: '/borrow' },
        { label: 'Ask us', to: '/borrow' },
      ],
    },
    { type: 'buttons', title: 'Buttons', items: [{ label: 'Join', to: '/borrow' }] },
  );
  expect(found.map(({ value }) => value)).toEqual(['Join']);
});

test.each([
  ['a plain text', { type: 'prose', title: 'The **rules**', text: 'Read them.' }, '**rules**'],
  ['half of it', { type: 'prose', title: '**Rules', text: 'Read them.' }, '**Rules'],
  ['a link', { type: 'prose', title: 'See [rules](/borrow)', text: 'Them.' }, '[rules](/borrow)'],
  ['a longer text', { type: 'prose', text: 'Bring **your card.' }, '**your'],
  ['an escaped text', { type: 'prose', text: 'Bring \\*\\*your card\\*\\*.' }, '**your'],
])('signs that visitors would see in %s are not published', async (_name, block, seen) => {
  const { session, found } = await unfinishedWith(block);
  expect(found).toHaveLength(1);
  show(session);
  expect(firstThings()?.textContent).toContain(`Visitors would see ${seen}`);
  expect(isBarred()).toBe(true);
});

test('what visitors read already bars nothing, and neither does a declared placeholder', async () => {
  const { session } = openSession(undefined, {
    ...(await storedSite('scripts/starter/library')),
    published: { [file]: 'title: A few words\nblocks: []\n' },
  });
  session.changeTexts([
    {
      file,
      before: null,
      after:
        'title: A few words\nblocks:\n  - type: prose\n    text: Call us.\n    note: Stand-in for the rules.\n',
    },
  ]);
  show(session);
  expect(firstThings()).toBeNull();
  expect(screen.getByText(/still carr(?:y|ies) a stand-in$/)).toBeTruthy();
  expect(isBarred()).toBe(false);
});

test('what is ready can be published without the rest', async () => {
  const { session } = await unfinishedWith({ type: 'prose', text: 'A few words' });
  const other = 'pages/index.yaml';
  session.edit([{ file: other, op: { op: 'set', path: ['title'], value: 'Come and see' } }]);
  show(session);
  const link = screen.getByRole('link', { name: 'Publish only the one that is ready' });
  expect(link.getAttribute('href')).toBe(`/@edit/publish?only=${encodeURIComponent(other)}`);
});

function Row({ session }: { session: Session }) {
  const form = useFormOf({ session, file, open: () => {}, addBlock: () => {} });
  const choice = { path: ['blocks', 2, 'items', 3], count: 0 };
  return form && <Panel form={form} choice={choice} close={() => {}} notice={null} />;
}

test('what is typed into a new row replaces its example; a text of the site is not selected', async () => {
  const { session, path } = openWithNewRow();
  render(<Row session={session} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const user = userEvent.setup();
  act(() => field.focus());
  await user.keyboard('kuhifadhi kiti');
  expect(field.value).toBe('kuhifadhi kiti');
  const value = valueAt(openText(session.textOf(file) ?? '')?.value ?? null, path);
  expect(value).toMatchObject({ 3: { text: 'kuhifadhi kiti' } });
  act(() => field.blur());
  act(() => field.focus());
  expect(field.selectionStart).toBe(field.selectionEnd);
});

test('of a new block what it began with is found, and not what somebody writes, even if it is the same', () => {
  const { session } = openSession();
  const example = {
    type: 'charges',
    title: 'Once only',
    items: [
      { title: 'Transport', amount: 4500 },
      { title: 'Uniform', amount: 9000 },
    ],
  };
  const found = () => unfinishedIn(session.state, session.changes()).map(({ value }) => value);
  const set = (path: FieldPath, value: string) =>
    session.edit([{ file, op: { op: 'set', path, value } }]);
  // The same words in a block that nobody began with an example.
  const row = { op: 'insert', path: ['blocks', 2, 'items'], index: 0 } as const;
  session.edit([{ file, op: { ...row, value: { text: 'Transport' } } }]);
  expect(found()).toEqual([]);
  addBlock(session, { file, index: 0, example, notice: '' });
  expect(found()).toEqual(['Once only', 'Uniform']);
  set(['blocks', 0, 'title'], 'Once onl');
  set(['blocks', 0, 'title'], 'Once only');
  expect(found()).toEqual(['Uniform']);
  const pasted = [{ title: 'Uniform', amount: 12000 }];
  session.edit([{ file, op: { op: 'set', path: ['blocks', 0, 'items'], value: pasted } }]);
  expect(found()).toEqual([]);
});
