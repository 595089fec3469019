// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { earlyChanges } from '../../src/client/islands/early-changes.ts';

const find = <E extends HTMLElement>(island: HTMLElement, selector: string): E => {
  const found = island.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

test('what was chosen and typed before is repeated after hydration, and the island hears of it', async () => {
  const island = document.createElement('div');
  island.innerHTML = `
    <input name="name" value="Asha"><input name="town" value="Kisumu">
    <input type="checkbox"><select><option>One</option><option>Two</option></select>`;
  find<HTMLInputElement>(island, '[name=name]').value = 'Akinyi';
  find<HTMLInputElement>(island, '[type=checkbox]').checked = true;
  find<HTMLSelectElement>(island, 'select').value = 'Two';
  const repeat = earlyChanges(island);
  // As hydration sets them back.
  find<HTMLInputElement>(island, '[name=name]').value = 'Asha';
  find<HTMLInputElement>(island, '[type=checkbox]').checked = false;
  find<HTMLSelectElement>(island, 'select').value = 'One';
  const heard: string[] = [];
  for (const type of ['input', 'change'])
    island.addEventListener(type, ({ target }) => {
      if (target instanceof Element) heard.push(`${type} ${target.localName}`);
    });
  await repeat();
  expect(find<HTMLInputElement>(island, '[name=name]').value).toBe('Akinyi');
  expect(find<HTMLInputElement>(island, '[name=town]').value).toBe('Kisumu');
  expect(find<HTMLInputElement>(island, '[type=checkbox]').checked).toBe(true);
  expect(find<HTMLSelectElement>(island, 'select').value).toBe('Two');
  expect(heard).toEqual(expect.arrayContaining(['input input', 'change select']));
});

test('a chosen file stays, which no script may choose again', async () => {
  const island = document.createElement('div');
  island.innerHTML = '<input type="file">';
  const field = find<HTMLInputElement>(island, 'input');
  Object.defineProperty(field, 'value', {
    get: () => 'C:\\fakepath\\report.pdf',
    set: () => {
      throw new DOMException('No script may choose a file.', 'InvalidStateError');
    },
  });
  await expect(earlyChanges(island)()).resolves.toBeUndefined();
});
