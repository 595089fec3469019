import { useEffect, useRef, useState } from 'react';
import { isOptional, metaOf } from '../../../schema/fields/field.ts';
import { KeysDialog } from './KeysDialog.tsx';
import {
  DialogHead,
  EditorIcon,
  chooserDialogStyles as chooser,
  actionRowStyles as actionRow,
} from '../ui/index.ts';
import { fill, useEditorLanguage, useWords, hintOf, labelOf, nameInWords } from '../words/index.ts';
import { useForm, partsOfForm } from '../forms/index.ts';
import { ariaKey, shownKey } from '../keys.ts';
import { guideAt } from './guide-at.ts';
import type { EditNode } from '../site/index.ts';
import styles from './HelpDialog.module.css';

type HelpDialogProps = {
  /** The open node and its containers. */
  nodes: readonly EditNode[];
  node: EditNode;
  close: () => void;
};

export function HelpDialog({ nodes, node, close }: HelpDialogProps) {
  const words = useWords();
  const { session } = useForm();
  const language = useEditorLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const { kind, label } = metaOf(node.schema);
  const name = kind === 'block' ? nameInWords(label) : labelOf(node.schema);
  const picture = session.state.site.blocks.find(({ type }) => type === label)?.picture;
  const { first, folded } = partsOfForm(node.schema, node.value);
  const fields = [...first, ...folded.flatMap((group) => group.fields)];
  return (
    <dialog ref={dialog} className={chooser.chooser} aria-labelledby="help-title" onClose={close}>
      <DialogHead
        id="help-title"
        title={fill(words.help.title, { name })}
        close={() => dialog.current?.close()}
      >
        <p>{hintOf(node.schema)}</p>
      </DialogHead>
      {/* It is scrollable, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={chooser.body} tabIndex={0} role="region" aria-label={words.help.fields}>
        {picture !== null && picture !== undefined && (
          <img className={styles.picture} src={picture} alt="" />
        )}
        <dl className={styles.fields}>
          {fields.map(({ steps, schema }) => {
            const { example } = metaOf(schema);
            return (
              <div key={steps.join('.')}>
                <dt>
                  {labelOf(schema)}{' '}
                  {!isOptional(schema) && <span className="hint">{words.help.needed}</span>}
                </dt>
                <dd>
                  {hintOf(schema)}
                  {example !== undefined && typeof example !== 'object' && (
                    <span className={`hint ${styles.example}`}>
                      {fill(words.help.example, { example: String(example) })}
                    </span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className={actionRow.row}>
          <button className="button" type="button" onClick={() => setIsKeysOpen(true)}>
            {words.keys.title} ({shownKey('keys')})
          </button>
          <a
            className="button"
            href={guideAt(session.runtime.guide, language, nodes)}
            target="_blank"
            rel="noreferrer"
            aria-keyshortcuts={ariaKey('guide')}
            title={words.help.guideKey}
          >
            <EditorIcon name="circle-question-mark" />
            {words.help.guide}
          </a>
        </p>
      </div>
      {isKeysOpen && <KeysDialog close={() => setIsKeysOpen(false)} />}
    </dialog>
  );
}
