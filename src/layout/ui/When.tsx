import type { SiteLocale } from '../../site/index.ts';
import { DateText, Period } from './DateText.tsx';

type WhenProps = {
  /** A day, or a day with an hour: 2026-11-24 18:00. */
  date: string | undefined;
  /** The last day, or the time at which it ends. */
  until?: string | undefined;
  context: Pick<SiteLocale, 'words' | 'formats'>;
};

/** A day, a day with an hour, or several days, as the language of the page writes them. */
export function When({ date, until = date, context }: WhenProps) {
  if (date === undefined || until === undefined) return null;
  const [day, last] = [date.slice(0, 10), until.slice(0, 10)];
  if (last > day) {
    return (
      <Period
        from={{ part: 'date', iso: day }}
        to={{ part: 'date', iso: last }}
        context={context}
      />
    );
  }
  if (date === day) return <DateText date={{ part: 'date', iso: day }} context={context} />;
  return <time dateTime={date.replace(' ', 'T')}>{context.formats.moment(date)}</time>;
}
