declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  /** Reads footnotes: `[^1]` in the text, and `[^1]: words` below it. */
  const footnotes: (markdown: MarkdownIt) => void;
  export default footnotes;
}
