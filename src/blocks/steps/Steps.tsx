import {
  Chosen,
  DateText,
  FilledWords,
  ItemHeading,
  MeantFor,
  MoreLink,
  NumberedSteps,
  Period,
  RichText,
  Section,
  TickList,
  Ticks,
  unlessChosen,
  type BlockProps,
} from 'woven-site/components';
import { isTimeline } from '../../../schema/blocks/steps.ts';
import styles from './Steps.module.css';
import timelineStyles from './Timeline.module.css';

type Item = BlockProps<'steps'>['block']['items'][number];
type Context = BlockProps<'steps'>['context'];

/** Steps on one thread: with numbers, or with the years or dates of what happened. What to bring can be ticked. */
export function Steps({ block, context }: BlockProps<'steps'>) {
  const { items, look, title: under } = block;
  const words = context.words.ticks;
  const onTimeline = isTimeline(block);
  const things = items.flatMap(({ bring = [] }) => bring);
  const steps = items.map((item) => ({
    title: item.title,
    text: item.text,
    when: item.when,
    unless: unlessChosen(item.for, context),
    lead: (
      <>
        <MeantFor names={item.for} context={context} />
        {!onTimeline && item.when && <p className={styles.days}>{item.when}</p>}
        {(item.from ?? item.to) && (
          <p className={styles.days}>
            <Days item={item} context={context} />
          </p>
        )}
      </>
    ),
    rest: (
      <>
        {item.bring && (
          <div className={styles.bring}>
            <p className={styles.label}>{words.bring}</p>
            <TickList items={item.bring} context={context} />
          </div>
        )}
        {item.link && (
          <p className={styles.link}>
            <MoreLink link={item.link} about={item.title} />
          </p>
        )}
      </>
    ),
  }));
  const list = onTimeline ? (
    <ol role="list" className={timelineStyles.dates}>
      {steps.map(({ when, title, text, lead, rest, unless }) => (
        <li key={`${when ?? ''} ${title}`} data-unless={unless}>
          <p className={timelineStyles.when}>{when}</p>
          <div>
            <ItemHeading under={under} className={timelineStyles.title}>
              {title}
            </ItemHeading>
            {lead}
            {text && <RichText as="p" className={timelineStyles.text} text={text} />}
            {rest}
          </div>
        </li>
      ))}
    </ol>
  ) : (
    <NumberedSteps under={under} steps={steps} inRow={look !== 'path'} />
  );
  return (
    <Section {...block} wide={onTimeline}>
      <Chosen items={[...items, ...things]} context={context} />
      {things.length > 0 ? (
        <Ticks words={words} count={things.length}>
          {list}
        </Ticks>
      ) : (
        list
      )}
    </Section>
  );
}

/** From when, until when, or both. */
function Days({ item: { from, to }, context }: { item: Item; context: Context }) {
  if (from && to) return <Period from={from} to={to} context={context} />;
  const { ticks } = context.words;
  const [date, text] = from ? [from, ticks.from] : [to, ticks.by];
  return (
    date && (
      <FilledWords text={text} values={{ date: <DateText date={date} context={context} /> }} />
    )
  );
}
