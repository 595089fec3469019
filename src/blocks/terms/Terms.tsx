import { MoreLink, RichText, Section, type BlockProps } from 'woven-site/components';
import styles from './Terms.module.css';

/** Numbered rules with optional links. */
export function Terms({ block }: BlockProps<'terms'>) {
  return (
    <Section {...block}>
      <ol role="list" className={styles.terms}>
        {block.items.map((item) => (
          <li key={item.html}>
            <RichText as="span" text={item} />
          </li>
        ))}
      </ol>
      {block.link && (
        <p className={styles.link}>
          <MoreLink link={block.link} />
        </p>
      )}
    </Section>
  );
}
