import type { BlockContext, ListedEntry } from 'woven-site/components';
import styles from './Calendar.module.css';
import rows from './Entries.module.css';
import { Meta, Title } from './Entry.tsx';

type CalendarProps = {
  entries: readonly ListedEntry[];
  under: string | undefined;
  context: BlockContext;
};

/** Entries with their days in large figures. */
export function Calendar({ entries, under, context }: CalendarProps) {
  return (
    <ol role="list" className={styles.days}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <article className={`${rows.row} ${styles.entry}`}>
            <Day date={entry.date} context={context} />
            <div>
              <Meta {...{ entry, context }} />
              <Title {...{ entry, under }} />
              {entry.summary !== undefined && <p className={rows.text}>{entry.summary}</p>}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

/** The day and the month, which the line beside it says in words. */
function Day({ date, context }: { date: string | undefined; context: BlockContext }) {
  const [, month, day] = (date ?? '').slice(0, 10).split('-').map(Number);
  if (month === undefined || day === undefined) return <span className={styles.day} />;
  return (
    <span className={styles.day} aria-hidden="true">
      <b>{context.formats.number(day)}</b>
      <small>{context.formats.months[month - 1]}</small>
    </span>
  );
}
