import {
  IconPlate,
  inLanguage,
  LinkArrow,
  Section,
  SiteLink,
  type BlockProps,
} from 'woven-site/components';
import styles from './Rows.module.css';

/** Links as rows, each with an icon on a plate. */
export function Rows({ block, context }: BlockProps<'link-grid'>) {
  return (
    <Section {...block} wide>
      <ul role="list" className={styles.links}>
        {block.items.map(({ label, text, to, newTab, icon, pattern, language }) => (
          <li key={label}>
            <SiteLink
              to={to}
              newTab={newTab}
              className={icon ? styles.link : `${styles.link} ${styles.plain}`}
            >
              {icon && <IconPlate name={icon} pattern={pattern ?? context.patternOf(to)} />}
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
