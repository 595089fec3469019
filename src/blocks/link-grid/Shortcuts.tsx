import { inLanguage, LinkArrow, SiteLink, Icon, Sum, type BlockProps } from 'woven-site/components';
import styles from './Shortcuts.module.css';

/** A line about the organisation, and the links that visitors use most. */
export function Shortcuts({ block, context }: BlockProps<'link-grid'>) {
  const { anchor, title, items } = block;
  return (
    <section id={anchor} className={styles.shortcuts}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <ul role="list" className={`${styles.strip} ground`} data-items={items.length}>
        {items.map((item) => (
          <li key={item.label} {...inLanguage(item.language)}>
            <SiteLink to={item.to} newTab={item.newTab}>
              <small>{item.label} </small>
              <Value item={item} context={context} />
              {item.text && <span className={styles.text}> {item.text}</span>}
              {item.to.kind === 'phone' ? (
                <Icon name="phone" />
              ) : (
                <LinkArrow to={item.to} newTab={item.newTab} />
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ValueProps = {
  item: BlockProps<'link-grid'>['block']['items'][number];
  context: BlockProps<'link-grid'>['context'];
};

/** The editor's text, or else the price per term or the telephone number. */
function Value({ item: { figure, pricesOf, to }, context }: ValueProps) {
  const { part: price, partTo } = pricesOf ? context.pricesOf(pricesOf) : {};
  if (figure === undefined && price !== undefined) {
    return <Sum className={styles.value} pieces={context.formats.moneyPieces(price, partTo)} />;
  }
  const shown = figure ?? to.text;
  return shown === undefined ? null : <b className={styles.value}>{shown}</b>;
}
