import type { ReactNode } from 'react';
import { isThere, lastOf } from '../../site/index.ts';

type TimedProps = {
  as?: 'li' | 'span' | 'div' | 'tr';
  /**
   * The first and last day on which it is shown, as year-month-day, or the hours at which it begins and ends:
   * 2026-11-24 06:30; unlimited if missing.
   */
  from?: string | undefined;
  until?: string | undefined;
  /** The day or the moment of the build. */
  today: string;
  /** The time zone of those days. */
  timeZone: string;
  className?: string | undefined;
  /** Further attributes, by which styles and scripts find it. */
  data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  children: ReactNode;
};

/** Content for certain days, in the site's time zone; without scripts the day of the build counts. */
export function Timed({
  as: Tag = 'div',
  from,
  until,
  today,
  timeZone,
  className,
  data,
  children,
}: TimedProps) {
  return (
    <Tag
      className={className}
      {...data}
      data-shown-from={from ?? ''}
      data-shown-until={until && lastOf(until)}
      data-time-zone={timeZone}
      hidden={!isThere({ from, until }, today)}
    >
      {children}
    </Tag>
  );
}

/** A mark on a year: `--day` is the elapsed share of the year. It is hidden in any other year. */
export function TodayMark(props: {
  year: number;
  today: string;
  timeZone: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { year, today, timeZone, className, children } = props;
  return (
    <span
      className={className}
      data-mark-year={year}
      data-time-zone={timeZone}
      hidden={!today.startsWith(`${year}-`)}
      style={{ '--day': shareOfYear(today) }}
    >
      {children}
    </span>
  );
}

const shareOfYear = (day: string): string => {
  const [year = 0] = day.split('-').map(Number);
  const newYear = Date.UTC(year, 0, 1);
  return ((Date.parse(day) - newYear) / (Date.UTC(year + 1, 0, 1) - newYear)).toFixed(4);
};
