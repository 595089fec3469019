import {
  allChoices,
  ButtonRow,
  choiceAttributes,
  ChoiceLink,
  MoreLink,
  Columns,
  Icon,
  ItemHeading,
  RichText,
  Section,
  type BlockProps,
} from 'woven-site/components';
import styles from './Options.module.css';

/** Options to choose from, each with an icon, a text and a link. */
export function Options({ block, context }: BlockProps<'options'>) {
  const { items, outro, buttons } = block;
  const chosenFrom = context.offers.choices ? allChoices : undefined;
  return (
    <Section {...block}>
      <Columns id={chosenFrom} count={items.length} className={styles.options}>
        {items.map(({ title, anchor, icon, text, link }) => (
          <li key={title} className={styles.option} {...choiceAttributes(anchor, context)}>
            {icon && <Icon name={icon} />}
            <ItemHeading under={block.title} className={styles.title}>
              {title}
            </ItemHeading>
            <RichText as="p" text={text} />
            {link && (
              <div className={styles.link}>
                <MoreLink link={link} about={title} />
              </div>
            )}
            <ChoiceLink name={anchor} title={title} context={context} />
          </li>
        ))}
      </Columns>
      {outro && <RichText as="p" className={styles.outro} text={outro} />}
      {buttons && (
        <div className={styles.buttons}>
          <ButtonRow links={buttons} />
        </div>
      )}
    </Section>
  );
}
