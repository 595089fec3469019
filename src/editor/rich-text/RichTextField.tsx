import type { Command } from 'prosemirror-state';
import { useRef, useState, type KeyboardEvent } from 'react';
import { type ControlIds, useForm } from '../forms/index.ts';
import type { RefusedUpload } from '../session/index.ts';
import { linkFromElsewhere, pictureName } from '../site/index.ts';
import { LinkPicker, PicturePicker, RefusedUploads } from '../pickers/index.ts';
import { type TextSelection, EditorIcon, type EditorIconName } from '../ui/index.ts';
import { fill, useWords } from '../words/index.ts';
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
  strike: 'strikethrough',
  inlineCode: 'code-xml',
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
  'strike',
  'heading',
  'bullets',
  'numbers',
  'quotation',
  'table',
  'inlineCode',
  'code',
  'note',
] as const;

const tableToolNames = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;

const isTableTool = (name: string): boolean => tableToolNames.some((one) => one === name);

/** Arrow keys, Home and End, as in the toolbar pattern of the ARIA Authoring Practices. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: toolbar, key } = event;
  const buttons = [...toolbar.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button === toolbar.ownerDocument.activeElement);
  const ahead = toolbar.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from - 1,
    [ahead]: from + 1,
    Home: 0,
    End: -1,
  };
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  buttons.at(step % buttons.length)?.focus();
}

/** A rich-text field. Unchanged parts keep their Markdown source. */
export function RichTextField({ ids, language, text, commit, selected }: RichTextProps) {
  const words = useWords();
  const form = useForm();
  const container = useRef<HTMLDivElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedUpload[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { view, state } = useEditorView({
    container,
    text,
    commit,
    selected,
    linkTo: (address) => {
      const link = linkFromElsewhere(form.session, { address, label: '' });
      return link && form.changeFiles(link.ops) ? link : null;
    },
    tell: ({ struck, hidden }) => setLeftOut([...struck, ...hidden]),
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
  const isInTable = state !== null && isActive(state, 'table');
  const [lastTool, setLastTool] = useState<string>('bold');
  const stop = isInTable || !isTableTool(lastTool) ? lastTool : 'bold';
  /** The place of a tool in the order of Tab: the toolbar is one stop, arrow keys move within it. */
  const stopOf = (name: string) => ({
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setLastTool(name),
  });
  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, (transaction) => current.dispatch(transaction), current);
    current.focus();
  };
  return (
    <>
      <div
        className={styles.tools}
        role="toolbar"
        aria-label={words.text.tools}
        onKeyDown={moveInToolbar}
      >
        {toolNames.map((name) => (
          <button
            key={name}
            {...stopOf(name)}
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
        {(['link', 'picture'] as const).map((name) => (
          <button
            key={name}
            {...stopOf(name)}
            className="button square flat"
            type="button"
            aria-label={words.text[name]}
            title={words.text[name]}
            aria-haspopup="dialog"
            onClick={() => (name === 'link' ? setIsLinking(true) : setIsChoosing(true))}
          >
            <EditorIcon name={name === 'link' ? 'link' : 'image'} />
          </button>
        ))}
        {isInTable &&
          tableToolNames.map((name) => (
            <button
              key={name}
              {...stopOf(name)}
              className="button flat"
              type="button"
              onClick={() => run(tableTools[name])}
            >
              {words.text[name]}
            </button>
          ))}
      </div>
      <div ref={container} />
      <p className="hint" role="status">
        {leftOut.length > 0 &&
          fill(words.text.leftOut, { words: leftOut.map((one) => `“${one}”`).join(', ') })}
      </p>
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
