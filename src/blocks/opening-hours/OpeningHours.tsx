import type { ReactNode } from 'react';
import {
  dayAfter,
  fillWords,
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
import { rowsOf } from './hours-rows.ts';
import {
  buildOpeningPlan,
  daysOf,
  repeatedDaysOf,
  timesOf,
  weekOf,
  type OpenTimes,
  type OpenWeek,
} from './opening-plan.ts';
import { openStateScript, type OpenStateValues } from './show-open-state.ts';
import styles from './OpeningHours.module.css';

type Dated = {
  from?: DatePart | undefined;
  to?: DatePart | undefined;
  everyYear?: boolean | undefined;
};

const wholeDay = 24 * 60;

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

/** Past days of a single year are not shown. */
const isOver = (days: Dated, today: string) => {
  const range = daysOf(days);
  return range !== null && range.to.length > 5 && range.to < today;
};

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
              <div key={index} className={styles.season}>
                <TableHeading className={styles.heading}>{season.name}</TableHeading>
                <p className={styles.dates}>
                  <Days days={season} context={context} />
                </p>
                <Week name={`season-${index}`} week={weekOf(season.hours)} context={context} />
              </div>
            ),
        )}
        {exceptionsToCome.length > 0 && (
          <div className={styles.season}>
            <TableHeading className={styles.heading}>
              {block.exceptionsTitle ?? words.hours.exceptions}
            </TableHeading>
            <dl className={styles.rows} data-hours="exceptions">
              {exceptionsToCome.map(({ exception, index, next }) => (
                <Row
                  key={index}
                  days={`exception-${index}`}
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
          </div>
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

type WeekProps = { name: string; week: OpenWeek; context: BlockContext };

function Week({ name, week, context }: WeekProps) {
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
  context: BlockContext;
};

function Row({ days, label, times, context: { formats, words } }: RowProps) {
  return (
    <div data-days={days}>
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
    </div>
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
      <DateText date={{ part: 'date', iso }} context={context} />
    </Timed>
  ));
}

/** A day or a range of days; without the year if it applies every year. */
function Days({ days: { from, to, everyYear }, context }: { days: Dated; context: BlockContext }) {
  const { formats } = context;
  if (!from) return null;
  const ofYear = everyYear
    ? { ...context, formats: { ...formats, date: formats.dayAndMonth } }
    : context;
  return to ? (
    <Period from={from} to={to} context={ofYear} />
  ) : (
    <DateText date={from} context={ofYear} />
  );
}
