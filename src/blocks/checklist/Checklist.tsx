import {
  Chosen,
  Icon,
  ItemHeading,
  MeantFor,
  MoreLink,
  RichText,
  Section,
  TickList,
  Ticks,
  unlessChosen,
  type BlockProps,
} from 'woven-site/components';
import acceptedStyles from './Accepted.module.css';
import styles from './Checklist.module.css';
import numberStyles from './Numbers.module.css';
import tickStyles from './Ticks.module.css';

type ChecklistProps = BlockProps<'checklist'>;

/** A list with check marks or numbers, one that visitors can tick, or two of what is accepted and what is not. */
export function Checklist({ block, context }: ChecklistProps) {
  const { items, link, look = 'ticks', tickable } = block;
  const List = lists[look];
  return (
    <Section {...block}>
      <Chosen items={items} context={context} />
      {tickable ? (
        <Ticks words={context.words.ticks} count={items.length}>
          <TickList items={items} context={context} />
        </Ticks>
      ) : (
        <List block={block} context={context} />
      )}
      {link && (
        <p className={styles.link}>
          <MoreLink link={link} />
        </p>
      )}
    </Section>
  );
}

function Ticked({ block: { items }, context }: ChecklistProps) {
  return (
    <ul role="list" className={tickStyles.checklist}>
      {items.map(({ text, detail, for: names }) => (
        <li key={text.html} data-unless={unlessChosen(names, context)}>
          <span className={tickStyles.tick}>
            <Icon name="check" />
          </span>
          <div>
            <RichText as="p" text={text} />
            {detail && <RichText as="p" className={styles.detail} text={detail} />}
            <MeantFor names={names} context={context} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Numbered({ block: { items }, context }: ChecklistProps) {
  return (
    <ol role="list" className={numberStyles.terms}>
      {items.map(({ text, detail, for: names }) => (
        <li key={text.html} data-unless={unlessChosen(names, context)}>
          <RichText as="span" text={text} />
          {detail && <RichText as="p" className={styles.detail} text={detail} />}
          <MeantFor names={names} context={context} />
        </li>
      ))}
    </ol>
  );
}

function Accepted({ block, context }: ChecklistProps) {
  const { title, acceptedHeading, refusedHeading, items } = block;
  const { prices } = context.words;
  const halves = [
    { heading: acceptedHeading ?? prices.accepted, icon: 'check', accepted: true },
    { heading: refusedHeading ?? prices.refused, icon: 'x', accepted: false },
  ]
    .map((half) => ({
      ...half,
      listed: items.filter(({ accepted = true }) => accepted === half.accepted),
    }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <div className={acceptedStyles.lists}>
      {halves.map(({ heading, icon, accepted, listed }) => (
        <div key={heading} className={accepted ? acceptedStyles.accepted : acceptedStyles.refused}>
          <ItemHeading under={title} className={acceptedStyles.heading}>
            {heading}
          </ItemHeading>
          <ul role="list">
            {listed.map(({ text, detail, for: names }) => (
              <li key={text.html} data-unless={unlessChosen(names, context)}>
                <Icon name={icon} />
                {detail || names ? (
                  <div>
                    <RichText as="p" text={text} />
                    {detail && <RichText as="p" className={styles.detail} text={detail} />}
                    <MeantFor names={names} context={context} />
                  </div>
                ) : (
                  <RichText as="span" text={text} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const lists = { ticks: Ticked, numbers: Numbered, accepted: Accepted };
