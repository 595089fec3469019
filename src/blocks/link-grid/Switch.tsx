import { inLanguage, SiteLink, type BlockProps } from 'woven-site/components';
import styles from './Switch.module.css';

/** Related pages in a row, with the current one highlighted. */
export function Switch({ block, context }: BlockProps<'link-grid'>) {
  const { anchor, title, items } = block;
  return (
    <nav id={anchor} aria-label={title} className={styles.switch}>
      <ul role="list">
        {items.map(({ label, to, newTab, language }) => (
          <li key={label} {...inLanguage(language)}>
            <SiteLink to={to} newTab={newTab} current={to.href === context.page.address}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
