import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type ColumnsProps = {
  /** How many items there are. */
  count: number;
  /** Whether four are in one row on wide screens; otherwise two by two. */
  four?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** How many columns hold `count` items so that no item is alone in its row without need. */
function columnsFor(count: number, four: boolean): number {
  if (count <= 3) return count;
  if (count === 4) return four ? 4 : 2;
  return 3;
}

/** A list side by side: one column on phones, two on tablets, up to four on wide screens. */
export function Columns({ count, four = false, className, children }: ColumnsProps) {
  return (
    <ul
      role="list"
      className={className ? `${styles.columns} ${className}` : styles.columns}
      data-columns={columnsFor(count, four)}
    >
      {children}
    </ul>
  );
}
