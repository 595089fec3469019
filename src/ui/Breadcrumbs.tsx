import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** What a screen reader calls them. */
  name: string;
  /** The pages above this one, from the home page down. */
  items: readonly { label: string; href: string }[];
  /** What this page is called. */
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
