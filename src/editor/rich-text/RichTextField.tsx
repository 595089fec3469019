import type { Command } from 'prosemirror-state';
import { useRef, useState } from 'react';
import { type ControlIds, useForm } from '../forms/index.ts';
import type { RefusedUpload } from '../session/index.ts';
import { linkFromElsewhere, pictureName } from '../site/index.ts';
import { LinkPicker, PicturePicker, RefusedUploads } from '../pickers/index.ts';
import { type TextSelection, EditorIcon, type EditorIconName } from '../ui/index.ts';
import { useWords } from '../words/index.ts';
import { insertPicture, isActive, linkAt, setLink, tools, type ToolName } from './commands.ts';
import { tableTools } from './table-commands.ts';
import { useEditorView } from './use-editor-view.ts';
import styles from './RichTextField.module.css';

type RichTextProps = {
  ids: ControlIds;
  language: string;
  text: string;
  commit: (text: string) => void;
  /** The selection in the field that this replaces; null if that field does not have the focus. */
  selected: TextSelection | null;
};

const toolIcons: Record<ToolName, EditorIconName> = {
  bold: 'bold',
  italic: 'italic',
  heading: 'heading',
  bullets: 'list',
  numbers: 'list-ordered',
  quotation: 'quote',
  table: 'table-2',
  code: 'code',
  note: 'superscript',
};

const toolNames = [
  'bold',
  'italic',
  'heading',
  'bullets',
  'numbers',
  'quotation',
  'table',
  'code',
  'note',
] as const;

const tableToolNames = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;

/** A rich-text field. Unchanged parts keep their Markdown source. */
export function RichTextField({ ids, language, text, commit, selected }: RichTextProps) {
  const words = useWords();
  const form = useForm();
  const container = useRef<HTMLDivElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedUpload[]>([]);
  const { view, state } = useEditorView({
    container,
    text,
    commit,
    selected,
    linkTo: (address) => {
      const link = linkFromElsewhere(form.session, { address, label: '' });
      return link && form.changeFiles(link.ops) ? link : null;
    },
    pictures: {
      addressOf: (src) => form.pictures.find(({ name }) => name === src)?.address ?? null,
      labels: { alt: words.picture.alt, caption: words.text.caption, credit: words.text.credit },
    },
    upload: async (folder, file) => {
      const answer = await form.session.upload(folder, file);
      if (answer.kind === 'refused') {
        setRefused([{ name: file.name, reason: answer.reason }]);
        return null;
      }
      const { stored } = answer.upload;
      return {
        name: stored.name,
        title: ('title' in stored ? stored.title : undefined) ?? pictureName(stored.name),
      };
    },
    attributes: attributesOf(ids, language),
  });
  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, (transaction) => current.dispatch(transaction), current);
    current.focus();
  };
  return (
    <>
      <div className={styles.tools} role="group" aria-label={words.text.tools}>
        {toolNames.map((name) => (
          <button
            key={name}
            className="button square flat"
            type="button"
            aria-label={words.text[name]}
            title={words.text[name]}
            aria-pressed={state !== null && isActive(state, name)}
            onClick={() => run(tools[name])}
          >
            <EditorIcon name={toolIcons[name]} />
          </button>
        ))}
        <button
          className="button square flat"
          type="button"
          aria-label={words.text.link}
          title={words.text.link}
          aria-haspopup="dialog"
          onClick={() => setIsLinking(true)}
        >
          <EditorIcon name="link" />
        </button>
        <button
          className="button square flat"
          type="button"
          aria-label={words.text.picture}
          title={words.text.picture}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          <EditorIcon name="image" />
        </button>
        {state !== null &&
          isActive(state, 'table') &&
          tableToolNames.map((name) => (
            <button
              key={name}
              className="button flat"
              type="button"
              onClick={() => run(tableTools[name])}
            >
              {words.text[name]}
            </button>
          ))}
      </div>
      <div ref={container} />
      <RefusedUploads refused={refused} />
      {isChoosing && (
        <PicturePicker
          description={words.text.picture}
          value={{ src: '', alt: '', focus: null }}
          isFileOnly={false}
          isOptional={false}
          use={(picture) => picture && run(insertPicture(picture.src, picture.alt))}
          close={() => setIsChoosing(false)}
        />
      )}
      {isLinking && state && (
        <LinkPicker
          description={state.doc.textBetween(state.selection.from, state.selection.to)}
          value={linkAt(state)}
          isOptional={linkAt(state) !== ''}
          use={(to, ops, label) => {
            form.changeFiles(ops);
            run(setLink(to, label));
          }}
          close={() => {
            setIsLinking(false);
            // The dialog returns the focus to its button, but writing goes on in the text.
            view.current?.focus();
          }}
        />
      )}
    </>
  );
}

function attributesOf(ids: ControlIds, language: string): Record<string, string> {
  return {
    id: ids.id,
    class: `input ${styles.text}`,
    role: 'textbox',
    lang: language,
    dir: 'auto',
    spellcheck: 'true',
    'aria-multiline': 'true',
    'aria-labelledby': `${ids.id}-label`,
    ...(ids['aria-describedby'] === undefined
      ? {}
      : { 'aria-describedby': ids['aria-describedby'] }),
    ...(ids['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
  };
}
