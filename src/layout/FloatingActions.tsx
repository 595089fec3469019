import type { LabelledLink } from '../site/resolved.ts';
import { buttonClass } from '../ui/Button.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import styles from './FloatingActions.module.css';

/** The button that floats on every page. */
export function FloatingActions({ button }: { button: LabelledLink }) {
  return (
    <aside className={styles.actions} aria-label="Quick actions">
      <SiteLink
        to={button.to}
        newTab={button.newTab}
        className={`${buttonClass('sun')} ${styles.action}`}
      >
        {button.label}
      </SiteLink>
    </aside>
  );
}
