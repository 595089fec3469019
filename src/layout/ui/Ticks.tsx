import type { ReactNode } from 'react';
import { fillWords, type Words } from '../../messages/index.ts';
import type { Html } from '../../site/index.ts';
import { buttonClass } from './Button.tsx';
import { MeantFor, unlessChosen, type ChoiceContext } from './Choices.tsx';
import { RichText } from './RichText.tsx';
import styles from './Ticks.module.css';

type TickedItem = {
  text: Html;
  detail?: Html | undefined;
  for?: readonly string[] | undefined;
};

type TicksProps = { words: Words['ticks']; count: number; children: ReactNode };

/** A group of checklists: how many items are ticked, and further actions once a script stores the ticks. */
export function Ticks({ words, count, children }: TicksProps) {
  return (
    // After a reload, browsers must not put back what the device has forgotten. Such a form is never submitted.
    <form method="dialog" autoComplete="off" data-ticks="">
      {children}
      <div className={styles.tools} hidden data-ticks-tools="">
        <p className={styles.ready}>
          <strong role="status" data-ready-words={words.ready}>
            {fillWords(words.ready, { ready: 0, all: count })}
          </strong>{' '}
          {words.stays}
        </p>
        <button type="button" className={buttonClass('line')} data-ticks-do="print">
          {words.print}
        </button>
        <button type="button" className={buttonClass('line')} data-ticks-do="clear">
          {words.clear}
        </button>
      </div>
    </form>
  );
}

type TickListProps = { items: readonly TickedItem[]; context: ChoiceContext };

/** A list of checkboxes. They work without scripts; the name of each is derived from its text. */
export function TickList({ items, context }: TickListProps) {
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ text, detail, for: names }) => (
        <li key={text.html} data-unless={unlessChosen(names, context)}>
          <label className={styles.item}>
            <input type="checkbox" value={text.html.replaceAll(/<[^<>]*>/g, '')} />
            <span>
              <RichText as="span" text={text} />
              {detail && <RichText as="span" className={styles.detail} text={detail} />}
              <MeantFor names={names} context={context} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
