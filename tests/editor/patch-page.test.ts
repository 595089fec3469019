// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { patchPage, patchWords, type PatchedWords } from '../../src/editor/page/patch-page.ts';
import { pageShownEvent } from '../../src/layout/ui/page-shown.ts';

const page = (heading: string, values: string, answer = 'Yes.') => `
  <h1>${heading}</h1>
  <section data-island="estimate"><p>${values}</p></section><script type="application/json">{"of":"${values}"}</script>
  <details><summary>May I?</summary>${answer}</details>`;

function element(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  return root;
}

test('an island is kept while its data is the same, and replaced and hydrated otherwise; open parts stay open', () => {
  const live = element(page('Fees', '2025'));
  document.body.append(live);
  const shown: Event[] = [];
  addEventListener(pageShownEvent, (event) => shown.push(event));
  const island = live.querySelector('[data-island]');
  const question = live.querySelector('details');
  if (!island || !question) throw new Error('The page has an island and a question.');
  // What the island has made of itself, and what the visitor has opened.
  island.innerHTML = '<button>woken</button>';
  island.setAttribute('data-hydrated', '');
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
  expect(remade?.hasAttribute('data-hydrated')).toBe(false);
  expect(live.querySelector('details')?.open).toBe(true);
  expect(shown).toHaveLength(1);
});

test('one text is changed without parsing the page again; if it is ambiguous, nothing is changed', () => {
  const words = (before: string, after: string): string | null => {
    const [live, shown] = [element(before), element(before)];
    const isPatched = patchWords({ live, shown, before, after }) !== null;
    expect(shown.innerHTML).toBe(live.innerHTML);
    return isPatched ? live.innerHTML : null;
  };
  const html = page('Fees &amp; dates', '2025');
  const after = page('Fees &lt; dates', '2025');
  expect(words(html, after)).toBe(element(after).innerHTML);
  // Another element, an attribute, the values of an island, and one of two texts that are the same.
  expect(words(html, page('Fees <b>and</b> dates', '2025'))).toBeNull();
  expect(words('<p title="A">x</p>', '<p title="B">x</p>')).toBeNull();
  expect(words(html, page('Fees &amp; dates', '2026'))).toBeNull();
  expect(words('<p>One</p><p>One</p>', '<p>One</p><p>Two</p>')).toBeNull();
  // What a script has changed on the page is not overwritten.
  const live = element('<p>woken</p>');
  const shown = element('<p>One</p>');
  expect(patchWords({ live, shown, before: '<p>One</p>', after: '<p>Two</p>' })).toBeNull();
  expect(live.textContent).toBe('woken');
});

const heading = (words: string, style: string, rest = '') =>
  `<h1 class="a" style="${style}"${rest}>${words}</h1>`;
/** A page after one rendering was patched to the next; null if it has to be parsed. */
function patched(before: string, after: string): string | null {
  const [live, shown] = [element(before), element(before)];
  live.firstElementChild?.setAttribute('data-edit-chosen', '');
  const isPatched = patchWords({ live, shown, before, after }) !== null;
  expect(shown.innerHTML).toBe(element(isPatched ? after : before).innerHTML);
  return isPatched ? live.innerHTML : null;
}

test('a text and the style of its element, which counts its letters, are changed without parsing the page again', () => {
  const before = heading('Fees', '--letters:4');
  expect(patched(before, heading('Fees!', '--letters:5'))).toBe(
    heading('Fees!', '--letters:5', ' data-edit-chosen=""'),
  );
  // Another attribute, another element, and a text that is not the first of its element.
  expect(patched(before, heading('Fees!', '--letters:5', ' id="b"'))).toBeNull();
  expect(patched(before, '<h2 class="a">Fees!</h2>')).toBeNull();
  expect(patched('<p>A<br style="--a:1">Fees</p>', '<p>A<br style="--a:2">Fees!</p>')).toBeNull();
  expect(patched('<p><b>A</b></p><p>B</p>', '<p><b>C</b></p><p>D</p>')).toBeNull();
});

const headings = (first: string, second: string) =>
  `<h2 style="--letters:${first.length}">${first}</h2><h2 style="--letters:0">${second}</h2>`;

test('letters follow each other in the text that was patched last, and the same words elsewhere stay', () => {
  const [live, shown] = [element(headings('F', 'Fees')), element(headings('F', 'Fees'))];
  let last: PatchedWords | null = null;
  let before = headings('F', 'Fees');
  const show = (after: string): string | null => {
    last = patchWords({ live, shown, before, after }, last);
    if (last) before = after;
    expect(shown.innerHTML).toBe(live.innerHTML);
    return last && live.innerHTML;
  };
  for (const words of ['Fe', 'Fee', 'Fees'])
    expect(show(headings(words, 'Fees'))).toBe(headings(words, 'Fees'));
  // Now both texts are the same: nobody can tell which of them has another letter.
  expect(show(headings('Fees', 'Fees!'))).toBeNull();
});
