import { entriesOf } from '../../../schema/calendar-dates.ts';
import { nameOfDate } from '../../../schema/calendar-file.ts';
import type { BlockOf } from '../../../schema/blocks/index.ts';
import type { DatePart } from '../../../schema/fields/date.ts';
import { fillWords } from '../../locales/fill-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { BlockContext } from '../block-props.ts';
import styles from './AddDate.module.css';

type DateFile = { href: string; what: string };

/** The file of each date, by its start date in the calendar. */
export type FilesOfDates = ReadonlyMap<DatePart, DateFile>;

type Calendar = Pick<BlockOf<'calendar'>, 'year' | 'terms' | 'legend' | 'events'>;

/** The files for single dates. */
export function filesOfDates(calendar: Calendar, { words, downloads }: BlockContext): FilesOfDates {
  return new Map(
    entriesOf(calendar, words.calendar).flatMap((entry): [DatePart, DateFile][] => {
      const file = downloads.find(({ href }) => href.endsWith(`/${nameOfDate(calendar, entry)}`));
      return file ? [[entry.from, { href: file.href, what: entry.summary }]] : [];
    }),
  );
}

/** A link to the file of a single date; nothing if there is none. */
export function AddDate({ file, context }: { file: DateFile | undefined; context: BlockContext }) {
  if (!file) return null;
  const label = fillWords(context.words.calendar.addDate, { what: file.what });
  return (
    <a href={file.href} download className={styles.add} aria-label={label} title={label}>
      <Icon name="calendar-plus" />
    </a>
  );
}
