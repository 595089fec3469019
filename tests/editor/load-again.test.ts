// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgainAtRest } from '../../src/editor/session/load-again/load-again.ts';
import { noteOpenField, openNotedField } from '../../src/editor/session/load-again/open-field.ts';
import { openSession, setTitle } from './opened-session.ts';

const screen = `<main data-shows="page"></main><section id="panel" data-at="blocks.1">
  <input id="field-blocks-1-title" value="Opening hours" /></section>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = screen;
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function openEditor(isBusy = () => false) {
  const reload = vi.fn();
  const { session, draftStore } = openSession();
  const offer = loadAgainAtRest({ session, version: 'old', isBusy, reload });
  return { reload, session, draftStore, offer };
}

const input = () => document.querySelector('input')!;
const happens = (what: string) => input().dispatchEvent(new Event(what));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('new code is loaded once nobody has typed for a while, after the work was stored', async () => {
  const { reload, session, draftStore, offer } = openEditor();
  happens('input');
  setTitle(session, 'Typed just now');
  draftStore.write.mockClear();
  offer('new');
  await pass(2500);
  happens('input');
  await pass(2500);
  expect(reload).not.toHaveBeenCalled();
  await pass(1000);
  expect(reload).toHaveBeenCalledOnce();
  const [stored] = draftStore.write.mock.calls.at(-1) ?? [];
  expect(JSON.stringify(stored?.draft.files)).toContain('Typed just now');
  session.close();
});

test('the same code is not loaded again, nor where nothing can be stored', async () => {
  const { reload, session, draftStore, offer } = openEditor();
  offer('old');
  await pass(10_000);
  draftStore.write.mockResolvedValue('full');
  offer('new');
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  // Meanwhile the change of the code was taken back.
  draftStore.write.mockResolvedValue(null);
  offer('old');
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  session.close();
});

test.each([
  ['a dialog is open', () => document.body.append(document.createElement('dialog'))],
  ['a screen with a form of its own is open', () => document.querySelector('main')?.remove()],
])('while %s, new code waits', async (_what, change) => {
  const { reload, session, offer } = openEditor();
  change();
  document.querySelector('dialog')?.setAttribute('open', '');
  offer('new');
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = screen;
  await pass(1000);
  expect(reload).toHaveBeenCalledOnce();
  session.close();
});

test('while letters are being composed, or an answer is awaited, new code waits', async () => {
  let isBusy = true;
  const { reload, session, offer } = openEditor(() => isBusy);
  happens('compositionstart');
  offer('new');
  await pass(10_000);
  isBusy = false;
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
  happens('compositionend');
  await pass(4000);
  expect(reload).toHaveBeenCalledOnce();
  session.close();
});

test('the open form, its field and the selection are there again', async () => {
  history.replaceState(null, '', '/fees?edit&at=title');
  input().focus();
  input().setSelectionRange(3, 7);
  noteOpenField();
  document.body.innerHTML = '<main data-shows="page"></main>';
  openNotedField();
  expect(location.search).toBe('?edit&at=blocks.1');
  document.body.innerHTML = screen;
  // The form that opens takes the focus itself.
  document.querySelector('section')?.setAttribute('tabindex', '-1');
  document.querySelector('section')?.focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(input());
  expect([input().selectionStart, input().selectionEnd]).toEqual([3, 7]);
});

test('who has gone elsewhere meanwhile is left alone', async () => {
  history.replaceState(null, '', '/fees?edit');
  input().focus();
  noteOpenField();
  document.body.innerHTML = '<button></button>';
  openNotedField();
  document.querySelector('button')?.focus();
  document.dispatchEvent(new Event('keydown'));
  document.body.insertAdjacentHTML('beforeend', screen);
  await Promise.resolve();
  expect(document.activeElement?.localName).toBe('button');
});

test.each(['{"pathname":', '7', '{}', '{"pathname":"/","search":"","at":7}'])(
  'what is no noted field does not keep the editor from opening: %s',
  (stored) => {
    sessionStorage.setItem('editor-open-field', stored);
    openNotedField();
    expect(sessionStorage.getItem('editor-open-field')).toBeNull();
  },
);
