import { Section, type BlockProps } from 'woven-site/components';
import styles from './Facts.module.css';

/** Large figures, each with a short explanation. */
export function Facts({ block }: BlockProps<'facts'>) {
  const wide = block.title === undefined || block.items.length > 3;
  return (
    <Section {...block} wide={wide}>
      <ul role="list" className={styles.facts} style={{ '--items': block.items.length }}>
        {block.items.map(({ figure, text }) => (
          <li key={text}>
            <p className={`num ${styles.figure}`}>{figure}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
