// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { AccessScreen } from '../../src/editor/screens/access/AccessScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});
afterEach(cleanup);

const page = `title: Borrowing
language: en
blocks:
  - type: prose
    title: What to bring
    text: |
      • Your card
      • A bag

      The box on the right shows more. Read it [here](/).
  - type: prose
    title: Karibu
    text: Vitabu vya watoto ni bure kwa kila mtu katika mji huu na kwa walimu.
  - type: prose
    language: sw
    title: Saa
    text: Maktaba ni wazi kwa kila mtu katika siku za wiki na kwa watoto.
`;

async function openPage() {
  const site = await storedSite('scripts/starter/library');
  const files = { ...site.files, [file]: { text: page, hash: page, ofBytes: [] } };
  return openSession(undefined, { ...site, files }).session;
}

const Shown = ({ session }: { session: Session }) => (
  <AccessScreen session={session} state={useSession(session)} />
);

/** What an author is to judge. */
const judged = (question: RegExp) => within(screen.getByRole('region', { name: question }));

test('one screen reports what keeps visitors out, and what only an author can judge, with the way to each', async () => {
  const session = await openPage();
  render(
    <MemoryRouter>
      <Shown session={session} />
    </MemoryRouter>,
  );
  // The page is in a language that the site does not have, besides.
  await screen.findByText('3 things were found on all pages and settings.');
  const found = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Borrowing › What to bring › Text · WCAG 1.3.1'),
      expect.stringContaining('Borrowing › What to bring › Text · WCAG 2.4.4'),
    ]),
  );
  const [toField] = screen.getAllByRole('link', { name: /Borrowing › What to bring › Text$/ });
  expect(toField?.getAttribute('href')).toBe('/borrow?edit&at=blocks.0.text');
  const looks = judged(/only by its place/);
  looks.getByText(/^Somebody who hears the page/);
  looks.getByText(/The box on the right/);
  const languages = judged(/in which language it is/);
  languages.getByText(/^Vitabu vya watoto/);
  expect(languages.queryByText(/^Maktaba ni wazi/)).toBeNull();
});

test('each text is read aloud, and its spelling checked, in the language that is declared nearest to it', async () => {
  const session = await openPage();
  const spoken = (index: number) => {
    render(
      <MemoryRouter>
        <OpenedForm
          session={session}
          show={(form) => (
            <Panel
              form={form}
              choice={{ path: ['blocks', index], count: 0 }}
              close={() => {}}
              notice={null}
            />
          )}
        />
      </MemoryRouter>,
    );
    const { lang } = screen.getByRole('textbox', { name: /^Heading/ });
    cleanup();
    return lang;
  };
  expect([1, 2].map(spoken)).toEqual(['en', 'sw']);
});

test('in an editor in Kiswahili, the messages of the checks are marked as English', async () => {
  await speak('sw');
  const session = await openPage();
  render(
    <MemoryRouter>
      <Shown session={session} />
    </MemoryRouter>,
  );
  const message = await screen.findByText(/^These lines look like a list/);
  expect(message.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('there is nothing to correct, and the description of each picture to judge, where all is well', async () => {
  const { session } = openSession();
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Shown session={session} />
    </MemoryRouter>,
  );
  await screen.findByText('0 things were found on all pages and settings.');
  const pictures = within(screen.getByRole('region', { name: /^Does each description/ }));
  await user.click(pictures.getByText(/parts? to look at$/));
  expect(pictures.getAllByRole('link', { name: /^Open it / }).length).toBeGreaterThan(0);
});
