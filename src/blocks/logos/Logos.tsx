import { Picture, Section, SiteLink, type BlockProps } from 'woven-site/components';
import styles from './Logos.module.css';

/** Marks of others, whole, each on a plate in the colour of paper in both themes. */
export function Logos({ block }: BlockProps<'logos'>) {
  return (
    <Section {...block}>
      <ul role="list" className={styles.logos}>
        {block.items.map(({ name, image, to }) => {
          const mark = (
            <>
              <span className={styles.plate}>
                <Picture picture={image} sizes="14rem" />
              </span>
              <span className={styles.name}>{name}</span>
            </>
          );
          return (
            <li key={name}>
              {to ? (
                <SiteLink to={to} className={styles.mark}>
                  {mark}
                </SiteLink>
              ) : (
                <div className={styles.mark}>{mark}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
