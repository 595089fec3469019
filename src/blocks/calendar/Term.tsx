import {
  DateText,
  Period,
  Timed,
  type BlockContext,
  type ResolvedBlock,
} from 'woven-site/components';
import { AddDate, type FilesOfDates } from './AddDate.tsx';
import styles from './Calendar.module.css';

type TermProps = {
  term: ResolvedBlock<'calendar'>['terms'][number];
  /** The label of its break. */
  breakLabel: string;
  files: FilesOfDates;
  context: BlockContext;
};

/** A term with the days on which it opens and closes, its break and the holiday after it. */
export function Term({ term, breakLabel, files, context }: TermProps) {
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
