import type { ResolvedBlock } from '../../site/resolved.ts';
import { FilledWords } from '../../ui/FilledWords.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Sum } from '../../ui/Sum.tsx';
import type { BlockContext, BlockProps } from '../block-props.ts';
import styles from './PriceList.module.css';

type PriceProps = {
  amount: ResolvedBlock<'price-list'>['items'][number]['amount'];
  context: BlockContext;
};

/** A list of prices: an amount, a range of amounts, or free. */
export function PriceList({ block, context }: BlockProps<'price-list'>) {
  const { items, footnote } = block;
  return (
    <Section {...block}>
      <dl className={styles.prices}>
        {items.map(({ name, detail, amount }, index) => (
          <div key={index}>
            <dt>
              <span className={styles.name}>{name}</span>
              {detail && <RichText as="span" className={styles.detail} text={detail} />}
            </dt>
            <dd>
              <Price amount={amount} context={context} />
            </dd>
          </div>
        ))}
      </dl>
      {footnote && <RichText as="p" className={styles.footnote} text={footnote} />}
    </Section>
  );
}

function Price({ amount, context: { formats, words } }: PriceProps) {
  if (amount === 'free') return <span className={styles.free}>{words.prices.free}</span>;
  if (typeof amount === 'number')
    return <Sum pieces={formats.moneyPieces(amount)} className={styles.sum} />;
  const { from, to } = amount;
  if (to !== undefined)
    return <Sum pieces={formats.moneyPieces(from, to)} className={styles.sum} />;
  return (
    <span className={styles.open}>
      <FilledWords
        text={words.prices.from}
        values={{ amount: <Sum pieces={formats.moneyPieces(from)} className={styles.sum} /> }}
      />
    </span>
  );
}
