import MarkdownIt, { type Token } from 'markdown-it';
import readEmphasisBesideCjk from 'markdown-it-cjk-friendly';
import type { TextPart } from '../../../schema/fields/text.ts';
import {
  isAddress,
  notesLast,
  pictureOf,
  readAddresses,
  readCredits,
  readFigures,
  readNotes,
  type PictureInText,
} from './article-rules.ts';
import { readBoldAtPunctuation, showUnusedDefinitions } from './markdown-rules.ts';

/**
 * The Markdown that editors may use: CommonMark without raw HTML and without code by indentation, which is mostly an accident;
 * tables, footnotes and bare addresses besides.
 */
export function createMarkdown() {
  const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
  markdown.disable(['code', 'html_block', 'html_inline']);
  // Before the links below change how addresses are written.
  markdown.use(readAddresses);
  // Every target is accepted, so that the checks can report bad ones; pages only get resolved links.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (url) => url;
  markdown
    .use(readEmphasisBesideCjk)
    .use(readBoldAtPunctuation)
    .use(readNotes)
    .use(readCredits)
    .use(readFigures)
    .use(showUnusedDefinitions);
  return markdown;
}

/** Plain text, which most texts are, needs no Markdown parser. */
const plain = /^[\p{L}\p{N} ,;:'’“”().?!/%–—-]*$/u;

/** A web address, which is a link although it is made of such characters. */
const address = /:\/\/|www\./i;

/** Whether a short text is plain text. */
export const isPlain = (source: string): boolean => plain.test(source) && !address.test(source);

/** The beginning of a plain paragraph: not of a list item, a heading or anything indented. */
const beginsParagraph = /^[\p{L}\p{N}“‘(](?!\p{N}*[.)](?: |$))/u;

/** The paragraphs of a longer text that is plain text only; null for any other. */
export function plainParagraphs(source: string): string[] | null {
  const paragraphs = source.trimEnd().split(/\n{2,}/);
  const arePlain = paragraphs.every(
    (one) => beginsParagraph.test(one) && isPlain(one) && !one.includes('  ') && !one.endsWith(' '),
  );
  return arePlain ? paragraphs : null;
}

/** The language of words that a screen reader speaks otherwise: `[Câmara Municipal](lang:pt)`. Null for a link. */
export const markedLanguage = (to: string): string | null =>
  /^lang:([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i.exec(to)?.[1] ?? null;

const reader = createMarkdown();

/** The tokens of a longer text in order, each with its lines. */
export const partsOfText = (source: string): Token[] => reader.parse(source, {});

/** The text that was read last: checks ask for its words, its links and its pictures, one after the other. */
let latest: { source: string; isInline: boolean; tokens: readonly Token[] } | null = null;

function tokensOf({ form, markdown: source }: TextPart): readonly Token[] {
  const isInline = form === 'inline';
  if (latest?.source === source && latest.isInline === isInline) return latest.tokens;
  const tokens = isInline ? reader.parseInline(source, {}) : reader.parse(source, {});
  latest = { source, isInline, tokens };
  return tokens;
}

/** Calls a function for each token of a text, and for those inside; not for the description of a picture. */
function visitTokens(tokens: readonly Token[], visit: (token: Token) => void): void {
  for (const token of tokens) {
    visit(token);
    if (token.type !== 'image') visitTokens(token.children ?? [], visit);
  }
}

/** The words of a token itself: those in backticks and in blocks of code, too, are words that visitors read. */
const wordsIn = ({ type, content }: Token): string =>
  type === 'text' || type === 'code_inline' || type === 'fence' ? content : '';

/** The links of a text in order, each with the words that visitors click; not the addresses that are written out. */
export function linksWithWords(text: TextPart): { to: string; words: string }[] {
  if (!text.markdown.includes('[')) return [];
  const links: { to: string; words: string }[] = [];
  let open: { to: string; words: string } | null = null;
  visitTokens(tokensOf(text), (token) => {
    const isLink = token.type === 'link_open' && !isAddress(token);
    const to = isLink ? token.attrGet('href') : null;
    if (to !== null && markedLanguage(String(to)) === null) {
      open = { to: String(to), words: '' };
      links.push(open);
    } else if (token.type === 'link_close') open = null;
    else if (open) open.words += wordsIn(token);
  });
  return links;
}

/** The targets of all links in a text, in order, for the checks. */
export const linksInText = (text: TextPart): string[] => linksWithWords(text).map(({ to }) => to);

/** The pictures of a text, in order. */
export function picturesInText(text: TextPart): PictureInText[] {
  if (!text.markdown.includes('![')) return [];
  const pictures: PictureInText[] = [];
  visitTokens(tokensOf(text), (token) => {
    if (token.type === 'image') pictures.push(pictureOf(token));
  });
  return pictures;
}

/** Whether a text may have footnotes. */
export const mayHaveNotes = (markdown: string): boolean => markdown.includes('[^');

/** A heading in a text: its words, and its level from 3 on. */
export type HeadingInText = { words: string; level: 3 | 4 };

/** How a heading begins, or the line below it. */
const mayHaveHeadings = /#|\n[ \t>]*(?:=+|-+)[ \t]*(?:\n|$)/;

/** The headings of a longer text, in the order in which they are shown. */
export function headingsInText(text: TextPart): HeadingInText[] {
  return text.form === 'prose' && mayHaveHeadings.test(text.markdown)
    ? headingsOf(notesLast(tokensOf(text)))
    : [];
}

/** The headings among the tokens of a text. */
export const headingsOf = ({ body, notes }: ReturnType<typeof notesLast>): HeadingInText[] =>
  [body, ...notes.map(({ tokens }) => tokens)].flatMap((tokens) =>
    tokens.flatMap(({ type, tag }, index): HeadingInText[] => {
      const [inline] = type === 'heading_open' ? tokens.slice(index + 1) : [];
      if (!inline) return [];
      const words: string[] = [];
      visitTokens([inline], (token) => words.push(wordsIn(token)));
      return [{ words: words.join('').trim(), level: Number(tag.slice(1)) < 4 ? 3 : 4 }];
    }),
  );

/** The signs of tables, quotations, code, pictures and footnotes. */
const articleSigns = /\||(?:^|\s)>|`|~~~|!\[|\[\^|^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/m;

/** From how many headings on a text has a list of them above it. */
export const headingsForContents = 5;

/** Whether a longer text may have what few texts have: the styles of these are loaded for it. */
export const hasArticleParts = (text: TextPart): boolean =>
  text.form !== 'inline' &&
  (articleSigns.test(text.markdown) || headingsInText(text).length >= headingsForContents);

/** The text without markup; lines and paragraphs are separated by a space. */
export function plainText(text: TextPart): string {
  const { form, markdown: source } = text;
  if (form === 'inline' && isPlain(source)) return source;
  const paragraphs = form === 'inline' ? null : plainParagraphs(source);
  if (paragraphs) return paragraphs.join(' ');
  const { body, notes } = notesLast(tokensOf(text));
  return plainWords([...body, ...notes.flatMap(({ tokens }) => tokens)]);
}

function plainWords(tokens: readonly Token[]): string {
  const words: string[] = [];
  visitTokens(tokens, (token) => {
    words.push(wordsIn(token));
    if (token.type === 'figure') words.push(captionOf(token));
    if (token.type.endsWith('break') || token.block) words.push(' ');
  });
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

/**
 * What stands before the first heading of a longer text, with its footnotes, and then below each heading, as plain text: in
 * the order of `headingsInText`.
 */
export function plainSections({ markdown: source }: TextPart): string[] {
  const { body, notes } = notesLast(reader.parse(source, {}));
  const first: Token[] = [];
  const sections = [first];
  for (const tokens of [body, ...notes.map((note) => note.tokens)]) {
    let section = first;
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open') {
        section = [];
        sections.push(section);
      } else if (tokens[index - 1]?.type !== 'heading_open') section.push(token);
    });
  }
  return sections.map(plainWords);
}

/** What is read below a figure: its caption, and who made the picture. */
function captionOf({ children }: Token): string {
  const [picture] = children ?? [];
  if (!picture) return '';
  const { caption, credit } = pictureOf(picture);
  return `${caption} ${credit}`;
}
