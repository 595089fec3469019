import type { MouseEvent, PointerEvent } from 'react';
import { fillWords } from '../locales/fill-words.ts';
import type { Words } from '../locales/words.ts';
import { holdsAddress, type MenuItem } from '../site/menu.ts';
import { dropdownId } from '../ui/element-ids.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { moveByArrows } from './menu-keys.ts';
import { useDropdown } from './use-dropdown.ts';
import styles from './Menu.module.css';

type MenuProps = { words: Words['frame']; items: readonly MenuItem[]; address: string };

/** What a finger does is no hovering, although browsers report it so. */
const hover = (event: PointerEvent, act: () => void) => {
  if (event.pointerType !== 'touch') act();
};

/**
 * The menu of wide screens: links, each with a toggle beside it where it has a dropdown (the disclosure
 * navigation pattern). Until scripts run, styles alone open the dropdowns under the pointer and on focus.
 */
export function Menu({ words, items, address }: MenuProps) {
  const { nav, hydrated, open, close, show, toggle, enter, leave, touched } = useDropdown();

  const chooseLabel = (event: MouseEvent, item: MenuItem) => {
    // A finger cannot hover: its first tap shows what is below, its second goes there.
    if (touched() && item.children.length > 0 && open !== item.href) {
      event.preventDefault();
      show(item.href);
    }
  };
  const chooseLink = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a');
    if (isLink && !event.defaultPrevented) close();
  };

  return (
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={words.mainMenu}
      data-hydrated={hydrated ? '' : undefined}
      onClick={chooseLink}
      onKeyDown={(event) => moveByArrows(event, show)}
    >
      <ul role="list" className={styles.items}>
        {items.map((item, index) => {
          const isOpen = open === item.href;
          const dropdown = dropdownId(index + 1);
          return (
            <li
              key={item.href}
              className={styles.item}
              data-item={item.href}
              data-open={isOpen ? '' : undefined}
              data-held={holdsAddress(item, address) ? '' : undefined}
              onPointerEnter={(event) => hover(event, () => enter(item))}
              onPointerLeave={(event) => hover(event, leave)}
            >
              <a
                href={item.href}
                className={styles.label}
                aria-current={item.href === address ? 'page' : undefined}
                onClick={(event) => chooseLabel(event, item)}
              >
                {item.label}
              </a>
              {item.children.length > 0 && (
                <>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-label={fillWords(words.pagesBelow, { label: item.label })}
                    aria-expanded={isOpen}
                    aria-controls={dropdown}
                    onClick={() => toggle(item.href)}
                  >
                    <Icon name="chevron-down" />
                  </button>
                  <div
                    id={dropdown}
                    className={styles.dropdown}
                    data-end={index >= items.length / 2 ? '' : undefined}
                  >
                    <MenuLinks
                      links={item.children}
                      address={address}
                      className={styles.links}
                      swatchClass={styles.swatch}
                    />
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
