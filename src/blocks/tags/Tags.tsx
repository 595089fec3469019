import { Section, type BlockProps } from 'woven-site/components';
import styles from './Tags.module.css';

/** Short words in a row, or statements below one another. */
export function Tags({ block }: BlockProps<'tags'>) {
  return (
    <Section {...block}>
      <ul role="list" className={block.look === 'statements' ? styles.statements : styles.tags}>
        {block.items.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </Section>
  );
}
