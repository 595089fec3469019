// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { watchLocalLinks } from '../../src/client/links/local-links.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What becomes of a click on the first link of a page, and of pointing at it. */
function touch(html: string): { followed: string[]; expected: string[] } {
  const followed: string[] = [];
  const expected: string[] = [];
  document.body.innerHTML = html;
  const stop = watchLocalLinks({
    follow: (url) => followed.push(url.href),
    expect: (url) => expected.push(url.href),
  });
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  stop();
  return { followed, expected };
}

test('a link to a page is followed, and prefetched before that', () => {
  const fees = `${location.origin}/fees#terms`;
  expect(touch('<a href="/fees#terms">Fees</a>')).toEqual({ followed: [fees], expected: [fees] });
});

test.each([
  '<a href="http://[">broken</a>',
  '<a href="//other.example/x">other</a>',
  `<a href="${location.origin}//other.example/x">in disguise</a>`,
  '<a href="/%5cother.example">in disguise</a>',
  '<a href="mailto:office@lakeside.example">mail</a>',
  '<a href="tel:+1000">call</a>',
  '<a href="/calendar.ics">file</a>',
  '<a href="/fees" target="_blank">new tab</a>',
  '<a href="/fees" download>file</a>',
  '<a>no address</a>',
  '<svg><a href="/fees"><text>drawn</text></a></svg>',
])('%s is left to the browser', (html) => {
  expect(touch(html)).toEqual({ followed: [], expected: [] });
});
