import type { ReactNode } from 'react';
import styles from './Reason.module.css';

/** Why a button does nothing: part of its name, and in view while it has the focus or a finger or the mouse is on it. */
export const Reason = ({ children }: { children: ReactNode }) => (
  <span className={styles.reason}>{children}</span>
);
