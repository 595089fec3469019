import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** What is said on the left and its value on the right, line by line; on phones a long value is below. */
export function Rows({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.rows} data-stacked={stacked ? '' : undefined}>
      {children}
    </dl>
  );
}

type RowProps = {
  label: string;
  /** A quiet line under the label. */
  detail?: ReactNode;
  children: ReactNode;
};

/** A name and its value. */
export function Row({ label, detail, children }: RowProps) {
  return (
    <div>
      <dt>
        {label}
        {detail}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
