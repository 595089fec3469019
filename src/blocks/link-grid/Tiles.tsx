import { ClothTile, inLanguage, Section, type BlockProps } from 'woven-site/components';
import styles from './Tiles.module.css';

/** Large patterned tiles, each a link in the colours of its page. */
export function Tiles({ block, context }: BlockProps<'link-grid'>) {
  return (
    <Section {...block} bleed>
      <ul role="list" className={styles.tiles}>
        {block.items.map(({ label, text, to, newTab, pattern, language }) => (
          <li key={label} {...inLanguage(language)}>
            <ClothTile
              to={to}
              newTab={newTab}
              title={label}
              text={text}
              pattern={pattern ?? context.patternOf(to)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
