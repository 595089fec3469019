import type { ReactNode } from 'react';
import { EditorIcon, Reason, type EditorIconName } from '../ui/index.ts';
import { textOfSentence, type Sentence, fill, useWords } from '../words/index.ts';
import { useForm } from '../forms/index.ts';
import { moveItem, removeItem, type EditedList } from './list-actions.ts';
import styles from './ItemActions.module.css';

type ItemActionsProps = {
  list: EditedList;
  index: number;
  /** The name of the item in the labels of the buttons. */
  title: Sentence;
  /** Why the item cannot be removed; null if it can. */
  refusedRemoval: string | null;
  children?: ReactNode;
};

export function ItemActions(props: ItemActionsProps) {
  const { list, index, refusedRemoval, children } = props;
  const title = textOfSentence(props.title);
  const words = useWords();
  const form = useForm();
  const move = (by: 1 | -1) => void moveItem(form, list, index, { by, title: props.title });
  const isLast = index === list.items.length - 1;
  return (
    <div className={styles.actions} role="group" aria-label={fill(words.actions.group, { title })}>
      {children}
      <SquareButton
        icon="arrow-up"
        label={`${words.actions.up}: ${title}`}
        refused={index === 0 ? fill(words.actions.isFirst, { title }) : null}
        onAction={() => move(-1)}
      />
      <SquareButton
        icon="arrow-down"
        label={`${words.actions.down}: ${title}`}
        refused={isLast ? fill(words.actions.isLast, { title }) : null}
        onAction={() => move(1)}
      />
      <SquareButton
        icon="trash-2"
        label={`${words.actions.remove}: ${title}`}
        refused={refusedRemoval}
        onAction={() => void removeItem(form, list, index, props.title)}
      />
    </div>
  );
}

type SquareProps = {
  icon: EditorIconName;
  label: string;
  refused: string | null;
  onAction: () => void;
};

/** An icon button. While it is unavailable it gives the reason and stays focusable. */
export function SquareButton({ icon, label, refused, onAction }: SquareProps) {
  return (
    <button
      className="button square flat"
      type="button"
      title={refused === null ? label : undefined}
      aria-disabled={refused !== null}
      onClick={() => refused === null && onAction()}
    >
      <EditorIcon name={icon} />
      <span className="vh">{label}</span>
      {refused !== null && <Reason>. {refused}</Reason>}
    </button>
  );
}
