import { fillWords, type Words } from '../messages/index.ts';
import { type LanguageLink, holdsAddress, type MenuItem, elementIds } from '../site/index.ts';
import { Icon } from './ui/Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { inLanguage } from './ui/in-language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './SideMenu.module.css';

type SideMenuProps = {
  words: Words['frame'];
  languages: readonly LanguageLink[];
  items: readonly MenuItem[];
  address: string;
};

const panelId = elementIds.sideMenu;

/**
 * The menu of small screens: a panel that slides in, with one section open at a time. In the HTML it is a popover,
 * which works without scripts; the frame's script turns it into a modal dialog.
 */
export function SideMenu({ words, languages, items, address }: SideMenuProps) {
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={panelId}
        aria-haspopup="dialog"
        aria-controls={panelId}
      >
        <Icon name="menu" />
        <span className={`vh ${styles.openerLabel}`}>{words.menu}</span>
      </button>
      <dialog id={panelId} popover="auto" className={styles.panel} aria-label={words.menu}>
        <div className={styles.head}>
          <b className={styles.title}>{words.menu}</b>
          <button
            type="button"
            className={styles.close}
            popoverTarget={panelId}
            popoverTargetAction="hide"
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

/** A section: its label links to its page, the chevron beside it only opens it. */
function Section({ words, item, address }: SectionProps) {
  const label = (
    <a
      className={styles.label}
      href={item.href}
      hrefLang={item.language}
      {...inLanguage(item.language)}
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
          {/* It gives the row the height of the label, which is positioned over the summary. */}
          <span className={styles.room} aria-hidden="true">
            {item.label}
          </span>
          <span className="vh">{fillWords(words.pagesBelow, { label: item.label })}</span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <MenuLinks links={item.children} address={address} />
      </details>
    </li>
  );
}
