import type { ReactNode } from 'react';
import type { Html } from '../../site/index.ts';
import { RichText } from './RichText.tsx';
import styles from './Section.module.css';

type SectionProps = {
  anchor?: string | undefined;
  title?: string | undefined;
  intro?: Html | string | undefined;
  tint?: boolean | undefined;
  /** Whether the content takes the full width below the heading instead of the columns beside it. */
  wide?: boolean;
  /** Whether the content spans the page from edge to edge, with nothing below it. */
  bleed?: boolean;
  children: ReactNode;
};

/** A part of the page: heading and intro on the left, content beside them; stacked on phones. */
export function Section(props: SectionProps) {
  const { anchor, title, intro, tint, wide = false, bleed = false, children } = props;
  const rail = (title !== undefined || intro !== undefined) && (
    <div className={wide || bleed ? styles.railWide : styles.rail}>
      {title !== undefined && <h2>{title}</h2>}
      {intro && <RichText as="p" className={styles.intro} text={intro} />}
    </div>
  );
  return (
    <section
      id={anchor}
      className={styles.section}
      data-tint={tint ? '' : undefined}
      data-bleed={bleed ? '' : undefined}
    >
      {bleed ? (
        <>
          {rail && <div className={styles.grid}>{rail}</div>}
          {children}
        </>
      ) : (
        <div className={styles.grid}>
          {rail}
          <div className={wide ? styles.mainWide : styles.main}>{children}</div>
        </div>
      )}
    </section>
  );
}
