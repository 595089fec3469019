import { ItemHeading } from '../../ui/ItemHeading.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './Steps.module.css';

/** Numbered steps on a thread. */
export function Steps({ block }: BlockProps<'steps'>) {
  return (
    <Section {...block}>
      <ol role="list" className={styles.steps}>
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <ItemHeading under={block.title} className={styles.title}>
              {title}
            </ItemHeading>
            {text && <RichText as="p" className={styles.text} text={text} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
