import type { ReactNode } from 'react';
import type { Html } from '../site/resolved.ts';
import { RichText } from './RichText.tsx';
import styles from './Section.module.css';

type SectionProps = {
  anchor?: string | undefined;
  title?: string | undefined;
  intro?: Html | undefined;
  tint?: boolean | undefined;
  /** Whether the content takes the whole width below the heading instead of the columns beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of the page: heading and quiet line in a rail at the left, content beside it; stacked on phones. */
export function Section({ anchor, title, intro, tint, wide, children }: SectionProps) {
  const hasRail = title !== undefined || intro !== undefined;
  return (
    <section id={anchor} className={styles.section} data-tint={tint ? '' : undefined}>
      <div className={styles.grid}>
        {hasRail && (
          <div className={wide ? styles.railWide : styles.rail}>
            {title !== undefined && <h2>{title}</h2>}
            {intro && <RichText as="p" className={styles.intro} text={intro} />}
          </div>
        )}
        <div className={wide ? styles.mainWide : styles.main}>{children}</div>
      </div>
    </section>
  );
}
