import { Fragment } from 'react';
import type { MoneyPiece } from '../../site/formats.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './FeeTable.module.css';

/** A sum in large figures. Its length decides its size, so that it never leaves its column and never wraps. */
function Sum({ pieces }: { pieces: readonly MoneyPiece[] }) {
  const figures = pieces.filter(({ isCurrency }) => !isCurrency).map(({ text }) => text);
  return (
    <span className={`num ${styles.sum}`} style={{ '--length': figures.join('').length }}>
      {pieces.map(({ text, isCurrency }) =>
        isCurrency ? <small key={text}>{text}</small> : <Fragment key={text}>{text}</Fragment>,
      )}
    </span>
  );
}

export function FeeTable({ block, context: { formats, words } }: BlockProps<'fee-table'>) {
  const { terms, annualTotal, totalLabel, totalNote } = block;
  return (
    <Section {...block}>
      <dl className={styles.fees} style={{ '--columns': terms.length }}>
        {terms.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Sum pieces={formats.moneyPieces(amount)} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {totalLabel ?? words.prices.wholeYear}
            {totalNote && <RichText as="span" text={totalNote} />}
          </dt>
          <dd>
            <Sum pieces={formats.moneyPieces(annualTotal)} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}
