import { metaOf } from '../../../schema/fields/field.ts';
import { type Form, spokenTitleOf } from '../forms/index.ts';
import { duplicateItem, refuseFewer, refuseMore, removeItem, addWords } from '../fields/index.ts';
import { EditorIcon, Reason, type EditorIconName } from '../ui/index.ts';
import { fillSentence, type Sentence, Spoken, fill, useWords } from '../words/index.ts';
import type { EditNode } from '../site/index.ts';
import { ariaKey, shownKey } from '../keys.ts';
import { addBelow, listOf, moveNode } from './move-node.ts';
import styles from './NodeActions.module.css';

/** What can be done with an item or a block: add one below it, move, duplicate and remove it. */
export function NodeActions({ node, form }: { node: EditNode; form: Form }) {
  const words = useWords();
  const { inList, title, schema } = node;
  const list = listOf(form, node);
  if (!inList || !list) return null;
  const { index, count } = inList;
  const refused = refuseMore(list);
  const move = (by: 1 | -1) => moveNode(form, node, by);
  const spoken = spokenTitleOf(form, node);
  const isBlock = metaOf(schema).kind === 'block';
  return (
    <footer className={styles.foot}>
      <button
        className={`button ${styles.add}`}
        type="button"
        aria-disabled={refused !== null}
        aria-keyshortcuts={ariaKey('addBelow')}
        title={refused === null ? shownKey('addBelow') : undefined}
        onClick={() => addBelow(form, node)}
      >
        <EditorIcon name="plus" />
        {isBlock ? words.panel.addBlockBelow : addWords(schema, 'below')}
        {refused !== null && <Reason>. {refused}</Reason>}
      </button>
      <div
        className={styles.actions}
        role="group"
        aria-label={fill(words.actions.group, { title })}
      >
        <Action
          icon="arrow-up"
          label={words.actions.up}
          refused={index === 0 ? fillSentence(words.actions.isFirst, { title: spoken }) : null}
          onAction={() => move(-1)}
          isRepeated
        />
        <Action
          icon="arrow-down"
          label={words.actions.down}
          refused={
            index === count - 1 ? fillSentence(words.actions.isLast, { title: spoken }) : null
          }
          onAction={() => move(1)}
          isRepeated
        />
        <Action
          icon="copy"
          label={words.actions.duplicate}
          refused={refused}
          onAction={() => {
            if (duplicateItem(form, list, index, spoken)) form.open([...inList.path, index + 1]);
          }}
        />
        <Action
          icon="trash-2"
          label={words.actions.remove}
          refused={refuseFewer(list)}
          onAction={() => {
            if (!removeItem(form, list, index, spoken)) return;
            // The next item, or else the previous one, or else the container of the list.
            const next = Math.min(index, count - 2);
            form.open(next < 0 ? inList.path.slice(0, -1) : [...inList.path, next]);
          }}
        />
      </div>
    </footer>
  );
}

type ActionProps = {
  icon: EditorIconName;
  label: string;
  refused: Sentence | null;
  onAction: () => void;
  /** Whether it keeps the focus, because people press it repeatedly. */
  isRepeated?: boolean;
};

function Action({ icon, label, refused, onAction, isRepeated = false }: ActionProps) {
  return (
    <button
      type="button"
      data-keeps-focus={isRepeated || undefined}
      aria-disabled={refused !== null}
      onClick={() => refused === null && onAction()}
    >
      <EditorIcon name={icon} />
      {label}
      {refused !== null && (
        <Reason>
          . <Spoken sentence={refused} />
        </Reason>
      )}
    </button>
  );
}
