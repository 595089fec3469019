import { fillWords, Icon, type ResolvedBlock, type BlockContext } from 'woven-site/components';
import { calendarFiles, entriesOf, type DatePart } from 'woven-site/schema';
import { datesOf } from '../../../schema/blocks/calendar/dates-of-calendar.ts';
import styles from './AddDate.module.css';

type DateFile = { href: string; label: string };

/** The file of each date, by its start date in the calendar. */
export type FilesOfDates = ReadonlyMap<DatePart, DateFile>;

type Calendar = Pick<ResolvedBlock<'calendar'>, 'year' | 'terms' | 'legend' | 'events'>;

/** The files for single dates. */
export function filesOfDates(
  calendar: Calendar,
  { words, downloads, today }: BlockContext,
): FilesOfDates {
  return new Map(
    entriesOf(datesOf(calendar), words.calendar, today()).flatMap(
      (entry): [DatePart, DateFile][] => {
        const file = downloads.find(({ of }) => of === calendarFiles.date(entry));
        return file ? [[entry.from, { href: file.href, label: entry.summary }]] : [];
      },
    ),
  );
}

/** A link to the file of a single date; nothing if there is none. */
export function AddDate({ file, context }: { file: DateFile | undefined; context: BlockContext }) {
  if (!file) return null;
  const label = fillWords(context.words.calendar.addDate, { what: file.label });
  return (
    <a href={file.href} download className={styles.add} aria-label={label} title={label}>
      <Icon name="calendar-plus" />
    </a>
  );
}
