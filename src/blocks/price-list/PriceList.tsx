import {
  AsOf,
  PriceText,
  RichText,
  Section,
  type ResolvedBlock,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import styles from './PriceList.module.css';

type ItemProps = {
  item: ResolvedBlock<'price-list'>['items'][number];
  context: BlockContext;
};

/** A list of prices: one for each item, or one for each class of people. */
export function PriceList({ block, context }: BlockProps<'price-list'>) {
  const { items, asOf, footnote } = block;
  return (
    <Section {...block}>
      {asOf !== undefined && <AsOf moment={asOf} context={context} />}
      <dl className={styles.prices}>
        {items.map((item, index) => (
          <div key={index}>
            <dt>
              <span className={styles.name}>{item.name}</span>
              {item.detail && <RichText as="span" className={styles.detail} text={item.detail} />}
            </dt>
            <PricesOf item={item} context={context} />
          </div>
        ))}
      </dl>
      {footnote && <RichText as="p" className={styles.footnote} text={footnote} />}
    </Section>
  );
}

function PricesOf({ item: { amount, per, former, prices = [] }, context }: ItemProps) {
  if (amount !== undefined) {
    return (
      <dd>
        <PriceText price={amount} per={per} former={former} context={context} sum={styles.sum} />
      </dd>
    );
  }
  return prices.map(({ for: whom, ...one }, index) => (
    <dd key={index} className={styles.class}>
      <span>{whom}</span>{' '}
      <span>
        <PriceText
          price={one.amount}
          per={one.per ?? per}
          former={one.former}
          context={context}
          sum={styles.sum}
        />
      </span>
    </dd>
  ));
}
