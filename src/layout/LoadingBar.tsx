import type { Words } from '../locales/words.ts';
import styles from './LoadingBar.module.css';

/** Tells that the next page is on its way, at the upper edge of the window. */
export function LoadingBar({ words }: { words: Words['frame'] }) {
  return <div className={styles.bar} role="progressbar" aria-label={words.loading} />;
}
