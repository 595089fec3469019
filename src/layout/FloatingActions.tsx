import type { Words } from '../locales/words.ts';
import type { LabelledLink } from '../site/resolved.ts';
import { buttonClass } from '../ui/Button.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import styles from './FloatingActions.module.css';

type FloatingActionsProps = { button: LabelledLink; words: Words['frame'] };

/** The button that floats on every page. */
export function FloatingActions({ button, words }: FloatingActionsProps) {
  return (
    <aside className={styles.actions} aria-label={words.quickActions}>
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
