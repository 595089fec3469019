import { fillWords, RichText, Section, Sum, type BlockProps } from 'woven-site/components';
import styles from './FeeTable.module.css';

/** The price of each term and of the whole year; validation has checked that the terms add up. */
export function FeeTable({ block, context: { formats, words } }: BlockProps<'fee-table'>) {
  const { terms, annualTotal, siblingDiscount, totalLabel, totalNote } = block;
  return (
    <Section {...block}>
      <dl className={styles.fees} style={{ '--columns': terms.length }}>
        {terms.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Sum className={styles.sum} pieces={formats.moneyPieces(amount)} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {totalLabel ?? words.prices.wholeYear}
            {siblingDiscount !== undefined && (
              <span>
                {fillWords(words.prices.siblingDiscount, {
                  percent: formats.percent(siblingDiscount),
                })}
              </span>
            )}
            {totalNote && <RichText as="span" text={totalNote} />}
          </dt>
          <dd>
            <Sum className={styles.sum} pieces={formats.moneyPieces(annualTotal)} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}
