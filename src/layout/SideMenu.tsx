import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { fillWords } from '../locales/fill-words.ts';
import type { Words } from '../locales/words.ts';
import type { LanguageLink } from '../site/editions.ts';
import { holdsAddress, type MenuItem } from '../site/menu.ts';
import { elementIds } from '../ui/element-ids.ts';
import { Icon } from '../ui/Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { openModal } from './modal.ts';
import styles from './SideMenu.module.css';

type SideMenuProps = {
  words: Words['frame'];
  languages: readonly LanguageLink[];
  items: readonly MenuItem[];
  address: string;
};

const panelId = elementIds.sideMenu;
const wideScreen = '(min-width: 80rem)';

/**
 * The menu of small screens: a panel that slides in, with one section open at a time. Before scripts run it is a
 * popover, which the browser opens by itself; then it becomes a modal dialog. The sections are native, and React
 * leaves them as the visitor has them.
 */
export function SideMenu({ words, languages, items, address }: SideMenuProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const dialog = panel.current;
    if (!dialog) return undefined;
    setOpen(becomeModal(dialog));
    const wide = window.matchMedia(wideScreen);
    const closeWhenWide = () => wide.matches && dialog.close();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  const show = (event: MouseEvent) => {
    // The button would open the panel as a popover, which does not keep the focus inside.
    event.preventDefault();
    if (panel.current) openModal(panel.current);
    setOpen(true);
  };
  const close = () => panel.current?.close();

  const choose = (event: MouseEvent<HTMLDialogElement>) => {
    const { target } = event;
    if (target === panel.current) close();
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const section = link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    if (section) section.open = true;
    else close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={panelId}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={show}
      >
        <Icon name="menu" />
        {words.menu}
      </button>
      <dialog
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.panel}
        aria-label={words.menu}
        onClick={choose}
        onClose={() => setOpen(false)}
      >
        <div className={styles.head}>
          <b className={styles.title}>{words.menu}</b>
          <button
            type="button"
            className={styles.close}
            popoverTarget={panelId}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon name="x" />
            {words.close}
          </button>
        </div>
        <nav aria-label={words.mainMenu}>
          <ul role="list">
            {items.map((item) => (
              <Section key={item.href} words={words} item={item} address={address} />
            ))}
          </ul>
        </nav>
        <LanguageSwitch name={words.languages} languages={languages} className={styles.languages} />
      </dialog>
    </>
  );
}

type SectionProps = { words: Words['frame']; item: MenuItem; address: string };

/** A section: its label goes to its page, the chevron beside it only opens. */
function Section({ words, item, address }: SectionProps) {
  const label = (
    <a
      className={styles.label}
      href={item.href}
      aria-current={item.href === address ? 'page' : undefined}
    >
      {item.label}
    </a>
  );
  if (item.children.length === 0) return <li className={styles.item}>{label}</li>;
  return (
    <li className={styles.item} data-pattern={item.pattern}>
      {label}
      <details
        className={styles.section}
        name="side-menu-section"
        open={holdsAddress(item, address) || undefined}
      >
        <summary className={styles.opening}>
          {/* It gives the row the height that the label needs, which lies beside the opening. */}
          <span className={styles.room} aria-hidden="true">
            {item.label}
          </span>
          <span className="vh">{fillWords(words.pagesBelow, { label: item.label })}</span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <MenuLinks
          links={item.children}
          address={address}
          className={styles.links}
          swatchClass={styles.swatch}
        />
      </details>
    </li>
  );
}

/** Turns a panel that was opened as a popover into a modal one, as the visitor has it. Tells whether it is open. */
function becomeModal(dialog: HTMLDialogElement): boolean {
  if (!('popover' in dialog) || !dialog.matches(':popover-open')) {
    return false;
  }
  const { activeElement } = document;
  const { scrollTop } = dialog;
  dialog.hidePopover();
  openModal(dialog);
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus();
  dialog.scrollTop = scrollTop;
  return true;
}
