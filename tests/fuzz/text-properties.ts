import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { readDrawing } from '../../src/build/pictures/read-drawing.ts';
import { readLink } from '../../src/site/addresses/links.ts';
import { linksInText } from '../../src/site/text/markdown.ts';
import { textRenderer } from '../text-renderer.ts';
import { fuzzProperty, type FuzzProperty } from './fuzz-property.ts';
import { hostileWords } from './hostile-words.ts';

const addresses = [
  ['#a', 'a.svg', '//other.example/x', 'https://other.example/x', 'javascript:alert(1)'],
  ['data:text/html,<script>1</script>', 'java\nscript:1', '/fees', '/fees?year=2025#terms', '..'],
  ['phone:main', 'enquiry', '%', '/%zz', '\\\\other.example', '&#106;avascript:1', ''],
].flat();

const attribute = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('href', 'xlink:href', 'xml:base', 'src', 'fill', 'begin', 'values'),
      fc.constantFrom(...addresses),
    )
    .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`),
  fc.constantFrom(
    'onload="alert(1)"',
    'ONCLICK="alert(1)"',
    'style="fill:url(https://other.example/x)"',
    'style="fill:url(#a)"',
    'id="a"',
    'width="0"',
    'width="1e9" height="1e9"',
    'viewBox="0 0 10 10"',
  ),
);

const elementNames = [
  ['g', 'path', 'use', 'image', 'a', 'defs', 'symbol', 'style', 'text', 'pattern', 'filter'],
  ['script', 'SCRIPT', 'foreignObject', 'iframe', 'animate', 'set', 'handler', 'x:script'],
].flat();

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .record({
      name: fc.constantFrom(...elementNames),
      attributes: fc.array(attribute, { maxLength: 3 }),
      children: fc.array(
        fc.oneof(
          { maxDepth: 5, depthSize: 'small' },
          fc.constantFrom(
            'words',
            '<![CDATA[x]]>',
            '&amp;',
            '<!-- note -->',
            '&e;',
            '@import "x";',
          ),
          tie('element'),
        ),
        { maxLength: 4 },
      ),
    })
    .map(
      ({ name, attributes, children }) =>
        `<${[name, ...attributes].join(' ')}>${children.join('')}</${name}>`,
    ),
}));

const drawing = fc
  .record({
    before: fc.constantFrom('', '\uFEFF', '<?xml version="1.0"?>', '<!DOCTYPE svg>', 'words'),
    attributes: fc.array(attribute, { maxLength: 3 }),
    children: fc.array(element, { maxLength: 4 }),
    cut: fc.option(fc.nat(400), { freq: 6 }),
  })
  .map(({ before, attributes, children, cut }) => {
    const text = `${before}<${['svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"', ...attributes].join(' ')}>${children.join('')}</svg>`;
    return cut === null ? text : text.slice(0, cut);
  });

/** What runs or fetches something when a drawing is opened. */
const active =
  /<(?:x:)?script|<foreignobject|<iframe|<handler|\son[a-z]+=|(?:href|xml:base)="[^#"]|url\([^#]|<style[^>]*>[^<]*@import/i;

const linkText = fc
  .tuple(hostileWords, fc.constantFrom(...addresses), hostileWords)
  .map(([words, to, more]) => `[${words}](${to})${more}`);

const markdown = fc
  .array(
    fc.oneof(
      hostileWords,
      linkText,
      fc.constantFrom('# ', '- ', '1. ', '> ', '**', '*', '`', '<b onclick=x>', '![x](y)', '\n\n'),
      fc.constantFrom(
        '<script>',
        '</p>',
        '&lt;',
        '<!--',
        '[a]: /b\n',
        '~~~\n',
        '    code\n',
        '---\n',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const allowedTags =
  /^<\/?(?:p|strong|em|s|a|ul|ol|li|h3|h4|br|hr|span|code|pre|blockquote|figure|figcaption|img|div|table|thead|tbody|tr|th|td)(?=[\s/>])/;

/** Where links may lead without being named in the settings. */
const openAddress = /^(?:https?:\/\/|mailto:)/;

/** Drawings, texts and links that somebody wrote to be taken for something else. */
export const textProperties: FuzzProperty[] = [
  fuzzProperty('a drawing that is accepted runs and fetches nothing', {
    inputs: drawing,
    isTrue: (text) => {
      if (readDrawing(text).size !== null) assert.doesNotMatch(text, active);
    },
    few: 150,
  }),
  fuzzProperty('a text becomes the HTML of its Markdown and nothing else', {
    inputs: fc.record({ source: markdown, form: fc.constantFrom('inline', 'prose') }),
    isTrue: ({ source, form }) => {
      const requested: string[] = [];
      const render = textRenderer((to) => {
        requested.push(to);
        return { kind: 'page', href: '/safe', newTab: false };
      });
      const part = { part: 'text', markdown: source, form } as const;
      const { html } = render(part);
      for (const [tag] of html.matchAll(/<[^>]*/g)) {
        assert.match(`${tag}>`, allowedTags);
        assert.doesNotMatch(tag.replaceAll(/"[^"]*"/g, ''), /\son/i);
      }
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
        if (href !== '/safe') assert.match(href, openAddress);
      }
      assert.deepEqual(requested, linksInText(part));
      assert.equal(html.split('href="/safe"').length - 1, requested.length);
    },
    few: 150,
  }),
  fuzzProperty('every link is read as something', {
    inputs: fc.oneof(fc.constantFrom(...addresses), hostileWords),
    isTrue: (to) => assert.equal(typeof readLink(to), 'object'),
  }),
];
