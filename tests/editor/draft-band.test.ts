// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { DraftMark } from '../../src/editor/draft-mark.ts';
import { speak } from '../../src/editor/words/words.ts';

customElements.define('draft-mark', DraftMark);
beforeEach(() => speak('en'));

const bands = () =>
  Array.from(document.querySelectorAll('aside'), ({ shadowRoot }) => ({
    text: shadowRoot?.querySelector('div')?.textContent,
    links: Array.from(shadowRoot?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href')),
  }));

test('a draft has a band above the page, which goes with the page when a link is followed in place', () => {
  document.body.innerHTML = '<main><draft-mark data-state="page">Draft</draft-mark></main>';
  expect(bands()).toEqual([
    {
      text: expect.stringMatching(/^Draft: not published yet.*As visitors see it$/),
      links: ['/@edit/show', '?published'],
    },
  ]);
  expect(document.body.firstElementChild?.localName).toBe('aside');
  const main = document.querySelector('main');
  if (main) main.innerHTML = '<draft-mark data-state="new">Draft</draft-mark>';
  expect(bands()).toEqual([
    {
      text: expect.stringContaining('Visitors do not have it yet.'),
      links: ['/@edit/show', '/@edit/publish'],
    },
  ]);
  if (main) main.innerHTML = '';
  expect(bands()).toEqual([]);
});

test('where a page is sent, the mark says what is sent, in the language of the editor', async () => {
  await speak('sw');
  document.body.innerHTML = '<div><draft-mark data-state="sent">English</draft-mark></div>';
  expect(bands()).toEqual([]);
  const mark = document.querySelector('draft-mark');
  expect(mark?.shadowRoot?.textContent).toContain('Hii inatumwa kama ilivyochapishwa.');
});
