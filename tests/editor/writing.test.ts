// @vitest-environment jsdom
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { expect, test } from 'vitest';
import { controlOf } from '../../src/editor/forms/control-of.ts';
import { fieldId } from '../../src/editor/forms/form-context.ts';
import { keys, setLink } from '../../src/editor/rich-text/commands.ts';
import { readText } from '../../src/editor/rich-text/read-text.ts';
import { endOfChange } from '../../src/editor/rich-text/use-editor-view.ts';
import { writeText } from '../../src/editor/rich-text/write-text.ts';

/** A longer text with the cursor before some words of it. */
function opened(text: string, before: string) {
  const read = readText(text);
  if (!read) throw new Error('This text cannot be edited as it looks.');
  const { doc } = read;
  let at = 0;
  doc.descendants((node, position) => {
    const index = (node.text ?? '').indexOf(before);
    if (index >= 0) at = position + index;
  });
  const selection = TextSelection.create(doc, at);
  const view = new EditorView(document.body, {
    state: EditorState.create({ doc, selection, plugins: keys }),
  });
  return { view, written: () => writeText(view.state.doc, read) };
}

test('Backspace at the start of an item takes it out of its list, and no word is joined to another', () => {
  for (const [before, expected] of [
    ['one', 'one\n\n- two\n- three'],
    ['two', '- one\n\ntwo\n\n- three'],
    ['three', '- one\n- two\n\nthree'],
  ] as const) {
    const { view, written } = opened('- one\n- two\n- three', before);
    view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }),
    );
    expect(written()).toBe(expected);
  }
});

test('where nothing is selected, a link has the title of what it leads to', () => {
  const { view, written } = opened('See our prices.', 'prices');
  setLink('/fees', 'Fees')(view.state, (transaction) => view.dispatch(transaction));
  expect(written()).toBe('See our [Fees](/fees)prices.');
});

/** The words before the cursor when a text has become another. */
const wordsBefore = (before: string, after: string) => {
  const [was, is] = [readText(before)?.doc, readText(after)?.doc];
  if (!was || !is) throw new Error('These texts cannot be edited as they look.');
  return is.textBetween(0, endOfChange(was, is).from, '|');
};

test('after undo the cursor stands where the text changed', () => {
  expect(wordsBefore('One two.\n\nThree.', 'One.\n\nThree.')).toBe('One');
  expect(wordsBefore('One.\n\nThree.', 'One two.\n\nThree.')).toBe('One two');
});

test('a longer text takes the focus when it is opened, and not the field before it', () => {
  const path = ['blocks', 0, 'answer'];
  const { view } = opened('No.', 'No');
  view.setProps({ attributes: { id: fieldId(path) } });
  expect(controlOf(path)).toBe(view.dom);
});
