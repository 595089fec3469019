// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchAccordions } from '../../src/client/frame/accordions.ts';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <details name="questions" id="a"></details>
    <details name="questions" id="b"></details>
    <details name="groups" id="c" open></details>
    <details id="d" open></details>`;
  stop = watchAccordions(document);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
});

const details = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!;
const open = (id: string) => {
  details(id).open = true;
  details(id).dispatchEvent(new Event('toggle'));
};
const openOnes = () => [...document.querySelectorAll('[open]')].map(({ id }) => id);

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

test('browsers that support the name attribute need no script', () => {
  stop();
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true });
  stop = watchAccordions(document);
  open('a');
  open('b');
  expect(openOnes()).toEqual(['a', 'b', 'c', 'd']);
});
