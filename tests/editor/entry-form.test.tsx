// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { openText } from '../../src/content/index.ts';
import { FormFields } from '../../src/editor/fields/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const entry = 'pages/games/final.yaml';

const collection = `title: Partidos
collection:
  kind: matches
  fields:
    - name: referee
      label: Árbitro
    - name: players
      label: Jugadores
      kind: number
blocks: []
`;

/** The settings of a page beside a collection. */
function openPage(of: string) {
  const { session } = openSession();
  session.changeTexts([
    { file: 'pages/games/index.yaml', before: null, after: collection },
    { file: entry, before: null, after: 'title: Final\ndate: 2026-11-28\nblocks: []\n' },
  ]);
  render(
    <OpenedForm
      session={session}
      of={of}
      show={({ root }) => <FormFields schema={pageSchema} path={[]} value={root} />}
    />,
  );
  return () => openText(session.textOf(of) ?? '')?.value;
}

test('an entry asks for the fields of its collection by their names in the language of the site', () => {
  const stored = openPage(entry);
  fireEvent.change(screen.getByRole('textbox', { name: /^Árbitro/ }), {
    target: { value: 'Rosa Quispe' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: /^Jugadores/ }), {
    target: { value: '22' },
  });
  expect(stored()).toMatchObject({ fields: { referee: 'Rosa Quispe', players: 22 } });
});

test('a page that is no entry has no fields for lists of entries', () => {
  openPage(file);
  expect(screen.queryByText('How do lists show it?')).toBeNull();
});
