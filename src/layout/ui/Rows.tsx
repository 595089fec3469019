import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** Rows of a label and a value; on phones a long value is below its label. */
export function Rows({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.rows} data-stacked={stacked ? '' : undefined}>
      {children}
    </dl>
  );
}

type RowProps = {
  label: string;
  /** A secondary line under the label. */
  detail?: ReactNode;
  children: ReactNode;
};

/** A label and its value. */
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
