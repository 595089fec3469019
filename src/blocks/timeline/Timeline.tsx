import { MoreLink, ItemHeading, RichText, Section, type BlockProps } from 'woven-site/components';
import styles from './Timeline.module.css';

/** Years or dates along a line, each with what happened. */
export function Timeline({ block }: BlockProps<'timeline'>) {
  return (
    <Section {...block} wide>
      <ol role="list" className={styles.dates}>
        {block.items.map(({ when, title, text, link }) => (
          <li key={`${when} ${title}`}>
            <p className={styles.when}>{when}</p>
            <div>
              <ItemHeading under={block.title} className={styles.title}>
                {title}
              </ItemHeading>
              {text && <RichText as="p" className={styles.text} text={text} />}
              {link && (
                <p className={styles.link}>
                  <MoreLink link={link} about={title} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
