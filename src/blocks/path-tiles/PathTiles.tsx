import { ClothTile, Section, type BlockProps } from 'woven-site/components';
import styles from './PathTiles.module.css';

/** Large patterned tiles, each a link in the colours of its page. */
export function PathTiles({ block, context }: BlockProps<'path-tiles'>) {
  return (
    <Section {...block} bleed>
      <ul role="list" className={styles.tiles}>
        {block.items.map(({ title, text, to, pattern }) => (
          <li key={title}>
            <ClothTile
              to={to}
              title={title}
              text={text}
              pattern={pattern ?? context.patternOf(to)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
