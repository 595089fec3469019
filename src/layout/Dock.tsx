import type { Words } from '../messages/index.ts';
import type { LabelledLink } from '../site/index.ts';
import { buttonClass } from './ui/Button.tsx';
import { Icon } from './ui/Icon.tsx';
import { SiteLink } from './ui/SiteLink.tsx';
import { CountdownBar } from './CountdownBar.tsx';
import type { CountdownSettings } from './page-view.ts';
import styles from './Dock.module.css';

type DockProps = {
  countdown: CountdownSettings | null;
  links: readonly LabelledLink[];
  address: string;
  /** The document that sends it; undefined for generated pages. */
  sendAddress?: string | undefined;
  words: Words['frame'];
};

/**
 * What floats at the bottom of the window; at the end of the page the footer leaves room for it. On narrow screens it
 * is a row of links with the countdown as a line above it. On wide ones, where the header has the other links, the last
 * link, the countdown and the button that sends the page share one line.
 */
export function Dock({ countdown, links, address, sendAddress, words }: DockProps) {
  const button = links.at(-1);
  if (!countdown && !button && sendAddress === undefined) return null;
  return (
    <div className={styles.dock} data-dock="" data-counting={countdown ? '' : undefined}>
      {countdown && <CountdownBar settings={countdown} />}
      {(button || sendAddress !== undefined) && (
        <nav className={styles.links} aria-label={words.quickActions}>
          {links.slice(0, -1).map(({ label, to, newTab, icon }) => (
            <SiteLink
              key={label}
              to={to}
              newTab={newTab}
              current={to.href === address}
              className={styles.link}
            >
              {icon && <Icon name={icon} />}
              {label}
            </SiteLink>
          ))}
          {sendAddress !== undefined && <SendButton address={sendAddress} words={words} />}
          {button && (
            <SiteLink
              to={button.to}
              newTab={button.newTab}
              className={`${buttonClass('sun')} ${styles.button}`}
            >
              {button.label}
            </SiteLink>
          )}
        </nav>
      )}
    </div>
  );
}

type SendButtonProps = { address: string; words: Words['frame'] };

/** Opens the dialog that sends the page; without its script it leads to the document that does. */
const SendButton = ({ address, words }: SendButtonProps) => (
  <form action={address} data-send="">
    <button className={`${styles.link} ${styles.send}`} aria-label={words.sendPage}>
      <Icon name="forward" />
      {words.send}
    </button>
  </form>
);
