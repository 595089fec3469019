import type { ReactNode } from 'react';

type TimedProps = {
  as?: 'li' | 'span' | 'div';
  /** The first and the last day on which it is shown, as year-month-day; without them there is no such end. */
  from?: string | undefined;
  until?: string | undefined;
  /** The day of the build, as year-month-day. */
  today: string;
  /** Whose days they are: it may be tomorrow already where the site is. */
  timeZone: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Something that is shown on some days only. The day where the site is decides; without scripts that of the build. */
export function Timed({
  as: Tag = 'div',
  from,
  until,
  today,
  timeZone,
  className,
  children,
}: TimedProps) {
  return (
    <Tag
      className={className}
      data-shown-from={from ?? ''}
      data-shown-until={until}
      data-time-zone={timeZone}
      hidden={today < (from ?? '') || (until !== undefined && today > until)}
    >
      {children}
    </Tag>
  );
}

/** A mark on a year: `--day` is the share of the year that has gone. In any other year it is hidden. */
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
