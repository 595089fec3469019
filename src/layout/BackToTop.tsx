import type { MouseEvent } from 'react';
import type { Words } from '../locales/words.ts';
import { buttonClass } from '../ui/Button.tsx';
import { elementIds } from '../ui/element-ids.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './BackToTop.module.css';

/** The link back to the top. It comes into view after one screen of scrolling, by its place on the page alone. */
export function BackToTop({ words }: { words: Words['frame'] }) {
  return (
    <nav className={styles.rail} aria-label={words.thisPage}>
      <a
        href={`#${elementIds.top}`}
        className={`${buttonClass('line')} ${styles.up}`}
        aria-label={words.backToTop}
        onClick={goToTop}
      >
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}

/** Like the link by itself, but without a step in the history for it. */
function goToTop(event: MouseEvent) {
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById(elementIds.top)?.focus({ preventScroll: true });
}
