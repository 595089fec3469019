import type { ReactNode } from 'react';
import {
  fillWords,
  DateText,
  Period,
  NoticePlate,
  RichText,
  Section,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import type { DatePart } from 'woven-site/schema';
import { rowsOf } from './hours-rows.ts';
import {
  buildOpeningPlan,
  daysOf,
  timesOf,
  weekOf,
  type OpenTimes,
  type OpenWeek,
} from './opening-plan.ts';
import { openStateScript, type OpenStateValues } from './show-open-state.ts';
import styles from './OpeningHours.module.css';

type Dated = { from: DatePart; to?: DatePart | undefined; everyYear?: boolean | undefined };

const wholeDay = 24 * 60;

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
  const plan = buildOpeningPlan(block, site.timeZone);
  const seasonsToCome = seasons.map((one) => (isOver(one, today) ? null : one));
  const exceptionsToCome = exceptions.map((one) => (isOver(one, today) ? null : one));
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
        {exceptionsToCome.some((one) => one !== null) && (
          <div className={styles.season}>
            <TableHeading className={styles.heading}>
              {block.exceptionsTitle ?? words.hours.exceptions}
            </TableHeading>
            <dl className={styles.rows} data-hours="exceptions">
              {exceptionsToCome.map(
                (exception, index) =>
                  exception && (
                    <Row
                      key={index}
                      days={`exception-${index}`}
                      label={
                        <>
                          <Days days={exception} context={context} />
                          <span className={styles.reason}>{exception.name}</span>
                        </>
                      }
                      times={timesOf(exception.times ?? [])}
                      context={context}
                    />
                  ),
              )}
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

/** A day or a range of days; without the year if it applies every year. */
function Days({ days: { from, to, everyYear }, context }: { days: Dated; context: BlockContext }) {
  const { formats } = context;
  const ofYear = everyYear
    ? { ...context, formats: { ...formats, date: formats.dayAndMonth } }
    : context;
  return to ? (
    <Period from={from} to={to} context={ofYear} />
  ) : (
    <DateText date={from} context={ofYear} />
  );
}
