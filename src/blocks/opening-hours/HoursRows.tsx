import type { ReactNode } from 'react';
import { fillWords, Timed, type BlockContext } from 'woven-site/components';
import type { OpenTimes, OpenWeek } from './opening-plan.ts';
import styles from './OpeningHours.module.css';

const wholeDay = 24 * 60;

type WeekProps = { name: string; week: OpenWeek; context: BlockContext };

/** The rows of a week: days that follow each other with the same times are one. */
export function Week({ name, week, context }: WeekProps) {
  return (
    <dl className={styles.rows} data-hours={name}>
      {rowsOf(week).map(({ days, times }) => (
        <Row
          key={days[0]}
          days={days.join(' ')}
          label={daysInWords(days, context)}
          times={times}
          context={context}
        />
      ))}
    </dl>
  );
}

/** Monday; Saturday and Sunday; Monday to Friday; every day; with a capital where other languages write a small letter. */
function daysInWords(days: readonly number[], context: BlockContext): string {
  const words = uncapitalisedDays(days, context);
  return words.charAt(0).toLocaleUpperCase(context.language) + words.slice(1);
}

function uncapitalisedDays(days: readonly number[], { formats, words }: BlockContext): string {
  const names = days.map((day) => formats.weekdays[day] ?? '');
  if (names.length === 7) return words.hours.everyDay;
  if (names.length < 3) return formats.list(names);
  return fillWords(words.hours.days, { from: names[0] ?? '', to: names.at(-1) ?? '' });
}

type RowProps = {
  /** The key by which the script finds the row. */
  days: string;
  label: ReactNode;
  times: OpenTimes;
  /** The last day on which it is shown, if there is one. */
  until?: string | undefined;
  context: BlockContext;
};

/** A row of hours; one with a last day goes after it, also in a page that was built before. */
export function Row({ days, label, times, until, context }: RowProps) {
  const { formats, words, site } = context;
  const row = (
    <>
      <dt>{label}</dt>
      <dd>
        {times.length === 0 && <span className={styles.closed}>{words.hours.closed}</span>}
        {times.map(([from, to]) => (
          <span key={from} className={styles.time}>
            {from === 0 && to === wholeDay
              ? words.hours.allDay
              : `${formats.time(from)} – ${formats.time(to)}`}
          </span>
        ))}
      </dd>
    </>
  );
  return until === undefined ? (
    <div data-days={days}>{row}</div>
  ) : (
    <Timed
      until={until}
      today={context.today()}
      timeZone={site.timeZone}
      data={{ 'data-days': days }}
    >
      {row}
    </Timed>
  );
}

/** Consecutive days with the same times. */
type HoursRow = { days: number[]; times: OpenTimes };

const isAlike = (a: OpenTimes, b: OpenTimes) => JSON.stringify(a) === JSON.stringify(b);

/** The rows of a week: consecutive days with the same times share a row. */
const rowsOf = (week: OpenWeek): HoursRow[] =>
  week.reduce<HoursRow[]>((rows, times, day) => {
    const last = rows.at(-1);
    if (last && isAlike(last.times, times)) last.days.push(day);
    else rows.push({ days: [day], times });
    return rows;
  }, []);
