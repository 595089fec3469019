import {
  dayAfter,
  DateText,
  Period,
  NoticePlate,
  RichText,
  Section,
  Timed,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import type { DatePart } from 'woven-site/schema';
import { Row, Week } from './HoursRows.tsx';
import {
  buildOpeningPlan,
  daysOf,
  repeatedDaysOf,
  timesOf,
  weekOf,
  type Exception,
} from './opening-plan.ts';
import { openStateScript, type OpenStateValues } from './show-open-state.ts';
import styles from './OpeningHours.module.css';

type Dated = {
  from?: DatePart | undefined;
  to?: DatePart | undefined;
  everyYear?: boolean | undefined;
};

/** A page that is not built again names this many days of what comes again, one after the other. */
const maxNextDays = 12;

/** Exceptions by their next day; those that are not confirmed come last. */
function inOrder<One extends { exception: Dated; next: readonly string[] }>(
  all: One[],
  today: string,
): One[] {
  const dayOf = ({ exception, next: [next] }: One): string => {
    if (next !== undefined) return next;
    const { from = '9', to = '' } = daysOf(exception) ?? {};
    if (from.length !== 'MM-DD'.length) return from;
    const year = Number(today.slice(0, 4));
    return `${to < today.slice(5) && from <= to ? year + 1 : year}-${from}`;
  };
  return all.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))));
}

/** The last day of what is in a single year; of all else nothing. */
function lastDayOf(days: Dated): string | undefined {
  const range = daysOf(days);
  return range !== null && range.to.length > 'MM-DD'.length ? range.to : undefined;
}

/** The last day of an exception that ends, also of one that came again. */
const lastOf = ({ exception, next }: { exception: Exception; next: readonly string[] }) =>
  exception.repeats ? exception.repeats.until && next.at(-1) : lastDayOf(exception);

/** The last of some days; none if one of them is not known. */
const lastOfAll = (days: readonly (string | undefined)[]): string | undefined =>
  days.includes(undefined) ? undefined : days.toSorted().at(-1);

/** Past days of a single year are not shown. */
const isOver = (days: Dated, today: string) => (lastDayOf(days) ?? today) < today;

/**
 * The weekly hours, seasons and exceptions. A script says whether it is open now, in the site's time zone and not the
 * visitor's; without it the table has all the information.
 */
export function OpeningHours({ block, context }: BlockProps<'opening-hours'>) {
  const { hours, hoursTitle, seasons = [], exceptions = [], notice } = block;
  const { words, language, site } = context;
  const today = context.today();
  const plan = buildOpeningPlan(block, site.timeZone, today);
  const seasonsToCome = seasons.map((one) => (isOver(one, today) ? null : one));
  const exceptionsToCome = inOrder(
    exceptions
      .map((exception, index) => ({ exception, index, next: repeatedDaysOf(exception, today) }))
      .filter(({ exception, next }) =>
        exception.repeats ? next.length > 0 : !isOver(exception, today),
      ),
    today,
  );
  const hasSeasons = seasonsToCome.some((one) => one !== null);
  const { open, openUntil, closed, opensToday, opensTomorrow, opensOn } = words.hours;
  const values: OpenStateValues = {
    plan,
    words: { open, openUntil, closed, opensToday, opensTomorrow, opensOn },
    language,
  };
  const TableHeading = block.title === undefined ? 'h2' : 'h3';
  return (
    <Section {...block}>
      <div data-opening-hours="">
        <p className={styles.state} />
        <script
          data-values={JSON.stringify(values)}
          dangerouslySetInnerHTML={{ __html: openStateScript }}
        />
        {hasSeasons && (
          <TableHeading className={styles.heading}>{hoursTitle ?? words.hours.usual}</TableHeading>
        )}
        <Week name="week" week={weekOf(hours)} context={context} />
        {seasonsToCome.map(
          (season, index) =>
            season && (
              <Timed
                key={index}
                className={styles.season}
                until={lastDayOf(season)}
                today={today}
                timeZone={site.timeZone}
              >
                <TableHeading className={styles.heading}>{season.name}</TableHeading>
                <p className={styles.dates}>
                  <Days days={season} context={context} />
                </p>
                <Week name={`season-${index}`} week={weekOf(season.hours)} context={context} />
              </Timed>
            ),
        )}
        {exceptionsToCome.length > 0 && (
          <Timed
            className={styles.season}
            until={lastOfAll(exceptionsToCome.map(lastOf))}
            today={today}
            timeZone={site.timeZone}
          >
            <TableHeading className={styles.heading}>
              {block.exceptionsTitle ?? words.hours.exceptions}
            </TableHeading>
            <dl className={styles.rows} data-hours="exceptions">
              {exceptionsToCome.map(({ exception, index, next }) => (
                <Row
                  key={index}
                  days={`exception-${index}`}
                  until={lastOf({ exception, next })}
                  label={
                    <>
                      {exception.repeats ? (
                        <NextDays days={next} context={context} />
                      ) : (
                        <Days days={exception} context={context} />
                      )}
                      <span className={styles.reason}>{exception.name}</span>
                    </>
                  }
                  times={timesOf(exception.times ?? [])}
                  context={context}
                />
              ))}
            </dl>
          </Timed>
        )}
        {notice && (
          <div className={styles.notice}>
            <NoticePlate>
              <RichText as="p" text={notice} />
            </NoticePlate>
          </div>
        )}
      </div>
    </Section>
  );
}

/** The next day of what comes again, from the visitor's day. */
function NextDays({ days, context }: { days: readonly string[]; context: BlockContext }) {
  return days.slice(0, maxNextDays).map((iso, index) => (
    <Timed
      key={iso}
      as="span"
      from={index === 0 ? undefined : dayAfter(days[index - 1] ?? iso)}
      until={iso}
      today={context.today()}
      timeZone={context.site.timeZone}
    >
      <DateText date={{ part: 'date', iso }} as="weekdayAndDate" context={context} />
    </Timed>
  ));
}

/** A day or a range of days; without the year if it applies every year. */
function Days({ days: { from, to, everyYear }, context }: { days: Dated; context: BlockContext }) {
  if (!from) return null;
  return to ? (
    <Period from={from} to={to} as={everyYear ? 'dayAndMonth' : 'date'} context={context} />
  ) : (
    // On which day of the week a day is, is known of a single year.
    <DateText date={from} as={everyYear ? 'dayAndMonth' : 'weekdayAndDate'} context={context} />
  );
}
