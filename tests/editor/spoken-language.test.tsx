// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { FindScreen } from '../../src/editor/screens/find/FindScreen.tsx';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import userEvent from '@testing-library/user-event';
import { file, openSession } from './opened-session.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

type Screen = (props: { session: Session; state: Session['state'] }) => ReactNode;

const Shown = ({ session, Part }: { session: Session; Part: Screen }) => (
  <Part session={session} state={useSession(session)} />
);

const show = (session: Session, Part: Screen) =>
  render(
    <MemoryRouter>
      <Shown session={session} Part={Part} />
    </MemoryRouter>,
  );

const languageOfElement = (element: Element | null | undefined) =>
  element?.closest('[lang]')?.getAttribute('lang');

test('in an editor in English, the texts of a site in Kiswahili are read aloud in Kiswahili', async () => {
  const { session } = openSession();
  const title = String(valueAt(openText(session.textOf(file) ?? '')?.value, ['title']));
  show(session, PagesScreen);
  expect(languageOfElement(screen.getByRole('link', { name: title }))).toBe('sw-KE');
  cleanup();

  act(() => {
    session.edit([{ file, op: { op: 'set', path: ['title'], value: `${title} vitabu vipya` } }]);
  });
  const { container } = show(session, PublishScreen);
  await screen.findByRole('button', { name: 'Publish now' });
  expect(languageOfElement(container.querySelector('ins'))).toBe('sw-KE');
  cleanup();

  const found = show(session, FindScreen);
  await userEvent.setup().type(screen.getByLabelText('Find'), 'vitabu vipya');
  await screen.findByText('In 1 place.');
  expect(languageOfElement(found.container.querySelector('li > p'))).toBe('sw-KE');
});
