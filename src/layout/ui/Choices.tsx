import type { Choice } from '../../../schema/fields/for-options.ts';
import { fillWords } from '../../messages/index.ts';
import { type SiteLocale, allChoices } from '../../site/index.ts';
import styles from './Choices.module.css';

/** The part of a block's context that lists the options. */
export type ChoiceContext = Pick<SiteLocale, 'words' | 'formats'> & {
  offers: { choices?: readonly Choice[] | undefined };
};

const numberOf = (name: string | undefined, { offers: { choices = [] } }: ChoiceContext): number =>
  choices.findIndex((choice) => choice.name === name) + 1;

/**
 * The numbers of the options that do not need an item, for its attribute `data-unless`: styles hide it while the
 * address names one of them.
 */
export function unlessChosen(
  meantFor: readonly string[] | undefined,
  { offers: { choices = [] } }: ChoiceContext,
): string | undefined {
  if (!meantFor) return undefined;
  const others = choices.flatMap(({ name }, index) => (meantFor.includes(name) ? [] : index + 1));
  return others.length > 0 ? others.join(' ') : undefined;
}

type MeantForProps = { names: readonly string[] | undefined; context: ChoiceContext };

/** Names the options that need an item, as long as none is chosen. */
export function MeantFor({ names, context }: MeantForProps) {
  const { offers, words, formats } = context;
  const titles = (offers.choices ?? []).flatMap(({ name, title }) =>
    names?.includes(name) ? title : [],
  );
  return titles.length === 0 ? null : (
    <span className={styles.for}>
      {fillWords(words.choices.for, { options: formats.list(titles) })}
    </span>
  );
}

type ChosenProps = {
  items: readonly { for?: readonly string[] | undefined }[];
  context: ChoiceContext;
};

/** Names above a list the chosen option, and links back to everything. */
export function Chosen({ items, context }: ChosenProps) {
  const { offers, words } = context;
  return items.every((item) => item.for === undefined)
    ? null
    : (offers.choices ?? []).map(({ name, title }, index) => (
        <p key={name} className={styles.chosen} data-chosen={index + 1}>
          {fillWords(words.choices.only, { option: title })}{' '}
          <a href={`#${allChoices}`}>{words.choices.showAll}</a>
        </p>
      ));
}

/** The attributes of an option that can be chosen: its address is that of the page with its anchor. */
export function choiceAttributes(name: string | undefined, context: ChoiceContext) {
  const number = numberOf(name, context);
  return { id: name, 'data-choice': number > 0 ? number : undefined };
}

type ChoiceLinkProps = { name: string | undefined; title: string; context: ChoiceContext };

/** Chooses an option by a link, and leads back to everything while it is chosen. */
export function ChoiceLink({ name, title, context }: ChoiceLinkProps) {
  if (numberOf(name, context) === 0) return null;
  const { choices: words } = context.words;
  return (
    <p className={styles.choose}>
      <a href={`#${name}`}>
        {words.showOnly}
        <span className="vh"> {title}</span>
      </a>
      <a href={`#${allChoices}`}>{words.showAll}</a>
    </p>
  );
}
