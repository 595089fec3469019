import { Fragment, type ReactNode } from 'react';

/** A text with elements in place of the names in braces: `to {date}`. */
export function FilledWords({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  // Every second piece is a name.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 0 ? piece : values[piece]}</Fragment>
    ));
}
