import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Tags.module.css';

/** Short words in a row. */
export function Tags({ block }: BlockProps<'tags'>) {
  return (
    <Section {...block}>
      <ul role="list" className={styles.tags}>
        {block.items.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </Section>
  );
}
