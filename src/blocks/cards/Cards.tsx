import {
  allChoices,
  ButtonRow,
  Card,
  choiceAttributes,
  ChoiceLink,
  Columns,
  Icon,
  inLanguage,
  ItemHeading,
  MoreLink,
  RichText,
  Section,
  SubjectRows,
  type BlockProps,
} from 'woven-site/components';
import styles from './Cards.module.css';
import optionStyles from './Options.module.css';
import pairStyles from './Pair.module.css';

type CardsProps = BlockProps<'cards'>;

/** Cards, options on plates, a pair of pictures or numbered rows. The whole of a card with a link can be clicked. */
export function Cards({ block, context }: CardsProps) {
  const { outro, buttons } = block;
  return (
    <Section {...block} wide={isWide(block)}>
      <Items block={block} context={context} />
      {outro && <RichText as="p" className={styles.outro} text={outro} />}
      {buttons && (
        <div className={styles.buttons}>
          <ButtonRow links={buttons} />
        </div>
      )}
    </Section>
  );
}

/** Cards without a heading span the full width, and so do four pictures, and a pair. */
function isWide({ look = 'cards', title, intro, items }: CardsProps['block']): boolean {
  if (look !== 'cards') return look === 'pair';
  const isUntitled = title === undefined && intro === undefined;
  return isUntitled || (items.length === 4 && items.some(({ image }) => image !== undefined));
}

function Items({ block, context }: CardsProps) {
  const { look, title: under, items } = block;
  const cloth = look !== 'pair' && items.some(({ image }) => image !== undefined);
  const id =
    context.offers.choices && items.some(({ anchor }) => anchor !== undefined)
      ? allChoices
      : undefined;
  if (look === 'rows') {
    return (
      <SubjectRows under={under} items={items.map((item) => ({ ...item, name: item.title }))} />
    );
  }
  if (look === 'options') {
    return (
      <Columns id={id} count={items.length} className={optionStyles.options}>
        {items.map(({ title, anchor, icon, text, link, language }) => (
          <li
            key={title}
            className={optionStyles.option}
            {...choiceAttributes(anchor, context)}
            {...inLanguage(language)}
          >
            {icon && <Icon name={icon} />}
            <ItemHeading under={under} className={optionStyles.title}>
              {title}
            </ItemHeading>
            {text && <RichText as="p" text={text} />}
            {link && (
              <div className={optionStyles.link}>
                <MoreLink link={link} about={title} />
              </div>
            )}
            <ChoiceLink name={anchor} title={title} context={context} />
          </li>
        ))}
      </Columns>
    );
  }
  const cards = items.map((item, index) => (
    <li key={item.title} {...choiceAttributes(item.anchor, context)} {...inLanguage(item.language)}>
      <Card
        {...item}
        under={under}
        pattern={item.link && context.patternOf(item.link.to)}
        cloth={cloth}
        {...(look === 'pair'
          ? index % 2 === 0
            ? large
            : small
          : { sizes: '(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw' })}
      />
      <ChoiceLink name={item.anchor} title={item.title} context={context} />
    </li>
  ));
  return look === 'pair' ? (
    <ul id={id} role="list" className={pairStyles.pair}>
      {cards}
    </ul>
  ) : (
    <Columns id={id} count={items.length} four={isWide(block)}>
      {cards}
    </Columns>
  );
}

const large = { ratio: 'scene', sizes: '(min-width: 64rem) 55vw, 100vw' } as const;
const small = { ratio: 'face', sizes: '(min-width: 64rem) 40vw, 100vw' } as const;
