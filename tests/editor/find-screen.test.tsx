// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { FindScreen } from '../../src/editor/screens/find/FindScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { openSession } from './opened-session.ts';

afterEach(cleanup);

const Shown = ({ session }: { session: Session }) => (
  <FindScreen session={session} state={useSession(session)} />
);

/** The screen, with words looked for and written instead. */
async function findAndReplace(session: Session, find: string, replaceBy: string) {
  const user = userEvent.setup();
  const { container } = render(<Shown session={session} />, { wrapper: MemoryRouter });
  await user.click(screen.getByLabelText('Find'));
  await user.paste(find);
  await user.click(screen.getByLabelText('Replace by'));
  await user.paste(replaceBy);
  return { user, container };
}

test('of many places a few are chosen without leaving out all others one by one', async () => {
  const { session } = openSession();
  const { user } = await findAndReplace(session, 'vitabu', 'majarida');
  const all = await screen.findByRole('checkbox', { name: 'Choose all' });
  await user.click(all);
  const listed = screen.getAllByRole('listitem');
  expect(listed.length).toBeGreaterThan(5);
  for (const one of listed.slice(0, 3)) await user.click(within(one).getByRole('checkbox'));
  expect(all).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Replace in 3 places' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(listed.length - 3));
});

test('each place is marked by itself, and links look as on the page', async () => {
  const { session } = openSession();
  act(() => {
    session.edit([
      {
        file: 'pages/borrow.yaml',
        op: {
          op: 'set',
          path: ['blocks', 0, 'text'],
          value: 'The zebra of the morning and [the zebra](/borrow) of the night.',
        },
      },
    ]);
  });
  const { container } = await findAndReplace(session, 'zebra', 'lion');
  await screen.findByText('In 1 place.');
  const text = container.querySelector('li > p');
  await waitFor(() => expect(text?.querySelectorAll('ins')).toHaveLength(2));
  expect(text?.textContent).not.toContain('](');
});

test('an amount is found as it is read on the page, and changed by another amount alone', async () => {
  const { session } = openSession();
  act(() => {
    session.edit([
      {
        file: 'pages/borrow.yaml',
        op: {
          op: 'set',
          path: ['blocks', 0],
          value: {
            type: 'price-list',
            title: 'Prices',
            items: [{ name: 'A book', amount: 100_000 }],
          },
        },
      },
    ]);
  });
  const { user, container } = await findAndReplace(session, '100,000', 'much');
  await screen.findByText(/^In 0 places\. 1 amount is the same\./);
  await user.clear(screen.getByLabelText('Replace by'));
  await user.paste('105,000');
  await user.click(await screen.findByRole('button', { name: 'Replace in 1 place' }));
  expect(session.texts().get('pages/borrow.yaml')).toContain('amount: 105000');
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(0));
});
