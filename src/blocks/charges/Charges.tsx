import { RichText, Row, Rows, Section, Sum, type BlockProps } from 'woven-site/components';
import { sumOfAmounts } from 'woven-site/schema';
import styles from './Charges.module.css';

/** One-time charges. If the page has yearly fees, the cost of the first year is shown below. */
export function Charges({ block, context }: BlockProps<'charges'>) {
  const { formats, words, offers } = context;
  const { year, once = 0 } = offers.prices ?? {};
  return (
    <Section {...block}>
      <Rows>
        {block.items.map(({ title, detail, amount }) => (
          <Row
            key={title}
            label={title}
            detail={detail && <RichText as="span" className={styles.detail} text={detail} />}
          >
            {typeof amount === 'number' ? (
              <Sum pieces={formats.moneyPieces(amount)} />
            ) : (
              <span className={amount === 'free' ? styles.free : undefined}>
                {words.prices[amount]}
              </span>
            )}
          </Row>
        ))}
        {year !== undefined && once > 0 && (
          <div className={styles.total}>
            <dt>
              {words.prices.firstYear}
              <span className={styles.detail}>
                {formats.money(year)} + {formats.money(once)}
              </span>
            </dt>
            <dd>
              <Sum pieces={formats.moneyPieces(sumOfAmounts([year, once]))} />
            </dd>
          </div>
        )}
      </Rows>
    </Section>
  );
}
