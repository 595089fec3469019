import {
  Grounded,
  inLanguage,
  RichText,
  LinkArrow,
  SiteLink,
  Sum,
  type BlockProps,
} from 'woven-site/components';
import styles from './Ways.module.css';

/** Options that lead on, each with what it requires, and with prices taken from the page it links to. */
export function Ways({ block, context }: BlockProps<'link-grid'>) {
  const { anchor, title, intro, items } = block;
  const { formats, words, pricesOf, groundGoesOn } = context;
  return (
    <Grounded anchor={anchor} title={title} goesOn={groundGoesOn}>
      {intro && <RichText as="p" text={intro} />}
      <ol
        role="list"
        className={styles.ways}
        style={{
          '--ways': items.length,
          '--shares': items.map(({ highlighted }) => (highlighted ? '1.4fr' : '1fr')).join(' '),
        }}
      >
        {items.map((item) => {
          const { part: price, partTo } = item.pricesOf ? pricesOf(item.pricesOf) : {};
          return (
            <li
              key={item.label}
              {...inLanguage(item.language)}
              data-highlighted={item.highlighted ? '' : undefined}
              data-closed={item.closed ? '' : undefined}
            >
              <SiteLink to={item.to} newTab={item.newTab}>
                <b className={styles.name}>{item.label}</b>
                <LinkArrow to={item.to} newTab={item.newTab} />
                <span className={styles.needs}>
                  {item.figure && <b>{item.figure} </b>}
                  {item.text}
                </span>
                {price !== undefined && (
                  <span className={styles.price}>
                    <Sum pieces={formats.moneyPieces(price, partTo)} /> {words.prices.eachTerm}
                  </span>
                )}
              </SiteLink>
            </li>
          );
        })}
      </ol>
    </Grounded>
  );
}
