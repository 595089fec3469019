import {
  Cloth,
  Icon,
  IconPlate,
  inLanguage,
  Section,
  LinkArrow,
  SiteLink,
  type BlockProps,
} from 'woven-site/components';
import styles from './LinkGrid.module.css';
import padStyles from './Pads.module.css';

/** Many links as plates with icons, or as full-width patterned fields. */
export function LinkGrid({ block, context }: BlockProps<'link-grid'>) {
  if (block.look === 'pads') return <Pads block={block} context={context} />;
  return (
    <Section {...block} wide>
      <ul role="list" className={styles.links}>
        {block.items.map(({ label, text, to, newTab, icon, pattern, language }) => (
          <li key={label}>
            <SiteLink to={to} newTab={newTab} className={styles.link}>
              <IconPlate name={icon} pattern={pattern ?? context.patternOf(to)} />
              <span {...inLanguage(language)}>
                <span className={styles.label}>{label}</span>
                {text && <span className={styles.text}> {text}</span>}
              </span>
              <LinkArrow to={to} newTab={newTab} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A launchpad of full-width patterned fields, each of them a link. */
function Pads({ block, context }: BlockProps<'link-grid'>) {
  const { anchor, title, items } = block;
  return (
    <section id={anchor} className={padStyles.section} data-titled={title ? '' : undefined}>
      {title !== undefined && <h2 className="vh">{title}</h2>}
      <ul role="list" className={padStyles.pads}>
        {items.map(({ label, text, to, newTab, icon, pattern, language }, index) => (
          <li
            key={label}
            className="ground"
            data-pattern={pattern ?? context.patternOf(to)}
            {...positionOf(index, items.length)}
          >
            <SiteLink to={to} newTab={newTab}>
              <Cloth className={padStyles.cloth} />
              <span className={padStyles.icon}>
                <Icon name={icon} />
              </span>
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
