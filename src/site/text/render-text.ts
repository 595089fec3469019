import type { Token } from 'markdown-it';
import {
  anchorOfNumber,
  nestNumbered,
  readNumbered,
  type NumberedBranch,
} from '../../../schema/fields/numbered-text.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import type { TextPart, TextLocation } from '../../../schema/fields/text.ts';
import { directionOf } from '../language/direction.ts';
import type { Html, Link, Picture } from '../values/resolved.ts';
import { isAddress, notesLast, pictureOf, sourceOfQuotation } from './article-rules.ts';
import {
  createMarkdown,
  headingsOf,
  isPlain,
  markedLanguage,
  plainParagraphs,
} from './markdown.ts';

/** What texts need of the rest of the site. */
type TextResolvers = {
  link(to: string): Link;
  picture(image: ImagePart): Picture;
};

/** The words that rendered texts add. */
type TextWords = {
  /** The remark of links that open a new tab. */
  opensInNewTab: string;
  /** The names of a table without heads, and of the list of footnotes, for screen readers. */
  table: string;
  footnotes: string;
  /** The link from a footnote back to where it is referred to. */
  backToText: string;
};

/** Numbers joined by hyphens: 2-6-3-3-3, P.O. Box 0000-00100. */
const joinedNumbers = /(?<!\d)\d+(?:-\d+)+/g;

/** HTML in which numbers joined by hyphens do not break across lines. */
const withoutBreaks = (html: string) =>
  html.replaceAll(joinedNumbers, (numbers) => `<span class="nowrap">${numbers}</span>`);

/** The widest that a picture of a text is shown, in CSS pixels: its column is 64 characters wide. */
const widest = 800;

const headingBelow = (token: Token | undefined, isUntitled: true | undefined) => {
  const level = Number(token?.tag.slice(1)) < 4 ? 3 : 4;
  return `h${isUntitled ? level - 1 : level}`;
};

/** The footnotes of one text: the prefix of their anchors, their numbers by label, and those that were referred to. */
type Notes = { scope: string; numbers: ReadonlyMap<string, number>; referred: Set<number> };

/** Makes the function that renders editors' texts. */
export function createTextRenderer(
  resolvers: TextResolvers,
  words: TextWords,
): (text: TextPart) => Html {
  const markdown = createMarkdown();
  const { escapeHtml } = markdown.utils;
  const { rules } = markdown.renderer;

  rules['text'] = (tokens, index) => withoutBreaks(escapeHtml(tokens[index]?.content ?? ''));

  rules['link_open'] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    const to = String(token?.attrGet('href') ?? '');
    const language = markedLanguage(to);
    if (language !== null) return `<span lang="${language}" dir="${directionOf(language)}">`;
    if (token) {
      const link = isAddress(token)
        ? { href: to, newTab: !to.startsWith('mailto:') }
        : resolvers.link(to);
      token.attrSet('href', link.href);
      if (link.newTab) {
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noopener');
      }
    }
    return self.renderToken(tokens, index, options);
  };
  const announcement = `<span class="vh"> ${escapeHtml(words.opensInNewTab)}</span>`;
  rules['link_close'] = (tokens, index) => {
    const opening = tokens.slice(0, index).findLast((token) => token.type === 'link_open');
    if (markedLanguage(String(opening?.attrGet('href'))) !== null) return '</span>';
    const note = opening?.attrGet('target') ? announcement : '';
    return `${note}</a>`;
  };

  // The first two heading levels belong to the page and its blocks, so headings in texts start at
  // the third; below no heading of a block, at the second.
  let anchors: readonly string[] = [];
  let isUntitled: true | undefined;
  rules['heading_open'] = (tokens, index) => {
    const [anchor, ...others] = anchors;
    anchors = others;
    const id = anchor === undefined ? '' : ` id="${escapeHtml(anchor)}"`;
    return `<${headingBelow(tokens[index], isUntitled)}${id}>`;
  };
  rules['heading_close'] = (tokens, index) => `</${headingBelow(tokens[index], isUntitled)}>`;

  rules['image'] = (tokens, index) => {
    const token = tokens[index];
    return token ? pictureHtml(token) : '';
  };
  const pictureHtml = (token: Token): string => {
    const { src, alt } = pictureOf(token);
    const picture = resolvers.picture({ part: 'image', src, alt, focus: { x: 50, y: 50 } });
    const image = `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
    if (picture.sources.length === 0) return image;
    // The size that it is shown in, too: a small picture is not enlarged.
    const sizes = `min(${Math.min(picture.width, widest)}px, 100vw)`;
    const sources = picture.sources.map(
      ({ type, srcSet }) =>
        `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${sizes}">`,
    );
    return `<picture>${sources.join('')}${image}</picture>`;
  };
  rules['figure'] = (tokens, index) => {
    const [token] = tokens[index]?.children ?? [];
    if (!token) return '';
    const { caption, credit } = pictureOf(token);
    const below = [
      escapeHtml(caption),
      ...(credit === '' ? [] : [`<small>${escapeHtml(credit)}</small>`]),
    ].filter((part) => part !== '');
    const line = below.length === 0 ? '' : `<figcaption>${below.join(' ')}</figcaption>`;
    return `<figure class="t-picture">${pictureHtml(token)}${line}</figure>\n`;
  };

  // A name, and a stop in the order of the keyboard, for what scrolls sideways.
  rules['table_open'] = (tokens, index) => {
    const end = tokens.findIndex(({ type }, at) => at > index && type === 'thead_close');
    const heads = tokens
      .slice(index, end)
      .flatMap(({ children }) =>
        children ? markdown.renderer.renderInlineAsText(children, markdown.options, {}) : [],
      )
      .filter((head) => head !== '');
    const name = heads.length > 0 ? heads.join(', ') : words.table;
    return `<div class="t-table" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table>\n`;
  };
  rules['table_close'] = () => '</table></div>\n';
  rules['th_open'] = (tokens, index) => `<th scope="col"${alignmentOf(tokens[index])}>`;
  rules['td_open'] = (tokens, index) => `<td${alignmentOf(tokens[index])}>`;

  // Code is written from the left on pages that read from the right, unless it is a text in their script.
  rules['fence'] = (tokens, index) => {
    const [language = ''] = (tokens[index]?.info ?? '').trim().split(/\s/);
    const named =
      language === ''
        ? ''
        : ` class="language-${escapeHtml(markdown.utils.unescapeAll(language))}"`;
    return `<pre dir="auto"><code${named}>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
  };

  // The source of a quotation is the caption of a figure; it is taken out of the tokens that follow.
  rules['blockquote_open'] = (tokens, index) => {
    const source = sourceOfQuotation(tokens, index);
    if (!source) return '<blockquote>\n';
    const { open, inline, close, children, first } = source;
    const line = markdown.renderer.renderInline(children.slice(first), markdown.options, {});
    close.meta = { source: line };
    inline.children = children.slice(0, Math.max(0, first - 1));
    if (first === 0) for (const token of open) token.hidden = true;
    return '<figure class="t-quote"><blockquote>\n';
  };
  rules['blockquote_close'] = (tokens, index) => {
    const source = tokens[index]?.meta?.['source'];
    const caption = `<figcaption>${String(source)}</figcaption></figure>\n`;
    return source === undefined ? '</blockquote>\n' : `</blockquote>${caption}`;
  };

  const renderTokens = (tokens: Token[]): string =>
    markdown.renderer.render(tokens, markdown.options, {});

  let current: Notes = { scope: '', numbers: new Map(), referred: new Set() };
  rules['footnote_ref'] = (tokens, index) => {
    const { scope, numbers, referred } = current;
    const number = numbers.get(String(tokens[index]?.meta?.['label'])) ?? 0;
    const id = referred.has(number) ? '' : ` id="_ref--${scope}${number}"`;
    referred.add(number);
    return `<sup><a href="#_note--${scope}${number}"${id} role="doc-noteref">${number}</a></sup>`;
  };

  const longer = (source: string, location: TextLocation): Html => {
    const paragraphs = plainParagraphs(source);
    const html = paragraphs?.map((one) => `<p>${withoutBreaks(one)}</p>\n`).join('');
    if (html !== undefined) return { html };
    const parsed = notesLast(markdown.parse(source, {}));
    const { body, notes } = parsed;
    const { scope } = location;
    ({ anchors, isUntitled } = location);
    const numbers = new Map(notes.map(({ label }, index) => [label, index + 1]));
    const referred = new Set<number>();
    current = { scope, numbers, referred };
    const text = renderTokens(body);
    const items = notes.map(({ tokens }, index) => {
      const number = index + 1;
      const note = renderTokens(tokens);
      const back = referred.has(number)
        ? ` <a href="#_ref--${scope}${number}" role="doc-backlink" aria-label="${escapeHtml(words.backToText)}">↩︎</a>`
        : '';
      // The link ends the last line of the note.
      const end = note.endsWith('</p>\n') ? note.length - '</p>\n'.length : note.length;
      return `<li id="_note--${scope}${number}">${note.slice(0, end)}${back}${note.slice(end)}</li>\n`;
    });
    const whole =
      items.length === 0
        ? text
        : `${text}<section class="t-notes" role="doc-endnotes" aria-label="${escapeHtml(words.footnotes)}"><ol>\n${items.join('')}</ol></section>\n`;
    const headings = headingsOf(parsed).flatMap((heading, index) => {
      const anchor = location.anchors[index];
      return anchor === undefined ? [] : [{ ...heading, anchor }];
    });
    return headings.length === 0 ? { html: whole } : { html: whole, headings };
  };

  return ({ form, markdown: source, location = { scope: '', anchors: [] } }) => {
    if (form === 'prose') return longer(source, location);
    if (form === 'numbered') {
      const { scope } = location;
      const render = (paragraph: string, of: string) =>
        longer(paragraph, { scope: scope + of, anchors: [] }).html;
      return { html: numberedHtml(source, render) };
    }
    return { html: isPlain(source) ? withoutBreaks(source) : markdown.renderInline(source) };
  };
}

/** The side on which the cells of a column stand, by the colons below its head. */
function alignmentOf(token: Token | undefined): string {
  const [, side] = /text-align:(\w+)/.exec(String(token?.attrGet('style') ?? '')) ?? [];
  return side === undefined || side === 'left' ? '' : ` data-side="${side}"`;
}

/** Nested lists of numbered paragraphs; the number of each is a link to it, which can be copied and sent. */
function numberedHtml(source: string, render: (markdown: string, scope: string) => string): string {
  const { before, paragraphs } = readNumbered(source);
  const list = (branches: readonly NumberedBranch[]): string =>
    branches.length === 0 ? '' : `<ol role="list">${branches.map(item).join('')}</ol>\n`;
  const item = ({ number, markdown, below }: NumberedBranch): string => {
    const anchor = anchorOfNumber(number);
    return `<li id="${anchor}"><a href="#${anchor}">${number}</a><div>${render(markdown, `${anchor}-`)}</div>${list(below)}</li>`;
  };
  return (before === '' ? '' : render(before, '')) + list(nestNumbered(paragraphs));
}
