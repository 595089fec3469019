// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openText } from '../../src/editing/open-text.ts';
import { valueAt } from '../../src/editing/value-at.ts';
import { newItem } from '../../src/editor/fields/list-actions.ts';
import { schemaAt } from '../../src/editor/fields/schema-at.ts';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { leftExamples } from '../../src/editor/screens/left-examples.ts';
import { PublishScreen } from '../../src/editor/screens/PublishScreen.tsx';
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
  session.edit([
    { file, op: { op: 'insert', path, index: 3, value: newItem({ session, file }, schema) } },
  ]);
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

test('of a new block, its examples are found; what stood in the file before is no example', () => {
  const before = 'title: Prices\nblocks:\n  - type: notice\n    text: Closed on Monday\n';
  const fees =
    '  - type: fee-table\n    title: Prices\n    terms:\n      - term: Term 1\n        amount: 450\n      - term: Term 2\n        amount: 700\n    annualTotal: 1150\n    totalLabel: A year\n';
  const example = {
    type: 'fee-table',
    title: 'Prices',
    terms: [{ term: 'Term 1', amount: 450 }],
    annualTotal: 900,
    totalLabel: 'A year',
  };
  const found = leftExamples({ file: 'pages/prices.yaml', before, after: before + fees }, (type) =>
    type === 'fee-table' ? example : null,
  );
  expect(found).toEqual([
    { path: ['blocks', 1, 'terms', 0, 'term'], value: 'Term 1' },
    { path: ['blocks', 1, 'terms', 0, 'amount'], value: '450' },
    { path: ['blocks', 1, 'totalLabel'], value: 'A year' },
  ]);
});
