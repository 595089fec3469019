import type { MarkdownIt, Token } from 'markdown-it';

/**
 * Shows a link reference definition that no link uses as the text that was typed. CommonMark leaves it out, so that a paragraph
 * such as `[Update]: cancelled` would vanish.
 */
export function showUnusedDefinitions(markdown: MarkdownIt): void {
  markdown.disable('strip_references');
  const parse = markdown.parse.bind(markdown);
  markdown.parse = (source, env) => {
    const before = { ...env };
    const tokens = parse(source, before);
    const definitions = tokens.filter(isDefinition);
    if (definitions.length === 0) return tokens;
    const used = new Set(
      tokens.flatMap(({ children }) => (children ?? []).map(({ meta }) => meta?.['label'])),
    );
    // Links use the first definition of a label.
    const seen = new Set<unknown>();
    const unused = definitions.filter(({ meta }) => {
      const label = meta?.['label'];
      const isUnused = !used.has(label) || seen.has(label);
      seen.add(label);
      return isUnused;
    });
    if (unused.length === 0) return withoutDefinitions(tokens);
    const lines = source.split('\n');
    for (const definition of unused) {
      const [start, end] = definition.map ?? [0, 0];
      lines[start] = (lines[start] ?? '').replace('[', String.raw`\[`);
      // What is text cannot be interrupted by a definition; its links have it already.
      const next = definitions.find(({ map }) => map?.[0] === end);
      if (next && !unused.includes(next)) lines.fill('', end, next.map?.[1]);
    }
    const references = Object.fromEntries(
      Object.entries(before.references ?? {}).filter(([label]) => used.has(label)),
    );
    return withoutDefinitions(parse(lines.join('\n'), { ...env, references }));
  };
}

const isDefinition = ({ type }: Token): boolean => type === 'reference_definition';

const withoutDefinitions = (tokens: Token[]): Token[] =>
  tokens.filter((token) => !isDefinition(token));

/**
 * Reads `**` as the beginning or the end of bold wherever it touches words. CommonMark shows the asterisks of `**Note:**text`,
 * because punctuation comes before them and a letter after.
 */
export function readBoldAtPunctuation({ inline }: MarkdownIt): void {
  inline.State = class extends inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      if (this.src[start] !== '*' || found.length < 2) return found;
      const isBefore = isWord(this.src[start - 1]);
      const isAfter = isWord(this.src.slice(0, this.posMax)[start + found.length]);
      return { ...found, can_open: isAfter, can_close: isBefore };
    }
  };
}

const isWord = (character: string | undefined): boolean => /\S/.test(character ?? '');
