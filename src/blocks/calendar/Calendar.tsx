import {
  buttonClass,
  fillWords,
  DateText,
  Period,
  Grounded,
  Icon,
  NoticePlate,
  RichText,
  Timed,
  Section,
  type ResolvedBlock,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import { entriesOf, feedName, feedNameOf, inDateOrder } from 'woven-site/schema';
import { AddDate, filesOfDates, type FilesOfDates } from './AddDate.tsx';
import { Events } from './Events.tsx';
import { NextDate } from './NextDate.tsx';
import { YearRibbon } from './YearRibbon.tsx';
import addStyles from './AddDate.module.css';
import styles from './Calendar.module.css';
import yearStyles from './Year.module.css';

type CalendarBlock = ResolvedBlock<'calendar'>;

/** Above this number, terms are arranged in rows of three. */
const maxPerRow = 4;

type TermProps = {
  term: CalendarBlock['terms'][number];
  /** The label of its break. */
  breakLabel: string;
  files: FilesOfDates;
  context: BlockContext;
};

/**
 * Terms in date order, other dates below them, and files for calendar programs. Without terms, the other dates are the
 * whole calendar.
 */
export function Calendar({ block, context }: BlockProps<'calendar'>) {
  const { anchor, title, intro, tint, year, legend, notice } = block;
  const { words } = context;
  const terms = inDateOrder(block.terms, ({ opening }) => opening);
  const events =
    block.events &&
    inDateOrder(
      entriesOf(block, words.calendar, context.today()).filter(({ ofTerm }) => ofTerm !== true),
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
  const isOneRow = terms.length <= maxPerRow;
  // Without terms, the other dates are the whole calendar.
  const hasTermSection = events !== undefined && terms.length > 0;
  const [file] = context.downloads;
  const feedAt = (name: string) => context.downloads.find(({ href }) => href.endsWith(`/${name}`));
  const subjects = Array.from(new Set(events?.flatMap(({ subject }) => subject ?? []))).flatMap(
    (subject) => {
      const ofSubject = feedAt(feedNameOf(subject));
      return ofSubject ? [{ subject, href: ofSubject.href }] : [];
    },
  );
  const feed = feedAt(feedName);
  const files = filesOfDates(block, context);
  const dates = events && (
    <Events events={events} files={files} context={context} isLong={year === undefined} />
  );
  return (
    <>
      <Grounded goesOn={false}>
        <div className={yearStyles.year}>
          <NextDate calendar={block} context={context} />
          {year !== undefined && (
            <YearRibbon calendar={{ ...block, year, terms }} context={context} />
          )}
        </div>
      </Grounded>
      <Section
        anchor={anchor}
        title={title ?? (year === undefined ? words.calendar.allDates : String(year))}
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
        {terms.length === 0 && dates}
        {file && (
          <p className={styles.download}>
            <a href={file.href} download className={buttonClass('line')}>
              <Icon name="download" />
              <span>{words.calendar.addDates}</span>
            </a>
            {feed && (
              <a href={webcal(feed.href, context)} className={addStyles.subscribe}>
                {words.calendar.subscribe}
              </a>
            )}
            {subjects.map(({ subject, href }) => (
              <a key={subject} href={webcal(href, context)} className={addStyles.subscribe}>
                {fillWords(words.calendar.subscribeTo, { subject })}
              </a>
            ))}
          </p>
        )}
        {!hasTermSection && noticePlate}
      </Section>
      {hasTermSection && (
        <Section title={eventsTitle} tint={!tint}>
          {dates}
          {noticePlate}
        </Section>
      )}
    </>
  );
}

/** The address for subscribing in calendar programs. */
const webcal = (href: string, { site }: BlockContext) =>
  new URL(href, site.address).href.replace(/^https?:/, 'webcal:');

function Term({ term, breakLabel, files, context }: TermProps) {
  const words = context.words.calendar;
  const { name, opening, closing, halfTerm, holiday } = term;
  const lines = [
    { label: words.opens, of: opening, dates: <DateText date={opening} context={context} /> },
    halfTerm && {
      label: breakLabel,
      of: halfTerm.from,
      dates: <Period {...halfTerm} context={context} />,
    },
    { label: words.closes, of: closing, dates: <DateText date={closing} context={context} /> },
    holiday && {
      label: holiday.name,
      of: holiday.from,
      dates: <Period from={holiday.from} to={holiday.to} context={context} />,
    },
  ];
  return (
    <article className={styles.term}>
      <h3>
        {name}
        {'iso' in opening && 'iso' in closing && (
          <Timed
            as="span"
            className={styles.now}
            from={opening.iso}
            until={closing.iso}
            today={context.today()}
            timeZone={context.site.timeZone}
          >
            {' '}
            {words.now}
          </Timed>
        )}
      </h3>
      <dl>
        {lines.map(
          (line) =>
            line && (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>
                  {line.dates}
                  <AddDate file={files.get(line.of)} context={context} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </article>
  );
}
