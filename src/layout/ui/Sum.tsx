import { Fragment } from 'react';
import type { MoneyPiece } from '../../site/index.ts';
import styles from './Sum.module.css';

type SumProps = { pieces: readonly MoneyPiece[]; className?: string | undefined };

/**
 * An amount with a small currency. If the parent sets `--length`, the number of digits decides the size, so that the
 * figures never overflow or wrap.
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

/** The figures of an amount without its currency. */
export const figuresOf = (pieces: readonly MoneyPiece[]): string =>
  pieces
    .flatMap(({ text, isCurrency }) => (isCurrency ? [] : text))
    .join('')
    .trim();

/** The length of a figure, in digits: commas and points are narrower. */
export const lengthOfFigure = (figure: string): number =>
  Array.from(figure, (character) => (/[.,\s]/.test(character) ? 0.4 : 1)).reduce(
    (sum, width) => sum + width,
    0,
  );
