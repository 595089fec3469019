import {
  Grounded,
  RichText,
  LinkArrow,
  SiteLink,
  figuresOf,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import { sumOfAmounts } from 'woven-site/schema';
import styles from './FeeComparison.module.css';

type Item = BlockProps<'fee-comparison'>['block']['items'][number];

/** A table of classes: per term, per year, one-time, and the first year, which is computed from the others. */
export function FeeComparison({ block, context }: BlockProps<'fee-comparison'>) {
  const { items, footnote } = block;
  const { formats, words } = context;
  const currency = formats
    .moneyPieces(0)
    .find((piece) => piece.isCurrency)
    ?.text.trim();
  return (
    <Grounded {...block} goesOn={context.groundGoesOn}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            <th scope="col">{words.prices.oneTerm}</th>
            <th scope="col">{words.prices.wholeYear}</th>
            <th scope="col" className={styles.once}>
              {words.prices.once}
            </th>
            <th scope="col" className={styles.first}>
              {words.prices.firstYear}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <FeeRow key={item.label} item={item} context={context} />
          ))}
        </tbody>
      </table>
      {footnote && <RichText as="p" className={styles.footnote} text={footnote} />}
    </Grounded>
  );
}

function FeeRow({ item, context }: { item: Item; context: BlockContext }) {
  const { label, to, text } = item;
  const { formats, words, pricesOf } = context;
  const { part, partTo, year, once } = pricesOf(to);
  const sum = (amount: number, end?: number) => figuresOf(formats.moneyPieces(amount, end));
  const hasPrice = part !== undefined || year !== undefined;
  return (
    <tr data-known={hasPrice ? '' : undefined}>
      <th scope="row">
        <SiteLink to={to} className={styles.link}>
          <span>{label}</span>
          <LinkArrow to={to} />
        </SiteLink>
      </th>
      {hasPrice ? (
        <>
          <td className={styles.term}>{part !== undefined && sum(part, partTo)}</td>
          <td>{year !== undefined && sum(year)}</td>
          <td className={styles.once}>
            {once !== undefined && (once === 0 ? <span>{words.prices.nil}</span> : sum(once))}
          </td>
          <td className={styles.first}>
            {year !== undefined && once ? sum(sumOfAmounts([year, once])) : <span>{text}</span>}
          </td>
        </>
      ) : (
        <>
          <td colSpan={3}>
            <span>{text}</span>
          </td>
          <td className={styles.first} />
        </>
      )}
    </tr>
  );
}
