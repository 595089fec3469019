import {
  Cloth,
  Icon,
  inLanguage,
  LinkArrow,
  SiteLink,
  type BlockProps,
} from 'woven-site/components';
import styles from './Pads.module.css';

/** A launchpad of full-width patterned fields, each of them a link. */
export function Pads({ block, context }: BlockProps<'link-grid'>) {
  const { anchor, title, items } = block;
  return (
    <section id={anchor} className={styles.section} data-titled={title ? '' : undefined}>
      {title !== undefined && <h2 className="vh">{title}</h2>}
      <ul role="list" className={styles.pads}>
        {items.map(({ label, text, to, newTab, icon, pattern, language }, index) => (
          <li
            key={label}
            className="ground"
            data-pattern={pattern ?? context.patternOf(to)}
            {...positionOf(index, items.length)}
          >
            <SiteLink to={to} newTab={newTab}>
              <Cloth className={styles.cloth} />
              <span className={styles.icon}>{icon && <Icon name={icon} />}</span>
              <b {...inLanguage(language)}>{label} </b>
              {text && <small {...inLanguage(language)}>{text}</small>}
              <LinkArrow to={to} newTab={newTab} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Where a field of cloth stands among `count`: three in a row on a wide screen and two before that, so that none is left
 * over: rows of two come first. It is written on each, since styles that count them would change while a page comes.
 */
function positionOf(index: number, count: number) {
  const inTwos = count === 1 ? 0 : ((3 - (count % 3)) % 3) * 2;
  const inRow = index < inTwos ? index % 2 : (index - inTwos) % 3;
  const isLastOfOdd = count % 2 === 1 && index === count - 1;
  return {
    'data-wide': index < inTwos ? '' : undefined,
    'data-first': inRow === 0 ? '' : undefined,
    'data-alone': isLastOfOdd ? (count === 1 ? 'always' : '') : undefined,
  };
}
