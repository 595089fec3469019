import { metaOf } from '../../../schema/fields/field.ts';
import { type Form, spokenTitleOf } from '../forms/index.ts';
import {
  duplicateItem,
  refuseFewer,
  refuseMore,
  removeItem,
  type EditedList,
} from '../fields/index.ts';
import { EditorIcon, type EditorIconName } from '../ui/index.ts';
import {
  fillSentence,
  textOfSentence,
  type Sentence,
  Spoken,
  fill,
  useWords,
} from '../words/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { EditNode } from '../site/index.ts';
import { moveNode } from './move-node.ts';
import styles from './NodeActions.module.css';

export function NodeActions({ node, form }: { node: EditNode; form: Form }) {
  const words = useWords();
  const { inList, title, schema, path } = node;
  if (!inList) return null;
  const { index, count } = inList;
  const items = valueAt(form.root, inList.path);
  const list: EditedList = {
    schema: inList.schema,
    path: inList.path,
    items: Array.isArray(items) ? items : [],
  };
  const move = (by: 1 | -1) => moveNode(form, node, by);
  const spoken = spokenTitleOf(form, node);
  const isBlock = metaOf(schema).kind === 'block';
  return (
    <footer className={styles.foot}>
      {isBlock && path.length === 2 && (
        <button
          className={`button ${styles.add}`}
          type="button"
          onClick={() => form.addBlock(index + 1)}
        >
          <EditorIcon name="plus" />
          {words.panel.addBlockBelow}
        </button>
      )}
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
          refused={refuseMore(list)}
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
      title={refused === null ? undefined : textOfSentence(refused)}
      onClick={() => refused === null && onAction()}
    >
      <EditorIcon name={icon} />
      {label}
      {refused !== null && (
        <span className="vh">
          . <Spoken sentence={refused} />
        </span>
      )}
    </button>
  );
}
