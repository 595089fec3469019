// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAccordions } from '../../src/client/frame/accordions.ts';

let page = document;

async function openPage(): Promise<void> {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <details name="questions" id="a"></details>
    <details name="questions" id="b"></details>
    <details name="groups" id="c" open></details>
    <details id="d" open></details>`;
  watchAccordions(page);
  await vi.dynamicImportSettled();
}

beforeEach(openPage);
afterEach(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));

const details = (id: string) => page.querySelector<HTMLDetailsElement>(`#${id}`)!;
const open = (id: string) => {
  details(id).open = true;
  details(id).dispatchEvent(new Event('toggle'));
};
const openOnes = () => [...page.querySelectorAll('[open]')].map(({ id }) => id);

test('opening one closes the other of the same name only', () => {
  open('a');
  open('b');
  expect(openOnes()).toEqual(['b', 'c', 'd']);
});

test('the open one can be closed', () => {
  open('a');
  details('a').open = false;
  details('a').dispatchEvent(new Event('toggle'));
  expect(openOnes()).toEqual(['c', 'd']);
});

test('browsers that support the name attribute need no script', async () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true });
  await openPage();
  open('a');
  open('b');
  expect(openOnes()).toEqual(['a', 'b', 'c', 'd']);
});
