import { Grounded, NoticePlate, RichText, Section, type BlockProps } from 'woven-site/components';
import { entriesOf, inDateOrder } from 'woven-site/schema';
import { datesOf } from '../../../schema/blocks/calendar/dates-of-calendar.ts';
import { filesOfDates } from './AddDate.tsx';
import { Events } from './Events.tsx';
import { Feeds } from './Feeds.tsx';
import { Months } from './Months.tsx';
import { NextDate } from './NextDate.tsx';
import { filteredSubjects, SubjectFilter } from './SubjectFilter.tsx';
import { Term } from './Term.tsx';
import { YearRibbon } from './YearRibbon.tsx';
import styles from './Calendar.module.css';
import filterStyles from './SubjectFilter.module.css';
import yearStyles from './Year.module.css';

/** Above this number, terms are arranged in rows of three. */
const maxPerRow = 4;

/** Above this number of dates, and in calendars that go on, dates are in months. */
const maxWithoutMonths = 12;

/**
 * Terms in date order, other dates below them, and files for calendar programs. Without terms, the other dates are the
 * whole calendar.
 */
export function Calendar({ block, context }: BlockProps<'calendar'>) {
  const { anchor, title, intro, tint, year, lastYear = year, legend, notice } = block;
  const years = year === lastYear ? String(year) : `${year}–${lastYear}`;
  const { words } = context;
  const terms = inDateOrder(block.terms, ({ opening }) => opening);
  const events =
    block.events &&
    inDateOrder(
      entriesOf(datesOf(block), words.calendar, context.today()).filter(
        ({ ofStretch }) => ofStretch !== true,
      ),
      ({ from }) => from,
    );
  const breakLabel = legend?.halfTerm ?? words.calendar.halfTerm;
  const eventsTitle = block.eventsTitle ?? words.calendar.otherDates;
  const noticePlate = notice && (
    <div className={styles.notice}>
      <NoticePlate>
        <RichText as="p" text={notice} />
      </NoticePlate>
    </div>
  );
  const hasDates = terms.length > 0 || (events?.length ?? 0) > 0;
  const isOneRow = terms.length <= maxPerRow;
  // Without terms, the other dates are the whole calendar.
  const hasTermSection = events !== undefined && terms.length > 0;
  const subjects = filteredSubjects(block.events ?? [], events ?? []);
  const files = filesOfDates(block, context);
  const isLong = year === undefined || (events?.length ?? 0) > maxWithoutMonths;
  const Dates = isLong ? Months : Events;
  const dates = events && (
    <>
      {subjects.length > 0 && (
        <SubjectFilter
          name={`subject-${anchor ?? title ?? year}`}
          subjects={subjects}
          words={words.calendar}
        />
      )}
      <Dates events={events} subjects={subjects} files={files} context={context} />
    </>
  );
  return (
    <>
      <Grounded goesOn={false}>
        <div className={yearStyles.year}>
          <NextDate calendar={block} context={context} />
          {year !== undefined && hasDates && (
            <YearRibbon calendar={{ ...block, year, terms }} context={context} />
          )}
        </div>
      </Grounded>
      <Section
        anchor={anchor}
        title={title ?? (year === undefined ? words.calendar.allDates : years)}
        intro={intro}
        tint={tint}
        wide
      >
        {terms.length > 0 && (
          <div
            className={styles.terms}
            style={{ '--columns': isOneRow ? terms.length : 3 }}
            data-one-row={isOneRow ? '' : undefined}
          >
            {terms.map((term) => (
              <Term
                key={term.name}
                term={term}
                breakLabel={breakLabel}
                files={files}
                context={context}
              />
            ))}
          </div>
        )}
        <div className={filterStyles.dates}>
          {terms.length === 0 && dates}
          <Feeds
            events={events ?? []}
            subjects={terms.length === 0 ? subjects : []}
            context={context}
          />
        </div>
        {!hasTermSection && noticePlate}
      </Section>
      {hasTermSection && (
        <Section title={eventsTitle} tint={!tint}>
          <div className={filterStyles.dates}>{dates}</div>
          {noticePlate}
        </Section>
      )}
    </>
  );
}
