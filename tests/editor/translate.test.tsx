// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { App } from '../../src/editor/screens/App.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { findLanguages } from '../../src/editor/site/find-languages.ts';
import { valueOf } from '../../src/editor/site/value-of.ts';
import { speakAsChosen } from '../../src/editor/words/editor-language.ts';
import { openSession, storedSite } from './opened-session.ts';

beforeEach(async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  localStorage.clear();
  await speakAsChosen('en');
});
afterEach(cleanup);

const original = 'pages/visit.yaml';
const file = 'pages/sw/visit.yaml';

const open = (session: Session, address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App session={session} />
    </MemoryRouter>,
  );
  return userEvent.setup();
};

/** A page of the site, copied to be translated into Kiswahili, with its screen. */
async function begin(title = 'Visit us') {
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  const user = open(session, '/@edit');
  await user.click(screen.getByRole('link', { name: `Translate: ${title}` }));
  await user.click(await screen.findByLabelText('Into which language?'));
  await user.paste('kisuaheli');
  await user.click(screen.getByRole('button', { name: 'Add Kiswahili and begin' }));
  await screen.findByRole('heading', { name: `${title} in Kiswahili` });
  return { session, user };
}

/** The first row with a text of the original. */
function rowOf(text: string) {
  const [row] = screen.getAllByText(text).flatMap((one) => one.closest('li[data-state]') ?? []);
  if (!(row instanceof HTMLElement)) throw new Error(`No row has “${text}”.`);
  return within(row);
}

test.each([
  ['Swahili', 'sw'],
  ['kiswahili', 'sw'],
  ['kisuaheli', 'sw'],
  ['Suaheli', 'sw'],
  ['französisch', 'fr'],
  ['Français', 'fr'],
  ['kikuyu', 'ki'],
  ['Dholuo', 'luo'],
  ['Kamba', 'kam'],
  ['العربية', 'ar'],
])('a language is found as somebody calls it: %s', (typed, tag) => {
  expect(findLanguages(typed)[0]?.tag).toBe(tag);
});

test('a page is copied into a language that the site did not have, in one step, unseen by visitors', async () => {
  const { session, user } = await begin();
  expect(valueOf(session, file)).toMatchObject({
    title: 'Visit us',
    language: 'sw',
    translationOf: '/visit',
    draft: true,
  });
  expect(valueAt(valueOf(session, 'site.yaml'), ['translations'])).toEqual({ sw: {} });
  await session.engine.whenSettled();
  expect(session.state.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(session.changes()).toEqual([]);
});

test('texts are written beside the original; what is missing, the same, and what the original changed since is said', async () => {
  const { session, user } = await begin();
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(field).toHaveValue('');
  expect(rowOf('Visit us').getByText('Missing')).toBeTruthy();
  await user.type(field, 'Tutembelee');
  expect(valueOf(session, file)).toMatchObject({ title: 'Tutembelee' });
  expect(rowOf('Visit us').getByText('Done')).toBeTruthy();
  // An emptied field is missing again, and the page has the words of the original meanwhile.
  await user.clear(field);
  expect(valueOf(session, file)).toMatchObject({ title: 'Visit us' });
  await user.type(field, 'Tutembelee');
  // The original changes.
  session.edit([
    { file: original, op: { op: 'set', path: ['title'], value: 'Come and visit us' } },
  ]);
  await screen.findAllByText('Come and visit us');
  const row = rowOf('Come and visit us');
  await row.findByText('The original changed since.');
  expect(row.getByText('Before').parentElement?.textContent).toBe('BeforeVisit us');
  await user.click(row.getByRole('button', { name: /^It is still right/ }));
  expect(rowOf('Come and visit us').getByText('Done')).toBeTruthy();
});

test('a block is read as words of the original until one of its texts is translated', async () => {
  const { session, user } = await begin();
  const language = () => valueAt(valueOf(session, file), ['blocks', 0, 'language']);
  expect(language()).toBe('en-GB');
  const first = screen.getAllByRole('textbox').find(({ id }) => id.startsWith('field-blocks-0-'));
  if (first) await user.type(first, 'Karibu');
  expect(language()).toBeUndefined();
});

test('a part that the original has gained is added to the translation, or is not needed there', async () => {
  const { session, user } = await begin();
  const value = { type: 'prose', title: 'By bus', text: 'Lines 4 and 7 stop at the gate.' };
  session.edit([{ file: original, op: { op: 'insert', path: ['blocks'], index: 1, value } }]);
  await screen.findByText('Only the original has this.');
  await user.click(rowOf(value.text).getByRole('button', { name: 'It is not needed here' }));
  expect(screen.queryByText('Only the original has this.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await user.click(rowOf(value.text).getByRole('button', { name: 'Add it here' }));
  expect(valueAt(valueOf(session, file), ['blocks', 1])).toEqual({ ...value, language: 'en-GB' });
  expect(rowOf(value.text).getAllByText('Missing').length).toBe(1);
});

test('an amount that differs from the original is shown with both values, and is taken over', async () => {
  const { session, user } = await begin('What we do');
  const path = ['blocks', 1, 'items', 0, 'amount'];
  expect(screen.queryByText(/The original says/)).toBeNull();
  session.edit([{ file: 'pages/what-we-do.yaml', op: { op: 'set', path, value: 30 } }]);
  await screen.findByText('The original says 30, this page 25.');
  await user.click(screen.getByRole('button', { name: 'Make it 30 Amount' }));
  expect(valueAt(valueOf(session, 'pages/sw/what-we-do.yaml'), path)).toBe(30);
  expect(screen.queryByText(/The original says/)).toBeNull();
});

test('names that are the same in both languages are said to be, and the page is then shown to visitors', async () => {
  const { session, user } = await begin();
  for (const button of screen.getAllByRole('button', { name: /^It is the same in Kiswahili/ }))
    await user.click(button);
  expect(screen.queryByText('Missing')).toBeNull();
  expect(screen.getByText(/^(\d+) of \1 texts done$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show it to visitors' }));
  expect(valueAt(valueOf(session, file), ['draft'])).toBeUndefined();
  await session.engine.whenSettled();
  const { diagnostics } = session.state;
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('“New page” leads to it too', async () => {
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  const user = open(session, '/@edit/new');
  await user.click(await screen.findByRole('radio', { name: 'A page in another language' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which page' }), 'Visit us');
  await user.click(screen.getByRole('button', { name: 'Translate' }));
  expect(await screen.findByRole('heading', { name: 'Translate Visit us' })).toBeTruthy();
});
