import { Cloth } from '../../ui/Band.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconPlate } from '../../ui/IconPlate.tsx';
import { Section } from '../../ui/Section.tsx';
import { LinkArrow, SiteLink } from '../../ui/SiteLink.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './LinkGrid.module.css';
import padStyles from './Pads.module.css';

/** Many links as plates with icons, or as full-width patterned fields. */
export function LinkGrid({ block, context }: BlockProps<'link-grid'>) {
  if (block.look === 'pads') return <Pads block={block} context={context} />;
  return (
    <Section {...block} wide>
      <ul role="list" className={styles.links}>
        {block.items.map(({ label, text, to, newTab, icon, pattern }) => (
          <li key={label}>
            <SiteLink to={to} newTab={newTab} className={styles.link}>
              <IconPlate name={icon} pattern={pattern ?? context.patternOf(to)} />
              <span>
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
        {items.map(({ label, text, to, newTab, icon, pattern }) => (
          <li key={label} className="ground" data-pattern={pattern ?? context.patternOf(to)}>
            <SiteLink to={to} newTab={newTab}>
              <Cloth className={padStyles.cloth} />
              <span className={padStyles.icon}>
                <Icon name={icon} />
              </span>
              <b>{label} </b>
              {text && <small>{text}</small>}
              <LinkArrow to={to} newTab={newTab} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
