import type { Words } from '../messages/index.ts';
import { buttonClass } from './ui/Button.tsx';
import { elementIds } from '../site/index.ts';
import { Icon } from './ui/Icon.tsx';
import styles from './BackToTop.module.css';

/** The link back to the top. CSS alone shows it after one screen of scrolling. */
export function BackToTop({ words }: { words: Words['frame'] }) {
  return (
    <nav className={styles.rail} aria-label={words.thisPage}>
      <a
        href={`#${elementIds.top}`}
        className={`${buttonClass('line')} ${styles.up}`}
        aria-label={words.backToTop}
      >
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
