// @vitest-environment jsdom
import { assert, constantFrom, array, oneof, property, string } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { IslandFrame, readIsland } from '../../src/layout/page-contract.tsx';
import type { IslandSegment } from '../../src/layout/page-view.ts';
import { documentHtml } from '../../src/render/render-document.tsx';
import { runs } from '../sample.ts';

/** An island whose values carry a text. */
function island(text: string): IslandSegment {
  const block = { type: 'dashboards', title: text, items: [] };
  const locale = { language: text, opensInNewTab: text };
  return {
    kind: 'island',
    type: block.type,
    html: '<p>Lakeside</p>',
    data: { block, words: en.dashboards, locale },
  };
}

/** A document into which every value that an editor or a file name can give carries the same text. */
function documentOf(text: string, favicon: string | null = null): Document {
  const html = documentHtml(
    {
      base: '',
      language: text,
      direction: 'ltr',
      siteName: text,
      view: {
        address: '/',
        title: text,
        description: text,
        canonical: text,
        pattern: text,
        headerOver: false,
        segments: [],
        notFound: null,
        search: null,
      },
      app: {
        html: renderToStaticMarkup(
          createElement(IslandFrame, { segment: island(text), scripts: [text], failed: text }),
        ),
        inSprite: new Set(),
        styles: [],
        scripts: [],
        isTimed: false,
        hasRightToLeft: false,
      },
      icons: '',
      socialImage: text,
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Event', name: text }],
      },
      alternates: [{ language: text, href: text }],
      stylesheets: [text],
      countdownKey: text,
      noticeId: text,
      hasFlyer: true,
    },
    {
      printStyles: text,
      searchStyles: text,
      noticeStyles: text,
      worker: text,
      script: text,
      headingFont: text,
      textFamily: text,
      logo: null,
      policy: null,
      favicon: favicon ?? text,
    },
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The elements of a document with the names of their attributes. */
const skeleton = (page: Document) =>
  Array.from(page.querySelectorAll('*'), (element) => [
    element.localName,
    // What is not known has no type.
    ...element.getAttributeNames().filter((name) => name !== 'type'),
  ]);

const dangerous = constantFrom(
  ...`< > " ' & </script <!-- --> <script> </title> ]]> \\ \0 \n \u2028 $\{ &quot; .svg \\u003c`.split(
    ' ',
  ),
  '<img src=x onerror=x>',
  ' onload=',
);

test('no text becomes an element, an attribute or a script', () => {
  const plain = skeleton(documentOf('plain'));
  const text = array(oneof(dangerous, string({ maxLength: 4, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 6,
  }).map((parts) => `x${parts.join('')}`);
  assert(
    property(text, (value) => {
      const page = documentOf(value);
      expect(skeleton(page)).toEqual(plain);
      const element = page.querySelector<HTMLElement>('[data-island]');
      expect(element && readIsland(element).data).toEqual(island(value).data);
      const calls = Array.from(
        page.querySelectorAll('script:not([type])'),
        (script) => script.textContent,
      );
      const data = page.querySelector('[type="application/ld+json"]')?.textContent ?? '';
      expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name: value }] });
      for (const call of calls) expect(() => new Function(call)).not.toThrow();
    }),
    runs(10),
  );
});

test.each([
  ['/assets/badge.svg', 'image/svg+xml'],
  ['/assets/badge.JPG', 'image/jpeg'],
  ['/assets/badge.png', 'image/png'],
  ['/assets/badge.ico', 'image/x-icon'],
  ['/assets/badge', null],
])('the icon %s is announced as %s', (address, type) => {
  const icon = documentOf('plain', address).querySelector('link[rel=icon]');
  expect(icon?.getAttribute('href')).toBe(address);
  expect(icon?.getAttribute('type') ?? null).toBe(type);
});
