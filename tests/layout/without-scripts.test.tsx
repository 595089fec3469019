// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InEnglish } from '../in-english.tsx';
import { en } from '../../src/messages/locales/en.ts';
import { Dock } from '../../src/layout/Dock.tsx';
import { Flyer } from '../../src/layout/Flyer.tsx';
import { Header } from '../../src/layout/Header.tsx';
import { NotFoundPage } from '../../src/layout/NotFoundPage.tsx';

const outside = { href: 'https://enquiry.example', kind: 'outside', newTab: true } as const;
const link = { label: 'Enroll Today', to: outside };
const menu = [
  { label: 'Home', href: '/', pattern: 'calm', isHome: true, children: [] },
  {
    label: 'Fees',
    href: '/fees',
    pattern: 'calm',
    isHome: false,
    children: [{ label: 'Grade 10', href: '/fees/grade-10', newTab: false, pattern: 'lake' }],
  },
];

const parts: { name: string; part: ReactElement }[] = [
  {
    name: 'the header',
    part: (
      <Header
        home="/"
        languages={[]}
        words={en.frame}
        site={{ name: 'Lakeside', tagline: 'By the lake', logo: null }}
        drawing={null}
        menu={menu}
        address="/fees/grade-10"
        over={false}
        search={{ address: '/search', words: en.search, slash: true }}
        searchStyles="/search.css"
      />
    ),
  },
  {
    name: 'the dock',
    part: (
      <Dock
        words={en.frame}
        countdown={{
          heading: 'Admissions',
          ctaText: 'Apply',
          cta: outside,
          storageKey: 'bar',
          words: en.countdown,
        }}
        links={[{ ...link, icon: 'phone' }, link]}
        address="/fees/grade-10"
      />
    ),
  },
  {
    name: 'the flyer',
    part: (
      <Flyer
        flyer={{
          title: 'Grade 10 is open',
          image: null,
          lines: [{ html: 'In <strong>January</strong>' }],
          button: link,
          closeLabel: 'Close',
          pattern: 'calm',
        }}
      />
    ),
  },
  {
    name: 'the not-found page',
    part: (
      <NotFoundPage
        notFound={{
          title: 'Oops!',
          text: null,
          tips: [],
          pattern: 'calm',
          words: en.notFound,
          home: '/',
        }}
      />
    ),
  },
];

test('what is rendered at build time opens nothing and shows no figures', () => {
  const html = parts
    .map(({ part }) => renderToStaticMarkup(<InEnglish>{part}</InEnglish>))
    .join('');
  const rendered = document.createElement('div');
  rendered.innerHTML = html;
  expect(rendered.querySelector('dialog[open]')).toBeNull();
  for (const timer of rendered.querySelectorAll('[role=timer]')) {
    expect(timer.textContent).not.toMatch(/\d/);
  }
});
