import type { LabelledLink } from '../site/resolved.ts';
import { CountdownBar } from './CountdownBar.tsx';
import { FloatingActions } from './FloatingActions.tsx';
import type { CountdownSettings } from './page-view.ts';
import styles from './Dock.module.css';

type DockProps = { countdown: CountdownSettings | null; button: LabelledLink | null };

/**
 * What stays at the foot of the window. It ends with the main part of the page, so it never lies over the
 * footer, and the floating actions stand on top of the bar, however high that is.
 */
export function Dock({ countdown, button }: DockProps) {
  return (
    <div className={styles.dock} data-counting={countdown ? '' : undefined}>
      <FloatingActions button={button} />
      {countdown && <CountdownBar settings={countdown} />}
    </div>
  );
}
