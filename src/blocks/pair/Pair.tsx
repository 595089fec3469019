import { Card, Section, type BlockProps } from 'woven-site/components';
import styles from './Pair.module.css';

/** Two pictures with text, one large and one smaller. */
export function Pair({ block, context }: BlockProps<'pair'>) {
  return (
    <Section {...block} wide>
      <ul role="list" className={styles.pair}>
        {block.items.map((item, index) => (
          <li key={item.title}>
            <Card
              {...item}
              under={block.title}
              pattern={item.link && context.patternOf(item.link.to)}
              ratio={index === 0 ? 'scene' : 'face'}
              sizes={
                index === 0 ? '(min-width: 64rem) 55vw, 100vw' : '(min-width: 64rem) 40vw, 100vw'
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
