import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  name: string;
  /** The ancestors of this page, from the home page down. */
  items: readonly { label: string; href: string }[];
  current: string;
};

/** The path from the home page to this one. The home page has none. */
export function Breadcrumbs({ name, items, current }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={name} className={styles.breadcrumbs}>
      <ol role="list">
        {items.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
