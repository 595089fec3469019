// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { FieldPath } from '../../src/messages/diagnostic.ts';
import type { Value } from '../../src/content/yaml/edit-op.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { writeFile } from '../../src/content/editing/write-file.ts';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import type { StoredFile } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});

function Shown({ session, path }: { session: Session; path: FieldPath }) {
  const form = useFormOf({ session, file, open: () => {}, addBlock: () => {} });
  return form && <Panel form={form} choice={{ path, count: 0 }} close={() => {}} notice={null} />;
}

/** The panel of the first block of a page, in a site where other pages may say the same. */
async function openBlock(
  block: Value,
  others: Readonly<Record<string, Value>> = {},
  path: FieldPath = ['blocks', 0],
) {
  const site = await storedSite('scripts/starter/clinic');
  const pages = { [file]: { title: 'Fees', blocks: [block] }, ...others };
  const written = Object.entries(pages).map(([name, value]): [string, StoredFile] => {
    const text = writeFile(value);
    return [name, { text, hash: text, ofBytes: [] }];
  });
  const files = { ...site.files, ...Object.fromEntries(written) };
  const { session } = openSession(undefined, { ...site, files });
  render(
    <MemoryRouter>
      <Shown session={session} path={path} />
    </MemoryRouter>,
  );
  const valueIn = (name: string, at: FieldPath) =>
    valueAt(openText(session.textOf(name) ?? '')?.value, at);
  return { session, user: userEvent.setup(), valueIn };
}

const fees = (total: number) => ({
  type: 'fee-table',
  terms: [
    { term: 'Term 1', amount: 115500 },
    { term: 'Term 2', amount: 115500 },
    { term: 'Term 3', amount: 116000 },
  ],
  annualTotal: total,
});

test('a total that does not add up is offered as it would be, and set only when one takes it', async () => {
  const { user, valueIn } = await openBlock(fees(346500));
  const offer = await screen.findByRole('button', { name: 'Make it 347,000 (Total)' });
  expect(valueIn(file, ['blocks', 0, 'annualTotal'])).toBe(346500);
  await user.click(offer);
  expect(valueIn(file, ['blocks', 0, 'annualTotal'])).toBe(347000);
});

test('whoever changes an amount is offered the total that follows, where the amount is', async () => {
  const { user, valueIn } = await openBlock(fees(346500), {}, ['blocks', 0, 'terms', 2]);
  await user.click(await screen.findByRole('button', { name: 'Make it 347,000 (Total)' }));
  expect(valueIn(file, ['blocks', 0, 'annualTotal'])).toBe(347000);
  await waitFor(() => expect(screen.queryByText('Elsewhere on this page')).toBeNull());
});

const calendar = {
  type: 'calendar',
  year: 2029,
  reviewBy: '2028-03-01',
  terms: [{ name: 'Term 1', opening: '2028-01-03', closing: '2028-04-01' }],
  events: [
    { event: 'A leap day', date: '2028-02-29' },
    { event: 'The last night', date: '2029-01-01' },
  ],
};

test('a calendar without a date of its year is pointed out; the year or all dates are set to agree', async () => {
  const dates = { ...calendar, events: calendar.events.slice(0, 1) };
  const { session, user, valueIn } = await openBlock(dates);
  await screen.findByText(/none of the dates is in it/);
  await user.click(screen.getByRole('button', { name: 'Make it 2028 (Year)' }));
  expect(valueIn(file, ['blocks', 0, 'year'])).toBe(2028);
  session.undo();
  await user.click(
    await screen.findByRole('button', { name: 'Set the year of all dates to 2029' }),
  );
  // There is no 29 February in 2029; and when a block is looked at again has nothing to do with its dates.
  expect(valueIn(file, ['blocks', 0])).toEqual({
    ...dates,
    terms: [{ name: 'Term 1', opening: '2029-01-03', closing: '2029-04-01' }],
  });
});

test('some date in its year is enough: a calendar may end in the next', async () => {
  const { session } = await openBlock(calendar);
  await screen.findByLabelText(/^Year/);
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.state.diagnostics.filter(({ code }) => code === 'dates-in-other-year')).toEqual(
    [],
  );
});

test('a date that comes again in a year that the calendar does not show says so where it is, with the year to show too', async () => {
  const choir = {
    event: 'Choir',
    repeats: { days: ['monday'], from: '2029-01-08', until: '2029-03-26' },
  };
  const { user, valueIn } = await openBlock({ ...calendar, year: 2028, events: [choir] }, {}, [
    'blocks',
    0,
    'events',
    0,
  ]);
  await screen.findByText(/The calendar shows 2028 only/);
  await user.click(screen.getByRole('button', { name: 'Make it 2029 (Last year)' }));
  expect(valueIn(file, ['blocks', 0, 'lastYear'])).toBe(2029);
  await waitFor(() => expect(screen.queryByText(/The calendar shows 2028 only/)).toBeNull());
});

test('an amount that other pages say too is changed there on request, and nowhere else', async () => {
  const other = 'pages/others/join.yaml';
  const row = ['blocks', 0, 'terms', 0];
  const pages: Record<string, Value> = {
    [other]: {
      title: 'Join',
      blocks: [
        { type: 'charges', items: [{ title: 'A term', amount: 115500 }] },
        { type: 'prose', text: 'A term costs 115,500, not 1,115,500 or 115,5001.' },
      ],
    },
  };
  const { session, user, valueIn } = await openBlock(fees(347000), pages, row);
  session.edit([{ file, op: { op: 'set', path: [...row, 'amount'], value: 116000 } }]);
  // First comes what follows on this page: its button would be missed for this one.
  const total = await screen.findByRole('button', { name: 'Make it 347,500 (Total)' });
  expect(screen.queryByRole('button', { name: /^Also change it there/ })).toBeNull();
  await user.click(total);
  const offer = await screen.findByRole('button', { name: 'Also change it there to 116,000' });
  expect(screen.getByText('1 other page says 115,500 too:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Join' })).toBeInTheDocument();
  await user.click(offer);
  expect(valueIn(other, ['blocks'])).toEqual([
    { type: 'charges', items: [{ title: 'A term', amount: 116000 }] },
    { type: 'prose', text: 'A term costs 116,000, not 1,115,500 or 115,5001.' },
  ]);
  // The other term of this page is for the editor to say.
  expect(valueIn(file, ['blocks', 0, 'terms', 1, 'amount'])).toBe(115500);
});
