import { isoOf } from '../../../schema/fields/date.ts';
import { fillWords } from '../../locales/fill-words.ts';
import { datesAhead } from '../../site/dates-ahead.ts';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Timed } from '../../ui/Timed.tsx';
import type { BlockProps } from '../block-props.ts';
import { dayAfter, turnsOf } from './turns.ts';
import styles from './NextDate.module.css';

/** The next day on which something in another page's calendar opens or closes, from the visitor's day. */
export function NextDate({ block, context }: BlockProps<'next-date'>) {
  const { words, formats, site } = context;
  const today = context.today();
  const turns = turnsOf(
    context.stepsOf(block.calendar).map(({ title: name, from, to }) => ({
      opens: { day: isoOf(from), words: fillWords(words.calendar.termOpens, { name }) },
      closes: { day: isoOf(to), words: fillWords(words.calendar.termCloses, { name }) },
    })),
  );
  const ahead = datesAhead(turns, today);
  const last = ahead.at(-1);
  return (
    <Section anchor={block.anchor}>
      <div className={styles.plate}>
        {ahead.map(({ day, from, what }) => (
          <Timed key={day} from={from} until={day} today={today} timeZone={site.timeZone}>
            <p className={styles.label}>{block.label ?? words.calendar.nextDate}</p>
            <p className={styles.date}>
              <time dateTime={day}>{formats.date({ part: 'date', iso: day })}</time>
            </p>
            <p>{what.join(' · ')}</p>
          </Timed>
        ))}
        <Timed from={last && dayAfter(last.day)} today={today} timeZone={site.timeZone}>
          <p className={styles.label}>{words.calendar.ended}</p>
          <p>{words.calendar.askForDates}</p>
        </Timed>
        <SiteLink to={block.calendar}>{words.calendar.allDates}</SiteLink>
      </div>
    </Section>
  );
}
