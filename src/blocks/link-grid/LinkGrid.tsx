import { IconPlate } from '../../ui/IconPlate.tsx';
import { Section } from '../../ui/Section.tsx';
import { LinkArrow, SiteLink } from '../../ui/SiteLink.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './LinkGrid.module.css';

export function LinkGrid({ block, context }: BlockProps<'link-grid'>) {
  return (
    <Section {...block} wide>
      <ul role="list" className={styles.links}>
        {block.items.map(({ label, text, to, newTab, icon }) => (
          <li key={label}>
            <SiteLink to={to} newTab={newTab} className={styles.link}>
              <IconPlate name={icon} pattern={context.patternOf(to)} />
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
