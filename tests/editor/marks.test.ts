// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { ContentReader } from '../../src/dev/edit/content-store.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { leavesOf } from '../../src/editor/engine/leaves.ts';
import { blocksOf, elementOf, fieldAt, readPageMap } from '../../src/editor/page/find-field.ts';
import { shownFields } from '../../src/editor/page/shown-fields.ts';
import { openText } from '../../src/content/yaml/open-text.ts';

const files = new ContentReader('content').all().files;
/** Rendering all of them for a DOM in Node takes a minute. */
const pages = ['pages/index.yaml', 'pages/calendar.yaml', 'pages/inspire/index.yaml'].filter(
  (file) => file in files,
);
const engine = new Engine({ files, pictures: [], isOnHost: false });

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

type Opened = { root: Element; map: ReturnType<typeof readPageMap> };

/** The pages that a test has opened: to render one takes longer than to test it. */
const opened = new Map<string, Opened>();

/** A page as it is shown, and where its fields are on it. */
function open(file: string): Opened {
  const before = opened.get(file);
  if (before) return before;
  const rendered = engine.render(file);
  const marked = engine.renderMarked(file);
  if (!rendered || !marked) throw new Error(`${file} cannot be rendered.`);
  const root = blocksOf(new DOMParser().parseFromString(rendered.html, 'text/html'));
  if (!root) throw new Error(`${file} shows no blocks.`);
  const page = { root, map: readPageMap(marked, parse) };
  opened.set(file, page);
  return page;
}

const elementWith = (root: Element, words: string, position = 0) =>
  [...root.querySelectorAll('*')]
    .filter(
      (one) =>
        one.textContent.includes(words) &&
        ![...one.children].some((child) => child.textContent.includes(words)),
    )
    .at(position);

test.each([
  ['Term 2', 0, 'fee-table', 'terms.1.term'],
  ['115,500', -3, 'fee-table', 'terms.0.amount'],
  ['115,500', -2, 'fee-table', 'terms.1.amount'],
  ['115,500', -1, 'fee-table', 'terms.2.amount'],
  ['KES, each term', 0, 'hero', 'figureLabel'],
  ['20,000', 0, 'charges', 'items.0.amount'],
  ['Free', 0, 'charges', 'items.2'],
  ['Submit their identification', 0, 'notice', 'text'],
])('“%s” (%i) on the page of fees is in %s: %s', (words, position, type, path) => {
  const file = 'pages/fees/grade-10.yaml';
  const { root, map } = open(file);
  const document = pageSchema.parse(openText(files[file]?.text ?? '')?.value);
  const index = document.blocks.findIndex((block) => block.type === type);
  const element = elementWith(root, words, position);
  expect(element && fieldAt(map, root, element)?.join('.')).toBe(`blocks.${index}.${path}`);
});

test('the element of a text field identifies that field', () => {
  const lost: string[] = [];
  let found = 0;
  for (const file of pages) {
    const { root, map } = open(file);
    const value = openText(files[file]?.text ?? '')?.value;
    for (const { path, kind } of leavesOf(pageSchema, value)) {
      if (!['line', 'inline', 'prose', 'amount'].includes(kind) || path[0] !== 'blocks') continue;
      const element = elementOf(map, root, path);
      // What the page does not show (a label for the menu) has no element.
      if (!element || element.parentElement === root) continue;
      const back = fieldAt(map, root, element) ?? [];
      const isInside = back.every((step, depth) => path[depth] === step);
      if (isInside) found += 1;
      else lost.push(`${file} ${path.join('.')} → ${back.join('.')}`);
    }
  }
  expect(found).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test('on a page with islands, whose data stands between its blocks, each block is found', () => {
  const file = 'pages/stem.yaml';
  const { root, map } = open(file);
  const { blocks } = pageSchema.parse(openText(files[file]?.text ?? '')?.value);
  expect(root.querySelector(':scope > script')).not.toBeNull();
  for (const index of blocks.keys()) {
    const element = elementOf(map, root, ['blocks', index]);
    expect(element?.localName, `block ${index}`).not.toBe('script');
    expect(element && fieldAt(map, root, element)).toEqual(['blocks', index]);
  }
  const title = elementOf(map, root, ['blocks', 0, 'title']);
  expect(title?.localName).toBe('h1');
});

test('the fields that a page shows are listed once and in order, so that keys lead from one to the next', () => {
  const { root, map } = open('pages/fees/grade-10.yaml');
  const fields = shownFields(map, root);
  const fieldNames = fields.map(({ path }) => path.join('.'));
  expect(new Set(fieldNames).size).toBe(fieldNames.length);
  const all = [...root.querySelectorAll('*')];
  const positions = fields.map(({ element }) => all.indexOf(element));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const terms = fieldNames.filter((name) => /terms\.\d\.(?:term|amount)$/.test(name));
  expect(terms.map((name) => name.split('.').slice(-2).join('.'))).toEqual(
    [0, 1, 2].flatMap((row) => [`${row}.term`, `${row}.amount`]),
  );
  // What the page says of its own accord leads to its block.
  expect(fieldNames.filter((name) => /^blocks\.\d+$/.test(name))).not.toEqual([]);
});

test('every page can be rendered with marks, so that a click finds its field', () => {
  for (const site of ['scripts/starter/clinic', 'scripts/starter/library']) {
    const texts = new ContentReader(site).all().files;
    const freshEngine = new Engine({ files: texts, pictures: [], isOnHost: false });
    const unmarked = Object.keys(texts).filter(
      (file) => freshEngine.render(file) !== null && freshEngine.renderMarked(file) === null,
    );
    expect(unmarked).toEqual([]);
  }
});

test('the engine reports no problems in the real site, like the build', () => {
  const pictures = [
    ...new Set(Object.values(files).flatMap(({ text }) => text.match(/[\w-]+\.svg/g) ?? [])),
  ];
  const whole = new Engine({
    files,
    pictures: pictures.map((name) => ({ name, width: 1, height: 1, address: `/${name}` })),
    isOnHost: false,
  });
  expect(whole.check().filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('what is set and shown nowhere is found: the word for a sign that no month has', () => {
  const file = 'pages/tarifs/echeances.yaml';
  const { files: texts } = new ContentReader('tests/fixtures/water-office').all();
  const water = new Engine({ files: texts, pictures: [], isOnHost: false });
  expect(water.renderMarked(file)?.unseen).toEqual([['blocks', 1, 'legend', 'holiday']]);
  // Of all other pages, everything that visitors can read is on them.
  const others = Object.keys(texts).filter((one) => one.startsWith('pages/') && one !== file);
  expect(others.flatMap((one) => water.renderMarked(one)?.unseen ?? [])).toEqual([]);
});
