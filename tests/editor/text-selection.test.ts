// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { blocksOf, elementOf, fieldAt, readPageMap } from '../../src/editor/page/find-field.ts';
import { pressedWords } from '../../src/editor/page/pressed-words.ts';
import { sameIn, select, selectionOf, wordAt } from '../../src/editor/ui/text-selection.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { files } from './opened-session.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The texts of an element that are shown as they are written. */
const textsIn = (root: Element): Node[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.filter((node) => !node.parentElement?.closest('script, style, template, svg'));
};

test('each word of a page is found in the text of its field, at the same place', () => {
  const engine = new Engine({ files, pictures: [], isOnHost: false });
  const lost: string[] = [];
  let found = 0;
  for (const [file, { text }] of Object.entries(files)) {
    const [rendered, marked] = [engine.render(file), engine.renderMarked(file)];
    const root = rendered && blocksOf(parse(rendered.html));
    if (!root || !marked) continue;
    const map = readPageMap(marked, parse);
    const value = openText(text)?.value;
    const starts = new Map<string, number[]>();
    for (const node of textsIn(root)) {
      const path = fieldAt(map, root, node);
      const written = path && valueAt(value, path);
      const element = path && elementOf(map, root, path);
      if (!element || typeof written !== 'string') continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
        if (!written.includes(word)) continue;
        const range = new StaticRange({
          startContainer: node,
          startOffset: index + 1,
          endContainer: node,
          endOffset: index + 1,
        });
        const pressed = pressedWords(element, { node, range }, 2) ?? expect.unreachable();
        const { start, end } = sameIn(written, pressed);
        const key = path.join('.');
        // Short texts may be shown twice.
        if (written.includes('\n')) starts.set(key, [...(starts.get(key) ?? []), start]);
        if (written.slice(start, end).includes(word)) found += 1;
        else lost.push(`${file} ${key}: ${word} is not “${written.slice(start, end)}”`);
      }
    }
    for (const [key, inOrder] of starts)
      expect(inOrder, `${file} ${key}`).toEqual(inOrder.toSorted((a, b) => a - b));
  }
  expect(lost).toEqual([]);
  expect(found).toBeGreaterThan(200);
});

test.each([
  ['Cash is | not taken.', 'Cash is **not** taken.', 'Cash is **|not** taken.'],
  [
    'See the fee| terms, please.',
    'See the [fee](/fees) terms, please.',
    'See the [fee|](/fees) terms, please.',
  ],
  ['KES 126,|000', '126000', '126|000'],
  ['Home / |Fees', 'Fees', '|Fees'],
  ['The end.|', '*The end*.', '*The end*.|'],
  ['', 'Something else', 'Something else|'],
  ['Words |elsewhere', '', '|'],
])('the caret of “%s” in “%s” is “%s”', (shown, value, expected) => {
  const at = Math.max(0, shown.indexOf('|'));
  const { start } = sameIn(value, { text: shown.replace('|', ''), start: at, end: at });
  expect(`${value.slice(0, start)}|${value.slice(start)}`).toBe(expected);
});

const around = (text: string, at: number) => {
  const { start, end } = wordAt(text, at);
  return text.slice(start, end);
};

test('a double click means the word, with the marks inside it', () => {
  expect(around('Pay KES 126,000, please.', 10)).toBe('126,000');
  expect(around('the girl’s own', 5)).toBe('girl’s');
  expect(around('one, two', 4)).toBe('');
});

test('the same words are selected in an input and in a text with paragraphs', () => {
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML =
    '<p>Fees are <b>annual</b>.</p><input value="Fees are **annual**."><div contenteditable="true"><p>Fees are</p><p>annual.</p></div>';
  const [shown, input, text] = ['p', 'input', 'div'].map((one) =>
    document.querySelector<HTMLElement>(one),
  );
  const word = document.querySelector('b')?.firstChild ?? expect.unreachable();
  const range = new StaticRange({
    startContainer: word,
    startOffset: 0,
    endContainer: word,
    endOffset: 6,
  });
  const selection = selectionOf(shown ?? document.body, range) ?? expect.unreachable();
  for (const field of [input, text]) {
    field?.focus();
    if (field) select(field, selection);
  }
  expect(input).toHaveProperty('selectionStart', 11);
  expect(input).toHaveProperty('selectionEnd', 17);
  expect(getSelection()?.toString()).toBe('annual');
});
