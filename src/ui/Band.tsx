import styles from './Band.module.css';

/** The woven band between two parts of a page. `enter` weaves it in once, when the page opens. */
export function Band({ thin = false, enter = false }: { thin?: boolean; enter?: boolean }) {
  return (
    <div
      className={styles.band}
      data-thin={thin ? '' : undefined}
      data-enter={enter ? '' : undefined}
    />
  );
}

/** A piece of cloth: the weave's pattern all over. Its parent gives the size. */
export function Cloth({
  weave,
  className,
}: {
  weave?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      className={className ? `${styles.cloth} ${className}` : styles.cloth}
      data-weave={weave}
      aria-hidden="true"
    />
  );
}
