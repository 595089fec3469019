import { SiteLink, type BlockProps } from 'woven-site/components';
import styles from './PageSwitch.module.css';

/** Related pages in a row, with the current one highlighted. */
export function PageSwitch({ block, context }: BlockProps<'page-switch'>) {
  const { anchor, label, items } = block;
  return (
    <nav id={anchor} aria-label={label} className={styles.switch}>
      <ul role="list">
        {items.map(({ label: name, to, newTab }) => (
          <li key={name}>
            <SiteLink to={to} newTab={newTab} current={to.href === context.page.address}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
