import styles from './LeadHeading.module.css';

type LeadHeadingProps = {
  /** Whether it is the page's main heading. The focus goes there after a navigation. */
  leads: boolean;
  title: string;
  className?: string | undefined;
};

/** The heading of a block that may open a page: the page's h1 there, an h2 further down. */
export function LeadHeading({ leads, title, className }: LeadHeadingProps) {
  const classes = className ? `${styles.heading} ${className}` : styles.heading;
  return leads ? (
    <h1 tabIndex={-1} className={`${classes} ${styles.rise}`}>
      {title}
    </h1>
  ) : (
    <h2 className={classes}>{title}</h2>
  );
}
