import { Breadcrumbs } from './ui/Breadcrumbs.tsx';
import styles from './PageHeading.module.css';

type PageHeadingProps = {
  title: string;
  /** The way to a page below others; the menu shows where the pages of the first level are. */
  above?: Parameters<typeof Breadcrumbs>[0];
};

/** The heading of a page whose first block does not render one, so that every page has exactly one h1. */
export function PageHeading({ title, above }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {above && above.items.length > 1 && <Breadcrumbs {...above} />}
      <h1 tabIndex={-1}>{title}</h1>
    </div>
  );
}
