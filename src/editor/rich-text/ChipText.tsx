import { Fragment, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ControlIds } from '../forms/index.ts';
import type { Chip } from '../site/index.ts';
import { select, selectedEvent, type TextSelection as SelectedText } from '../ui/index.ts';
import { chipOf, chipType, docOf, keysOf, nodesOf, positionOf, sourceIn } from './chip-document.ts';
import { endOfChange, takeSelection } from './use-editor-view.ts';
import styles from './ChipText.module.css';

/** What the buttons beside a text do with it. */
export type ChipHandle = {
  focus: () => void;
  selectedWords: () => string;
  /** Puts a text in place of a pressed chip, or of the selection. */
  replace: (source: string) => void;
};

type ChipTextProps = {
  ids: ControlIds;
  language: string;
  isMultiline: boolean;
  text: string;
  partsOf: (text: string) => (string | Chip)[];
  /** Stores a text, and returns how the file has it: without spaces at its ends. */
  commit: (text: string) => string;
  /** What a pasted text means here, where that is not what it says; otherwise null. */
  readPasted: (text: string) => string | null;
  /** The caret in the text as the file has it, where writing goes on; null if it did not begin. */
  startAt: number | null;
  /** The selection in the field that this replaces; null if that field does not have the focus. */
  selected: () => SelectedText | null;
  handle: RefObject<ChipHandle | null>;
  /** Receives a chip that was pressed. */
  press: (chip: Chip) => void;
  /** Shown until this has loaded. */
  plain: ReactNode;
};

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

/** A short text in which names of values and links are shown as visitors read them. All else keeps its source. */
export function ChipText(props: ChipTextProps) {
  const { ids, language, isMultiline, text, handle } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  /** The text as the file has it, for what was typed last. */
  const expected = useRef(text);
  const attributes = JSON.stringify({
    ...ids,
    role: 'textbox',
    class: `input ${styles.text}`,
    lang: language,
    spellcheck: 'true',
    'aria-multiline': String(isMultiline),
    'aria-labelledby': `${ids.id}-label`,
  });
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const plugins = keysOf(latest.current.isMultiline);
    const pressed: { at: number | null } = { at: null };
    const write = (opened: EditorView) => {
      expected.current = latest.current.commit(sourceIn(opened.state.doc.content));
    };
    const sliceOf = (pasted: string): Slice => {
      const parts = latest.current.partsOf;
      const whole = latest.current.isMultiline ? pasted : inOneLine(pasted);
      return new Slice(docOf(whole, parts).content, 1, 1);
    };
    const opened: EditorView = new EditorView(container.current, {
      state: EditorState.create({
        doc: docOf(latest.current.text, latest.current.partsOf),
        plugins,
      }),
      attributes: {},
      // Elsewhere a chip is pasted as the words that it shows; here it comes as a chip.
      clipboardTextSerializer: ({ content }) => {
        const lines: string[] = [];
        content.forEach((line) => {
          let words = '';
          const nodes = line.isText || line.type === chipType ? Fragment.from(line) : line.content;
          nodes.forEach((node) => {
            words += node.type === chipType ? chipOf(node).words : (node.text ?? '');
          });
          lines.push(words);
        });
        return lines.join('\n');
      },
      clipboardTextParser: (pasted) => sliceOf(latest.current.readPasted(pasted) ?? pasted),
      transformPasted: (slice) =>
        latest.current.isMultiline ? slice : sliceOf(sourceIn(slice.content).trim()),
      handleClickOn: (_view, _pos, node, at) => {
        if (node.type !== chipType) return false;
        pressed.at = at;
        latest.current.press(chipOf(node));
        return true;
      },
      handleDOMEvents: {
        compositionend: () => void setTimeout(() => write(opened)),
        [selectedEvent]: takeSelection,
      },
      dispatchTransaction(transaction) {
        opened.updateState(opened.state.apply(transaction));
        if (transaction.docChanged && !opened.composing) write(opened);
      },
    });
    view.current = opened;
    latest.current.handle.current = {
      focus: () => {
        pressed.at = null;
        opened.focus();
      },
      selectedWords: () => {
        const { from, to } = opened.state.selection;
        return opened.state.doc.textBetween(from, to, ' ', (node) => chipOf(node).words);
      },
      replace: (source) => {
        const { selection, tr } = opened.state;
        const { at } = pressed;
        const [from, to] = at === null ? [selection.from, selection.to] : [at, at + 1];
        opened.dispatch(tr.replaceWith(from, to, nodesOf(latest.current.partsOf(source))));
      },
    };
    const { startAt, selected } = latest.current;
    const words = selected();
    if (startAt !== null) {
      const { tr, doc } = opened.state;
      opened.dispatch(tr.setSelection(TextSelection.create(doc, positionOf(doc, startAt))));
      opened.focus();
    } else if (words) {
      opened.focus();
      select(opened.dom, words);
    }
    return () => {
      opened.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    const described: Record<string, string> = JSON.parse(attributes);
    view.current?.setProps({ attributes: described });
  }, [attributes]);
  useEffect(() => () => void (handle.current = null), [handle]);
  // With the rendering: a letter that is typed before a later effect would be lost.
  useLayoutEffect(() => {
    const { current } = view;
    if (text === expected.current || !current) return;
    expected.current = text;
    const doc = docOf(text, latest.current.partsOf);
    const selection = endOfChange(current.state.doc, doc);
    const plugins = keysOf(latest.current.isMultiline);
    current.updateState(EditorState.create({ doc, selection, plugins }));
  }, [text]);
  return <div ref={container} />;
}
