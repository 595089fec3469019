import {
  Cloth,
  fillWords,
  ItemHeading,
  PictureSlot,
  When,
  type BlockContext,
  type ListedEntry,
} from 'woven-site/components';
import styles from './Entries.module.css';

type EntryProps = { entry: ListedEntry; under: string | undefined; context: BlockContext };

/** What stands above the title of an entry: its date, its tags and who wrote it. */
export function Meta({ entry, context }: Omit<EntryProps, 'under'>) {
  const { date, until, tags, authors, isPinned } = entry;
  const hasMore = date !== undefined || tags.length > 0 || authors.length > 0;
  if (!hasMore && !isPinned) return null;
  const { words, formats } = context;
  return (
    <p className={styles.meta}>
      {isPinned && (
        <span>
          <b>{words.entries.pinned}</b>
          {hasMore && '\u00A0· '}
        </span>
      )}
      <When {...{ date, until, context }} />
      {tags.map(({ label, href }, index) => (
        <span key={href}>
          {(index > 0 || date !== undefined) && '\u00A0· '}
          <a href={href}>{label}</a>
        </span>
      ))}
      {authors.length > 0 && (
        <span>
          {(date !== undefined || tags.length > 0) && '\u00A0· '}
          {fillWords(words.entries.by, { names: formats.list(authors) })}
        </span>
      )}
    </p>
  );
}

/** The title of an entry; its link covers the whole entry. */
export function Title({ entry, under }: Pick<EntryProps, 'entry' | 'under'>) {
  return (
    <ItemHeading under={under} className={styles.title}>
      <a href={entry.href}>{entry.label}</a>
    </ItemHeading>
  );
}

const sizes = '(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw';

/** Whether a patterned area replaces a missing picture, because neighbouring entries have pictures. */
type CardProps = EntryProps & { cloth: boolean };

/** An entry with its picture. */
export function Card({ entry, under, context, cloth }: CardProps) {
  const { picture, summary } = entry;
  return (
    <article className={styles.card} data-pattern={entry.pattern}>
      {picture ? (
        <PictureSlot picture={picture} sizes={sizes} />
      ) : (
        cloth && <Cloth className={styles.cloth} />
      )}
      <Meta {...{ entry, context }} />
      <Title {...{ entry, under }} />
      {summary !== undefined && <p className={styles.text}>{summary}</p>}
    </article>
  );
}

/** An entry without its picture. */
export function Row({ entry, under, context }: EntryProps) {
  return (
    <article className={styles.row}>
      <Meta {...{ entry, context }} />
      <Title {...{ entry, under }} />
      {entry.summary !== undefined && <p className={styles.text}>{entry.summary}</p>}
    </article>
  );
}
