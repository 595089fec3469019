import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type LeftOut, uploadFile, type UploadFolder } from '../../content/index.ts';
import { select, selectedEvent, type TextSelection as SelectedText } from '../ui/index.ts';
import { insertPicture, keys, setLink } from './commands.ts';
import { readText } from './read-text.ts';
import { pastedHtml, pastedLines } from './pasted-html.ts';
import { pictureViews, type PictureSource } from './picture-views.ts';
import { writeText } from './write-text.ts';

type ViewParts = {
  container: RefObject<HTMLDivElement | null>;
  text: string;
  attributes: Record<string, string>;
  selected: SelectedText | null;
  commit: (text: string) => void;
  /** The link to a pasted address, with the name of what it leads to; null if the text is no address. */
  linkTo: (address: string) => { to: string; label: string } | null;
  /** Gets the words that a paste leaves out. */
  tell: (leftOut: LeftOut) => void;
  pictures: PictureSource;
  /** Stores a file that was pasted or dropped, and returns its name and title; null if it was refused. */
  upload: (folder: UploadFolder, file: File) => Promise<{ name: string; title: string } | null>;
};

/** A rich-text editor in an element. Changes from elsewhere (undo, another tab) replace its text. */
export function useEditorView(parts: ViewParts) {
  const { container, text, attributes } = parts;
  const view = useRef<EditorView | null>(null);
  const currentText = useRef(text);
  const latest = useRef(parts);
  const [state, setState] = useState<EditorState | null>(null);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
    const first = readText(latest.current.text);
    if (!container.current || !first) return undefined;
    const write = (opened: EditorView) => {
      const before = readText(currentText.current);
      if (!before) return;
      const written = writeText(opened.state.doc, before);
      if (written === currentText.current) return;
      currentText.current = written;
      latest.current.commit(written);
    };
    const takeFiles = (target: EditorView, data: DataTransfer | null): boolean => {
      const files = filesIn(data);
      const insertAll = async () => {
        for (const file of files) {
          const folder = file.type.startsWith('image/') ? 'images' : 'files';
          // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they keep their order
          const stored = await latest.current.upload(folder, file);
          if (stored === null || target.isDestroyed) continue;
          const insert =
            folder === 'images'
              ? insertPicture(stored.name, '')
              : setLink(uploadFile(folder, stored.name), stored.title);
          insert(target.state, (transaction) => target.dispatch(transaction));
        }
      };
      void insertAll();
      return files.length > 0;
    };
    const opened: EditorView = new EditorView(container.current, {
      state: EditorState.create({ doc: first.doc, plugins: keys }),
      attributes: latest.current.attributes,
      nodeViews: pictureViews(() => latest.current.pictures),
      transformPastedHTML: (html) =>
        pastedHtml(
          html,
          (address) => latest.current.linkTo(address)?.to ?? address,
          (leftOut) => latest.current.tell(leftOut),
        ),
      clipboardTextParser: pastedLines,
      // An address by itself is a link: on the selected words, or under its name.
      handlePaste: ({ state: pasted, dispatch }, event) => {
        if (takeFiles(opened, event.clipboardData)) return true;
        const address = event.clipboardData?.getData('text/plain').trim() ?? '';
        const link =
          /\s/.test(address) && !/^[+\d]/.test(address) ? null : latest.current.linkTo(address);
        return link !== null && setLink(link.to, link.label)(pasted, dispatch);
      },
      handleDrop: (_view, event) => takeFiles(opened, event.dataTransfer),
      handleDOMEvents: {
        // Stores nothing during IME composition.
        compositionend: () => void setTimeout(() => write(opened)),
        [selectedEvent]: takeSelection,
      },
      dispatchTransaction(transaction) {
        opened.updateState(opened.state.apply(transaction));
        setState(opened.state);
        if (transaction.docChanged && !opened.composing) write(opened);
      },
    });
    view.current = opened;
    setState(opened.state);
    const { selected } = latest.current;
    if (selected) {
      opened.focus();
      select(opened.dom, selected);
    }
    return () => {
      opened.destroy();
      view.current = null;
    };
  }, [container]);

  // With the rendering: a letter that is typed before a later effect would be lost.
  useLayoutEffect(() => {
    const read = text === currentText.current ? null : readText(text);
    if (!read || !view.current) return;
    currentText.current = text;
    const selection = endOfChange(view.current.state.doc, read.doc);
    view.current.updateState(EditorState.create({ doc: read.doc, selection, plugins: keys }));
    setState(view.current.state);
  }, [text]);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    const describedAttributes: Record<string, string> = JSON.parse(described);
    view.current?.setProps({ attributes: describedAttributes });
  }, [described]);
  return { view, state };
}

/** The files of a clipboard. Programs for documents and sheets add a picture of the words that they copy; then there is none. */
const filesIn = (data: DataTransfer | null): File[] =>
  data === null || data.getData('text/plain').trim() !== '' ? [] : [...data.files];

/** Takes over the selection of the document. */
export function takeSelection(view: EditorView): void {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode) return;
  const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
  const head = view.posAtDOM(focusNode, selection.focusOffset);
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

/** The cursor after the difference to the earlier document, where somebody continues after undo. */
export function endOfChange(before: Node, after: Node): Selection {
  const start = before.content.findDiffStart(after.content) ?? 0;
  const end = before.content.findDiffEnd(after.content)?.b ?? 0;
  return Selection.near(after.resolve(Math.max(start, end)), -1);
}
