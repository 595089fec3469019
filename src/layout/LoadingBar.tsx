import styles from './LoadingBar.module.css';

/** Tells that the next page is on its way, at the upper edge of the window. */
export function LoadingBar({ words }: { words: { loading: string } }) {
  return <div className={styles.bar} role="progressbar" aria-label={words.loading} />;
}
