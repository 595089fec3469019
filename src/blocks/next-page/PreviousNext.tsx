import { Icon, type BlockProps } from 'woven-site/components';
import styles from './PreviousNext.module.css';

/** Links to the pages before and after this one in its section, from the site tree. */
export function PreviousNext({ block, context }: BlockProps<'next-page'>) {
  const { previous, next, areEntries } = context.neighbours();
  const { page, entries } = context.words;
  const words = areEntries
    ? { otherPages: entries.otherEntries, previousPage: entries.older, nextPage: entries.newer }
    : page;
  if (!previous && !next) return null;
  return (
    <nav id={block.anchor} aria-label={words.otherPages} className={styles.pages}>
      {previous && (
        <a href={previous.href} rel="prev" className={styles.previous}>
          <Icon name="arrow-left" />
          <span>
            <small>{words.previousPage} </small>
            <b>{previous.label}</b>
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={styles.next}>
          <span>
            <small>{words.nextPage} </small>
            <b>{next.label}</b>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
