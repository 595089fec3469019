import { MoreLink } from '../../ui/Button.tsx';
import { ItemHeading } from '../../ui/ItemHeading.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './SubjectList.module.css';

export function SubjectList({ block }: BlockProps<'subject-list'>) {
  return (
    <Section {...block}>
      <ol role="list" className={styles.subjects}>
        {block.items.map(({ name, text, link }, index) => (
          <li key={name}>
            <span className={`num ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <ItemHeading under={block.title} className={styles.name}>
              {name}
            </ItemHeading>
            {text && <RichText as="p" className={styles.text} text={text} />}
            {link && (
              <div className={styles.link}>
                <MoreLink link={link} about={name} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
