import MarkdownIt, { type Token } from 'markdown-it';
import readEmphasisBesideCjk from 'markdown-it-cjk-friendly';
import {
  anchorOfNumber,
  nestNumbered,
  readNumbered,
  type NumberedBranch,
} from '../../../schema/fields/numbered-text.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import { directionOf } from '../language/direction.ts';
import type { Html, Link } from '../values/resolved.ts';
import { readBoldAtPunctuation, showUnusedDefinitions } from './markdown-rules.ts';

/** The Markdown that editors may use: no raw HTML, pictures, blocks of code or tables. */
function createMarkdown() {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.disable(['image', 'code', 'fence', 'table', 'html_block', 'html_inline', 'autolink']);
  // Every target is accepted, so that the checks can report bad ones; pages only get resolved links.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (url) => url;
  markdown.use(readEmphasisBesideCjk).use(readBoldAtPunctuation).use(showUnusedDefinitions);
  return markdown;
}

/** Plain text, which most texts are, needs no Markdown parser. */
const plain = /^[\p{L}\p{N} ,;:'’“”().?!/%–—-]*$/u;

/** The beginning of a plain paragraph: not of a list item, a heading or anything indented. */
const beginsParagraph = /^[\p{L}\p{N}“‘(](?!\p{N}*[.)](?: |$))/u;

/** The paragraphs of a longer text that is plain text only; null for any other. */
function plainParagraphs(source: string): string[] | null {
  const paragraphs = source.trimEnd().split(/\n{2,}/);
  const arePlain = paragraphs.every(
    (one) =>
      beginsParagraph.test(one) && plain.test(one) && !one.includes('  ') && !one.endsWith(' '),
  );
  return arePlain ? paragraphs : null;
}

/** Numbers joined by hyphens: 2-6-3-3-3, P.O. Box 0000-00100. */
const joinedNumbers = /(?<!\d)\d+(?:-\d+)+/g;

/** HTML in which numbers joined by hyphens do not break across lines. */
const withoutBreaks = (html: string) =>
  html.replaceAll(joinedNumbers, (numbers) => `<span class="nowrap">${numbers}</span>`);

/**
 * Makes the function that renders editors' texts; `resolveLink` resolves their links, and `opensInNewTab` is the label
 * of links that open a new tab.
 */
export function createTextRenderer(
  resolveLink: (to: string) => Link,
  opensInNewTab: string,
): (text: TextPart) => Html {
  const markdown = createMarkdown();
  const { rules } = markdown.renderer;
  rules['text'] = (tokens, index) =>
    withoutBreaks(markdown.utils.escapeHtml(tokens[index]?.content ?? ''));
  rules['link_open'] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    const to = token?.attrGet('href');
    const language = to === undefined ? null : markedLanguage(String(to));
    if (language !== null) return `<span lang="${language}" dir="${directionOf(language)}">`;
    if (token && to != null) {
      const link = resolveLink(String(to));
      token.attrSet('href', link.href);
      if (link.newTab) {
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noopener');
      }
    }
    return self.renderToken(tokens, index, options);
  };
  const announcement = `<span class="vh"> ${markdown.utils.escapeHtml(opensInNewTab)}</span>`;
  rules['link_close'] = (tokens, index) => {
    const opening = tokens.slice(0, index).findLast((token) => token.type === 'link_open');
    if (markedLanguage(String(opening?.attrGet('href'))) !== null) return '</span>';
    const note = opening?.attrGet('target') ? announcement : '';
    return `${note}</a>`;
  };
  // The first two heading levels belong to the page and its blocks, so headings in texts start at
  // the third.
  rules['heading_open'] = (tokens, index) => `<${headingBelow(tokens[index])}>`;
  rules['heading_close'] = (tokens, index) => `</${headingBelow(tokens[index])}>`;

  const longer = (source: string): string => {
    const paragraphs = plainParagraphs(source);
    const html = paragraphs?.map((one) => `<p>${withoutBreaks(one)}</p>\n`).join('');
    return html ?? markdown.render(source);
  };

  return ({ form, markdown: source }) => {
    if (form === 'prose') return { html: longer(source) };
    if (form === 'numbered') return { html: numberedHtml(source, longer) };
    return { html: plain.test(source) ? withoutBreaks(source) : markdown.renderInline(source) };
  };
}

/** Nested lists of numbered paragraphs; the number of each is a link to it, which can be copied and sent. */
function numberedHtml(source: string, render: (markdown: string) => string): string {
  const { before, paragraphs } = readNumbered(source);
  const list = (branches: readonly NumberedBranch[]): string =>
    branches.length === 0 ? '' : `<ol role="list">${branches.map(item).join('')}</ol>\n`;
  const item = ({ number, markdown, below }: NumberedBranch): string => {
    const anchor = anchorOfNumber(number);
    return `<li id="${anchor}"><a href="#${anchor}">${number}</a><div>${render(markdown)}</div>${list(below)}</li>`;
  };
  return (before === '' ? '' : render(before)) + list(nestNumbered(paragraphs));
}

/** The language of words that a screen reader speaks otherwise: `[Câmara Municipal](lang:pt)`. Null for a link. */
export const markedLanguage = (to: string): string | null =>
  /^lang:([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i.exec(to)?.[1] ?? null;

const headingBelow = (token: Token | undefined) => (Number(token?.tag.slice(1)) < 4 ? 'h3' : 'h4');

const reader = createMarkdown();

/** The tokens of a longer text in order, each with its lines. */
export const partsOfText = (source: string): Token[] => reader.parse(source, {});

/** The words of a token itself: those in backticks, too, are words that visitors read. */
const wordsIn = ({ type, content }: Token): string =>
  type === 'text' || type === 'code_inline' ? content : '';

/** The links of a text in order, each with the words that visitors click. */
export function linksWithWords({
  form,
  markdown: source,
}: TextPart): { to: string; words: string }[] {
  if (!source.includes('[')) return [];
  const links: { to: string; words: string }[] = [];
  let open: { to: string; words: string } | null = null;
  const visit = (token: Token) => {
    const to = token.type === 'link_open' ? token.attrGet('href') : null;
    if (to !== null && markedLanguage(String(to)) === null) {
      open = { to: String(to), words: '' };
      links.push(open);
    } else if (token.type === 'link_close') open = null;
    else if (open) open.words += wordsIn(token);
    token.children?.forEach(visit);
  };
  (form === 'inline' ? reader.parseInline(source, {}) : reader.parse(source, {})).forEach(visit);
  return links;
}

/** The targets of all links in a text, in order, for the checks. */
export const linksInText = (text: TextPart): string[] => linksWithWords(text).map(({ to }) => to);

/** The text without markup; lines and paragraphs are separated by a space. */
export function plainText({ form, markdown: source }: TextPart): string {
  if (form === 'inline' && plain.test(source)) return source;
  const paragraphs = form === 'inline' ? null : plainParagraphs(source);
  if (paragraphs) return paragraphs.join(' ');
  const words: string[] = [];
  const visit = (token: Token) => {
    words.push(wordsIn(token));
    if (token.type.endsWith('break') || (token.type.endsWith('_close') && token.block))
      words.push(' ');
    token.children?.forEach(visit);
  };
  (form === 'inline' ? reader.parseInline(source, {}) : reader.parse(source, {})).forEach(visit);
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}
