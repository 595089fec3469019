import { Icon, RichText, Section, TickList, Ticks, type BlockProps } from 'woven-site/components';
import styles from './Checklist.module.css';

/** A list with check marks and optional details; or one that visitors can tick. */
export function Checklist({ block, context }: BlockProps<'checklist'>) {
  return (
    <Section {...block}>
      {block.tickable ? (
        <Ticks words={context.words.ticks} count={block.items.length}>
          <TickList items={block.items} />
        </Ticks>
      ) : (
        <ul role="list" className={styles.checklist}>
          {block.items.map(({ text, detail }) => (
            <li key={text.html}>
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
              <div>
                <RichText as="p" text={text} />
                {detail && <RichText as="p" className={styles.detail} text={detail} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
