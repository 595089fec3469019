import styles from './Breadcrumbs.module.css';

type CrumbsProps = {
  /** The pages above this one, from the home page down. */
  trail: readonly { label: string; href: string }[];
  /** What this page is called. */
  current: string;
};

/** The way from the home page to this one. The home page has none. */
export function Crumbs({ trail, current }: CrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol role="list">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
