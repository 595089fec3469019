// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openText } from '../../src/content/yaml/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { addBlock } from '../../src/editor/starting-content/add-block.ts';
import type { FieldPath } from '../../src/messages/diagnostic.ts';
import { newItem } from '../../src/editor/fields/list-actions.ts';
import { schemaAt } from '../../src/editor/site/schema-at.ts';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { leftExamples } from '../../src/editor/screens/publish/LeftExamples.tsx';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { useSession } from '../../src/editor/screens/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

function Publish({ session }: { session: Session }) {
  return <PublishScreen session={session} state={useSession(session)} />;
}

/** A session in which a row was added to a checklist. */
function openWithNewRow() {
  const { session } = openSession();
  const path = ['blocks', 2, 'items'];
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  const schema = schemaAt({ file, root }, path);
  if (!schema) throw new Error('The checklist of the fixture has items.');
  const value = newItem({ session, file }, schema);
  session.edit([{ file, op: { op: 'insert', path, index: 3, value, isExample: true } }]);
  return { session, path };
}

test('a new row of examples is pointed out before it is published, until they are replaced', () => {
  const { session, path } = openWithNewRow();
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  const notice = screen
    .getAllByRole('status')
    .find((one) => one.textContent.includes('One text is still that of an example.'));
  const link = notice && within(notice).getByRole('link');
  expect(link?.getAttribute('href')).toBe('/borrow?edit&at=blocks.2.items.3.text');
  act(() => {
    const op = { op: 'set', path: [...path, 3, 'text'], value: 'kuhifadhi kiti' } as const;
    session.edit([{ file, op }]);
  });
  expect(screen.queryByText(/still that of an example/)).toBeNull();
});

function Row({ session }: { session: Session }) {
  const state = useSession(session);
  const form = useFormOf({ session, state, file, open: () => {}, addBlock: () => {} });
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
  const found = () =>
    session
      .changes()
      .flatMap((change) => leftExamples(change, session.state.examples[change.file] ?? []))
      .map(({ value }) => value);
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
