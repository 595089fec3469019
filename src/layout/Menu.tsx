import { fillWords, type Words } from '../messages/index.ts';
import { holdsAddress, type MenuItem } from '../site/index.ts';
import { dropdownId } from './ui/dropdown-id.ts';
import { Icon } from './ui/Icon.tsx';
import { inLanguage } from './ui/in-language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Menu.module.css';

type MenuProps = { words: Words['frame']; items: readonly MenuItem[]; address: string };

/**
 * The menu of wide screens: links, with a toggle beside each that has a dropdown (the disclosure navigation pattern).
 * Until the frame's script runs, CSS alone opens the dropdowns on hover and focus.
 */
export function Menu({ words, items, address }: MenuProps) {
  return (
    <nav className={styles.menu} aria-label={words.mainMenu} data-menu="">
      <ul role="list" className={styles.items}>
        {items.map((item, index) => {
          const dropdown = dropdownId(index + 1);
          return (
            <li
              key={item.href}
              className={styles.item}
              data-item=""
              data-held={holdsAddress(item, address) ? '' : undefined}
            >
              <a
                href={item.href}
                hrefLang={item.language}
                {...inLanguage(item.language)}
                className={styles.label}
                aria-current={item.href === address ? 'page' : undefined}
              >
                {item.label}
              </a>
              {item.children.length > 0 && (
                <>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-label={fillWords(words.pagesBelow, { label: item.label })}
                    aria-expanded={false}
                    aria-controls={dropdown}
                  >
                    <Icon name="chevron-down" />
                  </button>
                  <div
                    id={dropdown}
                    className={styles.dropdown}
                    data-end={index >= items.length / 2 ? '' : undefined}
                  >
                    <MenuLinks links={item.children} address={address} />
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
