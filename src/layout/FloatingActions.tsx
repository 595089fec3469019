import type { MouseEvent } from 'react';
import type { LabelledLink } from '../site/resolved.ts';
import { buttonClass } from '../ui/Button.tsx';
import { elementIds } from '../ui/element-ids.ts';
import { Icon } from '../ui/Icon.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import styles from './FloatingActions.module.css';

/** The button that floats on every page, and the way back to the top. */
export function FloatingActions({ button }: { button: LabelledLink | null }) {
  return (
    <aside className={styles.actions} aria-label="Quick actions">
      {button && (
        <SiteLink
          to={button.to}
          newTab={button.newTab}
          className={`${buttonClass('sun')} ${styles.action}`}
        >
          {button.label}
        </SiteLink>
      )}
      <a
        href={`#${elementIds.top}`}
        className={`${buttonClass('line')} ${styles.up}`}
        aria-label="Back to top"
        onClick={goToTop}
      >
        <Icon name="arrow-up" />
      </a>
    </aside>
  );
}

/** Like the link by itself, but without a step in the history for it. */
function goToTop(event: MouseEvent) {
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById(elementIds.top)?.focus({ preventScroll: true });
}
