import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './NoticePlate.module.css';

/** A highlighted remark on a plate. */
export function NoticePlate({ children }: { children: ReactNode }) {
  return (
    <div role="note" className={styles.notice}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}
