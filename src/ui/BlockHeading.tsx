import { longestWord } from './longest-word.ts';
import styles from './BlockHeading.module.css';

/** A word of more letters than these breaks after all: it would make the heading too small. */
const mostLetters = 18;

type BlockHeadingProps = {
  /** Whether it is the page's main heading. The focus goes there after a navigation. */
  isPageHeading: boolean;
  title: string;
  className?: string | undefined;
};

/** The heading of a block that may open a page: the page's h1 there, an h2 further down. */
export function BlockHeading({ isPageHeading, title, className }: BlockHeadingProps) {
  const classes = className ? `${styles.heading} ${className}` : styles.heading;
  const style = { '--letters': Math.min(longestWord(title), mostLetters) };
  return isPageHeading ? (
    <h1 tabIndex={-1} className={`${classes} ${styles.rise}`} style={style}>
      {title}
    </h1>
  ) : (
    <h2 className={classes} style={style}>
      {title}
    </h2>
  );
}
