import styles from './PageHeading.module.css';

/** The heading of a page whose first block does not render one, so that every page has exactly one h1. */
export function PageHeading({ title }: { title: string }) {
  return (
    <div className={styles.heading}>
      <h1 tabIndex={-1}>{title}</h1>
    </div>
  );
}
