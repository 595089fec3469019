import {
  Chosen,
  Icon,
  MeantFor,
  RichText,
  Section,
  TickList,
  Ticks,
  unlessChosen,
  type BlockProps,
} from 'woven-site/components';
import styles from './Checklist.module.css';

/** A list with check marks and optional details; or one that visitors can tick. */
export function Checklist({ block, context }: BlockProps<'checklist'>) {
  return (
    <Section {...block}>
      <Chosen items={block.items} context={context} />
      {block.tickable ? (
        <Ticks words={context.words.ticks} count={block.items.length}>
          <TickList items={block.items} context={context} />
        </Ticks>
      ) : (
        <ul role="list" className={styles.checklist}>
          {block.items.map(({ text, detail, for: names }) => (
            <li key={text.html} data-unless={unlessChosen(names, context)}>
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
              <div>
                <RichText as="p" text={text} />
                {detail && <RichText as="p" className={styles.detail} text={detail} />}
                <MeantFor names={names} context={context} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
