import { useEffect, useRef } from 'react';
import type { Words } from '../locales/words.ts';
import type { LabelledLink } from '../site/resolved.ts';
import { CountdownBar } from './CountdownBar.tsx';
import { FloatingActions } from './FloatingActions.tsx';
import { tellHeight } from './dock-height.ts';
import type { CountdownSettings } from './page-view.ts';
import styles from './Dock.module.css';

type DockProps = {
  countdown: CountdownSettings | null;
  button: LabelledLink | null;
  words: Words['frame'];
};

/**
 * What stays at the foot of the window, to the end of the page, where the footer leaves it room. On narrow screens
 * it is a row of its own with the countdown above it; on others both share a line.
 */
export function Dock({ countdown, button, words }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => (dock.current ? tellHeight(dock.current) : undefined), []);
  if (!countdown && !button) return null;
  return (
    <div ref={dock} className={styles.dock} data-counting={countdown ? '' : undefined}>
      {countdown && <CountdownBar settings={countdown} />}
      {button && (
        <div className={styles.button}>
          <FloatingActions button={button} words={words} />
        </div>
      )}
    </div>
  );
}
