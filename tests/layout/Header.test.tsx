// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { Header } from '../../src/layout/Header.tsx';
import { InEnglish } from '../in-english.tsx';

const picture = (src: string) => ({
  src,
  alt: 'Water of the Valley',
  width: 300,
  height: 60,
  focus: { x: 50, y: 50 },
  sources: [],
});

const wordmark = { image: picture('/dark.svg'), onDark: picture('/light.svg') };

test.each([
  [false, '/dark.svg', ['/light.svg']],
  [true, '/light.svg', []],
])('a wordmark takes the place of the name; over a picture: %s', (over, shown, onDark) => {
  document.body.innerHTML = renderToStaticMarkup(
    <InEnglish>
      <Header
        home="/"
        words={en.frame}
        site={{ name: 'Water of the Valley', tagline: 'Clean', logo: null, wordmark }}
        drawing={null}
        languages={[]}
        menu={[]}
        address="/"
        over={over}
        search={{ address: '/search', words: en.search, slash: true }}
        searchStyles="/search.css"
      />
    </InEnglish>,
  );
  const link = document.querySelector('header > a');
  expect(link?.textContent).toBe('');
  expect(link?.querySelector('img')?.getAttribute('src')).toBe(shown);
  expect(link?.querySelector('img')?.alt).toBe('Water of the Valley');
  const dark = Array.from(link?.querySelectorAll('source') ?? [], (one) => one.srcset);
  expect(dark).toEqual(onDark);
});
