import styles from './LoadingBar.module.css';

/** Shows at the top edge of the window that the next page is loading. */
export function LoadingBar({ words }: { words: { loading: string } }) {
  return <div className={styles.bar} role="progressbar" aria-label={words.loading} />;
}
