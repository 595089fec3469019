import { markText, type Piece } from './mark-matches.ts';

/** A text with the matches of a search highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  return query.trim() === '' ? text : <Pieces pieces={markText(text, query)} />;
}

/** The pieces of a text, with matches highlighted. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let start = 0;
  return pieces.map(({ text, isMatch }) => {
    const key = start;
    start += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}
