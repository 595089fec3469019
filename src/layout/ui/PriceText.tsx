import type { Price } from '../../../schema/fields/price.ts';
import type { SiteLocale } from '../../site/index.ts';
import { FilledWords } from './FilledWords.tsx';
import { Sum } from './Sum.tsx';
import styles from './PriceText.module.css';

type PriceTextProps = {
  price: Price;
  /** What the price is for: kilo, night. */
  per?: string | undefined;
  former?: number | undefined;
  context: Pick<SiteLocale, 'words' | 'formats'>;
  /** The class of the figures. */
  sum?: string | undefined;
};

type FormerProps = { amount: number; context: PriceTextProps['context'] };

/** A price: an amount, a range, or words; with its unit and its former value. */
export function PriceText({ price, per, former, context, sum }: PriceTextProps) {
  const { words } = context;
  return (
    <>
      {former !== undefined && (
        <>
          <Former amount={former} context={context} />{' '}
        </>
      )}
      <Figure price={price} context={context} sum={sum} />
      {per !== undefined && typeof price !== 'string' && (
        <span className={styles.per}>
          {' '}
          <FilledWords text={words.prices.per} values={{ unit: per }} />
        </span>
      )}
    </>
  );
}

function Former({ amount, context: { words, formats } }: FormerProps) {
  const [before = '', after = ''] = words.prices.formerly.split('{amount}');
  return (
    <span className={styles.former}>
      <span className="vh">{before}</span>
      <s>{formats.money(amount)}</s>
      <span className="vh">{after}</span>
    </span>
  );
}

function Figure({ price, context: { words, formats }, sum }: PriceTextProps) {
  if (price === 'free') return <span className={styles.free}>{words.prices.free}</span>;
  if (typeof price === 'string')
    return <span className={styles.words}>{price === 'ask' ? words.prices.ask : price}</span>;
  if (typeof price === 'number') return <Sum pieces={formats.moneyPieces(price)} className={sum} />;
  const { from, to } = price;
  if (to !== undefined) return <Sum pieces={formats.moneyPieces(from, to)} className={sum} />;
  return (
    <span className={styles.open}>
      <FilledWords
        text={words.prices.from}
        values={{ amount: <Sum pieces={formats.moneyPieces(from)} className={sum} /> }}
      />
    </span>
  );
}
