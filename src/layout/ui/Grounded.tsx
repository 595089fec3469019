import type { ReactNode } from 'react';
import type { Html } from '../../site/index.ts';
import { Band } from './Band.tsx';
import { RichText } from './RichText.tsx';
import styles from './Grounded.module.css';

type GroundedProps = {
  anchor?: string | undefined;
  title?: string | undefined;
  intro?: Html | undefined;
  /** Whether the next block is on the same ground. */
  goesOn: boolean;
  /** Whether the content spans the full width. */
  bleed?: boolean;
  children: ReactNode;
};

/** A part of the page on the coloured ground, which joins a hero directly above it. A band ends it. */
export function Grounded({ anchor, title, intro, goesOn, bleed, children }: GroundedProps) {
  return (
    <section id={anchor} className={styles.grounded}>
      <div className="ground">
        <div className={bleed ? styles.bleed : styles.inner}>
          {(title !== undefined || intro) && (
            <div className={bleed ? styles.inner : undefined}>
              {title !== undefined && <h2 className={styles.title}>{title}</h2>}
              {intro && <RichText as="p" className={styles.intro} text={intro} />}
            </div>
          )}
          {children}
        </div>
      </div>
      {!goesOn && <Band />}
    </section>
  );
}
