import { longestWord } from './longest-word.ts';
import styles from './BlockHeading.module.css';

/** A longer word may break, because fitting it would make the heading too small. */
const maxLetters = 18;

type BlockHeadingProps = {
  /** Whether it is the page's main heading, which gets the focus after a navigation. */
  isPageHeading: boolean;
  title: string;
  className?: string | undefined;
};

/** The heading of a block that may open a page: h1 there, h2 further down. */
export function BlockHeading({ isPageHeading, title, className }: BlockHeadingProps) {
  const classes = className ? `${styles.heading} ${className}` : styles.heading;
  const style = { '--letters': Math.min(longestWord(title), maxLetters) };
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
