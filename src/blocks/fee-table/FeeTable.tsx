import { formatAmount } from '../../ui/format.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './FeeTable.module.css';

type SumProps = { amount: number; currency: string };

/** A sum in large figures. Its length decides its size, so that it never leaves its column and never wraps. */
function Sum({ amount, currency }: SumProps) {
  const figures = formatAmount(amount);
  return (
    <span className={`num ${styles.sum}`} style={{ '--length': figures.length }}>
      <small>{currency} </small>
      {figures}
    </span>
  );
}

export function FeeTable({ block, context: { currency } }: BlockProps<'fee-table'>) {
  const { terms, annualTotal, totalLabel, totalNote } = block;
  return (
    <Section {...block}>
      <dl className={styles.fees} style={{ '--columns': terms.length }}>
        {terms.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Sum amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {totalLabel}
            {totalNote && <RichText as="span" text={totalNote} />}
          </dt>
          <dd>
            <Sum amount={annualTotal} currency={currency} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}
