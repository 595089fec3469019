import { Icon, type SectionItem, type BlockProps } from 'woven-site/components';
import styles from './SectionMenu.module.css';

/**
 * Collapsible on phones, always open beside the content on wide screens: the styles show what follows the details
 * element rather than what is in it.
 */
export function SectionMenu({ block, context }: BlockProps<'section-menu'>) {
  const menu = context.sectionMenu();
  if (!menu) return null;
  const { label, href, isShown, items } = menu;
  return (
    <nav id={block.anchor} aria-label={label} className={styles.menu} data-section-menu="">
      <details className={styles.fold}>
        <summary>
          <span>{label}</span>
          <Icon name="plus" />
        </summary>
      </details>
      <div className={styles.content}>
        <p className={styles.title}>
          <a href={href} aria-current={isShown ? 'page' : undefined}>
            {label}
          </a>
        </p>
        <Items items={items} />
      </div>
    </nav>
  );
}

function Items({ items }: { items: readonly SectionItem[] }) {
  return (
    <ul role="list">
      {items.map(({ label, href, isShown, isOnPath, items: below }) => (
        <li key={href} data-open={isOnPath ? '' : undefined}>
          <a href={href} aria-current={isShown ? 'page' : undefined}>
            {label}
          </a>
          {below.length > 0 && <Items items={below} />}
        </li>
      ))}
    </ul>
  );
}
