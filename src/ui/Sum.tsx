import { Fragment } from 'react';
import type { MoneyPiece } from '../site/formats.ts';
import styles from './Sum.module.css';

type SumProps = { pieces: readonly MoneyPiece[]; className?: string | undefined };

/**
 * A sum in figures, with a small currency. The length of the figures decides the size where the parent sets one by
 * `--length`, so that they never leave their column and never wrap.
 */
export function Sum({ pieces, className }: SumProps) {
  return (
    <span
      className={className ? `num ${styles.sum} ${className}` : `num ${styles.sum}`}
      style={{ '--length': figuresOf(pieces).length }}
    >
      {pieces.map(({ text, isCurrency }) =>
        isCurrency ? <small key={text}>{text}</small> : <Fragment key={text}>{text}</Fragment>,
      )}
    </span>
  );
}

/** The figures of a sum without its currency. */
export const figuresOf = (pieces: readonly MoneyPiece[]): string =>
  pieces
    .flatMap(({ text, isCurrency }) => (isCurrency ? [] : text))
    .join('')
    .trim();
