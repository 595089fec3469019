// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession } from './opened-session.ts';

Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hero = ['blocks', 0];
const choice = { path: hero, count: 0 };
const ignore = () => undefined;

/** The form of the first block, beside its page. */
function openHero(): Session {
  const { session } = openSession();
  session.engine.show(file);
  render(
    <MemoryRouter>
      <OpenedForm
        session={session}
        show={(form) => <Panel form={form} choice={choice} close={ignore} notice={null} />}
      />
    </MemoryRouter>,
  );
  return session;
}

const heroOf = (session: Session) => valueAt(openText(session.textOf(file) ?? '')?.value, hero);
const field = (name: string) => document.getElementById(`field-blocks-0-${name}`) ?? document.body;

/** Types as a browser tells of it: before the text stands in its field, and then again. */
function type(name: string, value: string): void {
  fireEvent(field(name), new InputEvent('beforeinput', { bubbles: true }));
  fireEvent.input(field(name), { target: { value } });
}

const wasShown = () => screen.queryByRole('button', { name: /^Put it back/ }) !== null;

test('a letter is stored at once, and shows in the rest of the form once the page shows it', () => {
  const session = openHero();
  type('title', 'Jiunge leo');
  expect(heroOf(session)).toMatchObject({ title: 'Jiunge leo' });
  expect(wasShown()).toBe(false);
  act(() => vi.runAllTimers());
  expect(wasShown()).toBe(true);
});

test('a form that is behind is up to date before somebody acts on it', () => {
  openHero();
  type('title', 'Jiunge leo');
  fireEvent.keyDown(field('title'), { key: '!' });
  expect(wasShown()).toBe(false);
  fireEvent.keyDown(field('title'), { key: 'Tab' });
  expect(wasShown()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Put it back/ }));
  expect(wasShown()).toBe(false);
});

test('a field that is filled and emptied again before the form has followed is empty', () => {
  const session = openHero();
  expect(heroOf(session)).not.toHaveProperty('badge');
  type('badge', 'N');
  type('badge', '');
  expect(heroOf(session)).not.toHaveProperty('badge');
});

test('without a page there is nothing to wait for', () => {
  const session = openHero();
  session.engine.hide(file);
  type('title', 'Jiunge leo');
  expect(wasShown()).toBe(true);
});
