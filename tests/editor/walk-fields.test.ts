// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { FieldWalk } from '../../src/editor/page/walk-fields.ts';
import { goToRegion } from '../../src/editor/screens/edit-keys.ts';

test('the arrow keys lead on from a text inside another, and back', async () => {
  document.body.innerHTML = '<dt id="0">Fee <span id="1">once</span></dt><dd id="2">500</dd>';
  const elements = [...document.querySelectorAll<HTMLElement>('[id]')];
  for (const element of elements) {
    element.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
    element.scrollIntoView = () => undefined;
  }
  const walk = new FieldWalk({
    document,
    fields: async () => elements.map((element, index) => ({ element, path: [index] })),
    chosen: [],
    open: () => undefined,
    setOver: () => undefined,
  });
  const press = async (key: string, id: string) => {
    walk.press(new KeyboardEvent('keydown', { key }));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(id));
  };
  await press('Home', '0');
  await press('ArrowDown', '1');
  await press('ArrowDown', '2');
  await press('ArrowUp', '1');
  await press('ArrowUp', '0');
});

test('F6 leads from a page that has just opened into the page, and not back to the bar', () => {
  document.body.innerHTML = `
    <header id="bar"><a href="/">All pages</a></header>
    <main tabindex="-1" data-shows="page"><iframe></iframe></main>
    <section id="panel"><input></section>`;
  for (const one of document.querySelectorAll('*'))
    one.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
  document.querySelector('main')?.focus();
  goToRegion(1);
  expect(document.activeElement?.localName).toBe('iframe');
  document.querySelector('main')?.focus();
  goToRegion(-1);
  expect(document.activeElement?.localName).toBe('a');
});
