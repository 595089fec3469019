import {
  Chosen,
  MeantFor,
  MoreLink,
  DateText,
  Period,
  FilledWords,
  NumberedSteps,
  Section,
  TickList,
  Ticks,
  unlessChosen,
  type SiteLocale,
  type BlockProps,
} from 'woven-site/components';
import type { DatePart } from 'woven-site/schema';
import styles from './ApplicationPath.module.css';

/** Numbered steps with their dates and lists of what to bring, which visitors can tick. */
export function ApplicationPath({ block, context }: BlockProps<'application-path'>) {
  const words = context.words.ticks;
  const count = block.items.reduce((sum, { bring = [] }) => sum + bring.length, 0);
  const steps = (
    <NumberedSteps
      under={block.title}
      steps={block.items.map(({ title, text, from, to, bring, link, for: names }) => ({
        title,
        text,
        unless: unlessChosen(names, context),
        lead: (
          <>
            <MeantFor names={names} context={context} />
            {(from ?? to) && (
              <p className={styles.days}>
                <Days from={from} to={to} context={context} />
              </p>
            )}
          </>
        ),
        rest: (
          <>
            {bring && (
              <div className={styles.bring}>
                <p className={styles.label}>{words.bring}</p>
                <TickList items={bring} context={context} />
              </div>
            )}
            {link && (
              <p className={styles.link}>
                <MoreLink link={link} about={title} />
              </p>
            )}
          </>
        ),
      }))}
    />
  );
  return (
    <Section {...block}>
      <Chosen
        items={block.items.flatMap((item) => [item, ...(item.bring ?? [])])}
        context={context}
      />
      {count > 0 ? (
        <Ticks words={words} count={count}>
          {steps}
        </Ticks>
      ) : (
        steps
      )}
    </Section>
  );
}

type DaysProps = {
  from: DatePart | undefined;
  to: DatePart | undefined;
  context: Pick<SiteLocale, 'words' | 'formats'>;
};

/** From when, until when, or both. */
function Days({ from, to, context }: DaysProps) {
  if (from && to) return <Period from={from} to={to} context={context} />;
  const [date, text] = from ? [from, context.words.ticks.from] : [to, context.words.ticks.by];
  return (
    date && (
      <FilledWords text={text} values={{ date: <DateText date={date} context={context} /> }} />
    )
  );
}
