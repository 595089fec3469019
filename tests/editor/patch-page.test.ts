// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { patchPage } from '../../src/editor/page/patch-page.ts';
import { pageShownEvent } from '../../src/ui/page-shown.ts';

const page = (heading: string, values: string, answer = 'Yes.') => `
  <h1>${heading}</h1>
  <section data-island="estimate"><p>${values}</p></section><script type="application/json">{"of":"${values}"}</script>
  <details><summary>May I?</summary>${answer}</details>`;

function element(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  return root;
}

test('an island goes on as long as its values stay, and is put in anew and woken with others; what is open stays open', () => {
  const live = element(page('Fees', '2025'));
  document.body.append(live);
  const shown: Event[] = [];
  addEventListener(pageShownEvent, (event) => shown.push(event));
  const island = live.querySelector('[data-island]');
  const question = live.querySelector('details');
  if (!island || !question) throw new Error('The page has an island and a question.');
  // What the island has made of itself, and what the visitor has opened.
  island.innerHTML = '<button>woken</button>';
  island.setAttribute('data-awake', '');
  question.open = true;

  patchPage(
    live,
    element(page('Fees', '2025')),
    element(page('What it costs', '2025', 'You may.')),
  );
  expect(live.querySelector('h1')?.textContent).toBe('What it costs');
  expect(question.textContent).toContain('You may.');
  expect(live.querySelector('[data-island]')).toBe(island);
  expect([question.open, shown]).toEqual([true, []]);

  patchPage(live, element(page('What it costs', '2025')), element(page('What it costs', '2026')));
  const remade = live.querySelector('[data-island]');
  expect(remade).not.toBe(island);
  expect(remade?.textContent).toBe('2026');
  expect(remade?.hasAttribute('data-awake')).toBe(false);
  expect(live.querySelector('details')?.open).toBe(true);
  expect(shown).toHaveLength(1);
});
