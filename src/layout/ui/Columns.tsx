import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type ColumnsProps = {
  id?: string | undefined;
  count: number;
  /** Whether four items share a row on wide screens, instead of two. */
  four?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The number of columns for `count` items that avoids a single item in the last row. */
function columnsFor(count: number, four: boolean): number {
  if (count <= 3) return count;
  if (count === 4) return four ? 4 : 2;
  return 3;
}

/** A list in columns: one on phones, two on tablets, up to four on wide screens. */
export function Columns({ id, count, four = false, className, children }: ColumnsProps) {
  return (
    <ul
      id={id}
      role="list"
      className={className ? `${styles.columns} ${className}` : styles.columns}
      data-columns={columnsFor(count, four)}
    >
      {children}
    </ul>
  );
}
