import styles from './Band.module.css';

/** The patterned band between two parts of a page. `enter` animates it once, when the page opens. */
export function Band({ thin = false, enter = false }: { thin?: boolean; enter?: boolean }) {
  return (
    <div
      className={styles.band}
      data-thin={thin ? '' : undefined}
      data-enter={enter ? '' : undefined}
      data-enters={enter ? undefined : ''}
    />
  );
}

/** An area filled with the pattern's tile. Its parent sets the size. */
export function Cloth({
  pattern,
  className,
}: {
  pattern?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      className={className ? `${styles.cloth} ${className}` : styles.cloth}
      data-pattern={pattern}
      aria-hidden="true"
    />
  );
}
