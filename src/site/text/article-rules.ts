import type { MarkdownIt, Token } from 'markdown-it';
import readFootnotes from 'markdown-it-footnote';

/** The addresses that a text may name outright; any other scheme is shown as it was typed. */
const openAddress = /^(?:https?:\/\/|mailto:)/i;

/** How a web address begins without a scheme, as people write it. */
const bareHost = 'www.';

/**
 * Makes links of web and mail addresses: `https://lake.example`, `www.lake.example`, `desk@lake.example`, and any of them in angle
 * brackets. Other names with dots are words: with `lake.example`, `8.am` and `ends.In` would lead to countries.
 */
export function readAddresses(markdown: MarkdownIt): void {
  const { linkify } = markdown;
  linkify.add('//', null).add('ftp:', null);
  linkify.add(bareHost, {
    validate: (text, position, self) => {
      const address = `//${bareHost}${text.slice(position)}`;
      const prefix = address.length - text.length + position;
      return Math.max(0, self.testSchemaAt(address, 'https:', 0) - prefix);
    },
    normalize: (match) => {
      match.url = `https://${match.raw}`;
    },
  });
  const encode = markdown.normalizeLink.bind(markdown);
  markdown.core.ruler.after('linkify', 'open addresses', ({ tokens, Token: Made }) => {
    for (const { children } of tokens) {
      if (!children) continue;
      for (const [index, open] of children.entries()) {
        if (!isAddress(open)) continue;
        const to = String(open.attrGet('href'));
        if (openAddress.test(to)) open.attrSet('href', encode(to));
        else {
          const words = new Made('text', '', 0);
          words.content = `<${children[index + 1]?.content ?? ''}>`;
          children.splice(index, 3, words);
        }
      }
    }
  });
}

/** Whether a link was made of an address in the text, which leads where it says and needs no name in the settings. */
export const isAddress = ({ type, info }: Token): boolean =>
  type === 'link_open' && info === 'auto';

/** Reads `[^1]` and `[^1]: words`. The notes stay where they are written; `notesLast` moves them. */
export function readNotes(markdown: MarkdownIt): void {
  markdown.use(readFootnotes).disable(['footnote_inline', 'footnote_tail']);
}

/** A footnote: its label as written, and the tokens of its words. */
type Note = { label: string; tokens: Token[] };

const labelOf = ({ meta }: Token): string => String(meta?.['label']);

/**
 * The tokens of a text without its footnotes, and the footnotes in the order in which the text refers to them; then those
 * that it never refers to, so that no words are lost.
 */
export function notesLast(tokens: readonly Token[]): { body: Token[]; notes: Note[] } {
  const body: Token[] = [];
  const notes = new Map<string, Note>();
  let open: Note | null = null;
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      open = { label: labelOf(token), tokens: [] };
      // The first definition counts, as it does for links.
      if (notes.has(open.label)) open.label += ` ${notes.size}`;
      notes.set(open.label, open);
    } else if (token.type === 'footnote_reference_close') open = null;
    else (open?.tokens ?? body).push(token);
  }
  const referred = [...body, ...[...notes.values()].flatMap((note) => note.tokens)].flatMap(
    ({ children }) => (children ?? []).filter(({ type }) => type === 'footnote_ref').map(labelOf),
  );
  const order = [...new Set([...referred, ...notes.keys()])];
  return { body, notes: order.flatMap((label) => notes.get(label) ?? []) };
}

/** Who made a picture: `![…](gate.jpg){credit="Julia Ramos"}`, as Pandoc writes the attributes of a picture. */
const credit = /\{\s*credit="([^"\n]*)"\s*\}/y;

/** Reads the credit of a picture into the `meta` of its token. */
export function readCredits({ inline }: MarkdownIt): void {
  inline.ruler.after('image', 'credit', (state, silent) => {
    const picture = state.tokens.at(-1);
    if (silent || state.src[state.pos] !== '{' || state.pending !== '') return false;
    if (picture?.type !== 'image') return false;
    credit.lastIndex = state.pos;
    const [written, name = ''] = credit.exec(state.src) ?? [];
    if (written === undefined) return false;
    picture.meta = { credit: name };
    state.pos += written.length;
    return true;
  });
}

/** A picture of a text: `![A gate](gate.jpg "The new gate"){credit="Julia Ramos"}`. */
export type PictureInText = { src: string; alt: string; caption: string; credit: string };

/** The picture of a token for one. */
export const pictureOf = (token: Token): PictureInText => ({
  src: String(token.attrGet('src') ?? '').normalize('NFC'),
  alt: wordsOfTokens(token.children ?? []),
  caption: String(token.attrGet('title') ?? ''),
  credit: String(token.meta?.['credit'] ?? ''),
});

/** The words of inline tokens: those in backticks, too, are words that visitors read. */
const wordsOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type.endsWith('break')) return ' ';
      return type === 'text' || type === 'code_inline' ? content : wordsOfTokens(children ?? []);
    })
    .join('')
    .trim();

/**
 * Makes a figure of each picture that has a line of its own, in a paragraph of such lines. Its token has the lines of the
 * picture, and the picture as its only child.
 */
export function readFigures({ core }: MarkdownIt): void {
  core.ruler.push('figures', (state) => {
    if (!state.src.includes('![')) return;
    state.tokens = state.tokens.flatMap((token, index, tokens) => {
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      if (token.type === 'paragraph_open' && after && arePictures(after)) return [];
      if (token.type === 'paragraph_close' && before && arePictures(before)) return [];
      if (!arePictures(token)) return [token];
      const [first = 0] = token.map ?? [];
      const pictures = (token.children ?? []).filter(({ type }) => type === 'image');
      return pictures.map((picture, line) => {
        const figure = new state.Token('figure', 'figure', 0);
        figure.block = true;
        figure.map = [first + line, first + line + 1];
        figure.children = [picture];
        return figure;
      });
    });
  });
}

/** Whether an inline token is nothing but pictures, each on a line. */
const arePictures = ({ type, children }: Token): boolean =>
  type === 'inline' &&
  children !== null &&
  children.length % 2 === 1 &&
  children.every((child, index) => child.type === (index % 2 === 0 ? 'image' : 'softbreak'));

/** The last line of a quotation with a source: a dash, and who said the words. */
const sourceLine = /^(?:[—–―]|--) ?[^\s—–―-]/;

/** The source of a quotation among its tokens. */
type Source = {
  /** The tokens around its paragraph, the token with its line and the words before it, and the end of the quotation. */
  open: Token[];
  inline: Token;
  close: Token;
  /** The children of `inline`, and the first of them that belongs to the source. */
  children: Token[];
  first: number;
};

/** The source of the quotation that begins at a token: its last line, if it begins with a dash and words come before it. */
export function sourceOfQuotation(tokens: readonly Token[], start: number): Source | null {
  const level = tokens[start]?.level;
  const end = tokens.findIndex(
    ({ type, level: at }, index) => index > start && type === 'blockquote_close' && at === level,
  );
  const [opening, inline, closing, close] = tokens.slice(end - 3, end + 1);
  const children = inline?.children;
  if (!opening || !closing || !close || !children || closing.type !== 'paragraph_close')
    return null;
  const first = children.findLastIndex(({ type }) => type.endsWith('break')) + 1;
  if (first === 0 && end - 3 === start + 1) return null;
  if (!sourceLine.test(wordsOfTokens(children.slice(first)))) return null;
  return { open: [opening, closing], inline, close, children, first };
}
