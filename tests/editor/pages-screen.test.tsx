// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useFindPageKey } from '../../src/editor/screens/pages/find-page-key.ts';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { openSession } from './opened-session.ts';

afterEach(cleanup);

function Shown({ session }: { session: Session }) {
  useFindPageKey();
  const { pathname, search } = useLocation();
  return (
    <>
      <PagesScreen session={session} state={useSession(session)} />
      <output>{pathname + search}</output>
    </>
  );
}

const show = () => {
  const { session } = openSession();
  render(<Shown session={session} />, { wrapper: MemoryRouter });
  return userEvent.setup();
};

test('Ctrl+K, a word and Enter open a page', async () => {
  const user = show();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.paste('/borrow');
  await user.keyboard('{Enter}');
  expect(screen.getByText('/borrow?edit')).toBeInTheDocument();
});

test('the settings and the guide are doors beside the list, and empty lists are not offered', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/@edit/file?name=site.yaml',
  );
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/@edit/guide#page');
  expect(screen.queryByRole('radio', { name: /^Mistakes/ })).toBeNull();
});
