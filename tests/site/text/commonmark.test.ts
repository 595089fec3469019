import { tests } from 'commonmark-spec';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { textRenderer } from '../../text-renderer.ts';
import { differences } from './commonmark-differences.ts';

const { normalizeLink } = new MarkdownIt();
const render = textRenderer((to) => ({ href: normalizeLink(to), kind: 'page', newTab: false }));

/**
 * HTML without what texts have besides: headings begin at the third level, a picture has its size and its caption, and a link to
 * another site opens a new tab. Spaces between elements do not count.
 */
const comparable = (html: string): string =>
  html
    .replaceAll(/(?<=<\/?h)[1-6]/g, (level) => (Number(level) < 4 ? '3' : '4'))
    .replaceAll('<span class="vh"> (opens in a new tab)</span>', '')
    .replaceAll(/<figcaption>.*?<\/figcaption>/g, '')
    .replaceAll(/<(\/?)figure[^>]*>/g, '<$1p>')
    .replaceAll(/ (?:dir|width|height|loading|decoding|target|rel|title)="[^"]*"/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(/\n+(?=<)|(?<=>)\n+/g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

test('texts are rendered as CommonMark says, but for the differences that are listed with a reason', () => {
  const listed = new Set(differences.flatMap(({ numbers }) => numbers));
  const different = tests
    .map(({ number, markdown, html }) => {
      const source = markdown.replaceAll('→', '\t');
      const rendered = render({ part: 'text', form: 'prose', markdown: source }).html;
      const is = comparable(rendered);
      const should = comparable(html.replaceAll('→', '\t'));
      return { number, source, is, should };
    })
    .filter(({ number, is, should }) => (is !== should) !== listed.has(number));
  expect(different).toEqual([]);
});
