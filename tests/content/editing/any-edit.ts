import * as fc from 'fast-check';
import { isCollection, isMap, isScalar, parseDocument, type Node } from 'yaml';
import { decode } from '../../../src/content/check-bytes.ts';
import { readYaml } from '../../../src/content/check-file.ts';
import { Source } from '../../../src/content/source.ts';
import { applyEdit } from '../../../src/content/yaml/apply-edit.ts';
import { applyToValue } from '../../../src/content/yaml/apply-to-value.ts';
import type { EditOp, Value } from '../../../src/content/yaml/edit-op.ts';
import { equalValues } from '../../../src/content/yaml/equal-values.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import type { ContentText } from './content-texts.ts';
import { trapTexts } from './trap-texts.ts';

/** Letters that cannot be seen are refused, which has a test of its own. */
const text = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...trapTexts) },
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.lorem({ maxCount: 12 }),
    fc
      .array(fc.lorem({ maxCount: 8 }), { minLength: 2, maxLength: 4 })
      .map((lines) => lines.join('\n')),
  )
  .filter((words) => !/[^\P{Cc}\t\n]|\p{Cs}|\uFFFD/u.test(words));

const single: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<Value>(true, false, null, 0, 120000, 7.5, -3, 1e21, 1e-7),
);

/** No field takes lists whose items are lists, and the build says so of some. */
const isItem = (value: Value): boolean => !Array.isArray(value);

const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    single,
    fc.array(tie('value').filter(isItem), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom('title', 'text', 'to', 'items', 'on', '12', 'a b'),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
}));

type Located = { path: (string | number)[]; value: Value };

function locatedValues(value: Value, path: (string | number)[] = []): Located[] {
  const here = { path, value };
  if (typeof value !== 'object' || value === null) return [here];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    here,
    ...steps.flatMap((step) => {
      const inner: Value | undefined = Array.isArray(value) ? value[Number(step)] : value[step];
      return inner === undefined ? [] : locatedValues(inner, [...path, step]);
    }),
  ];
}

const names = ['anchor', 'title', 'text', 'note', 'items', 'brandNew'];

/** A change that fits a file. */
export function anyOpOn(value: Value): fc.Arbitrary<EditOp> {
  const located = locatedValues(value);
  const lists = located.filter((one): one is Located & { value: Value[] } =>
    Array.isArray(one.value),
  );
  const objects = located.filter(
    ({ value: inner }) => typeof inner === 'object' && inner !== null && !Array.isArray(inner),
  );
  const inner = located.filter(({ path }) => path.length > 0);
  const fields = inner.filter(({ path }) => typeof path.at(-1) === 'string');
  const scalars = inner.filter(
    ({ value: scalar }) => typeof scalar !== 'object' || scalar === null,
  );
  const ops: { weight: number; arbitrary: fc.Arbitrary<EditOp> }[] = [
    {
      weight: 6,
      arbitrary: fc.record({ op: fc.constant('set'), path: pathOf(scalars), value: single }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ op: fc.constant('set'), path: pathOf(inner), value: anyValue }),
    },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('unset'), path: pathOf(fields) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        op: fc.constant('rename'),
        path: pathOf(fields),
        name: fc.constantFrom('new-name', '12', 'a b', 'Über: alles'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          path: pathOf(objects),
          name: fc.constantFrom(...names),
          value: anyValue,
          order: fc.shuffledSubarray(['type', 'anchor', 'title', 'term', 'text', 'items']),
        })
        .map(({ path, name, ...rest }): EditOp => ({ op: 'set', path: [...path, name], ...rest })),
    },
  ];
  if (lists.length > 0) ops.push({ weight: 6, arbitrary: fc.constantFrom(...lists).chain(listOp) });
  return fc.oneof(...ops);
}

const pathOf = (located: readonly Located[]) => fc.constantFrom(...located.map(({ path }) => path));

function listOp({ path, value: list }: Located & { value: Value[] }): fc.Arbitrary<EditOp> {
  const index = fc.nat({ max: list.length });
  const insert = fc.record({
    op: fc.constant('insert'),
    path: fc.constant(path),
    index,
    value: anyValue.filter(isItem),
  });
  if (list.length === 0) return insert;
  const item = fc.nat({ max: list.length - 1 });
  const here = fc.constant(path);
  return fc.oneof(
    insert,
    fc.record({ op: fc.constant('remove'), path: here, index: item }),
    fc.record({ op: fc.constant('duplicate'), path: here, index: item }),
    fc.record({ op: fc.constant('move'), path: here, from: item, to: item }),
  );
}

export type Tally = { changes: number; refused: number; milliseconds: number };

/** Makes a change and says what is wrong with what came out; null where nothing is. */
export function tryEdit(
  { file, text: before }: ContentText,
  op: EditOp,
  tally: Tally,
): string | null {
  const opened = openText(before);
  if (!opened) return 'the text cannot be opened';
  const start = process.cpuUsage();
  const edited = applyEdit(before, op);
  const { user, system } = process.cpuUsage(start);
  tally.milliseconds += (user + system) / 1000;
  tally.changes += 1;
  if ('refused' in edited) {
    tally.refused += 1;
    return null;
  }
  const expected = applyToValue(opened.value, op);
  const decoded = decode(file, new TextEncoder().encode(edited.text));
  if (decoded.diagnostics.length > 0) return `a character that no file may have:\n${edited.text}`;
  const read = readYaml(new Source(file, decoded.text));
  if (!('value' in read)) return `the build cannot read it:\n${edited.text}`;
  if (!equalValues(read.value, expected)) return `it says something else:\n${edited.text}`;
  const slow = parseDocument(decoded.text, { prettyErrors: false });
  if (slow.errors.length > 0 || !equalValues(slow.toJS(), expected))
    return `the authoritative library reads something else:\n${edited.text}`;
  return strayChange(before, edited.text, op);
}

/** Lines that had nothing to do with a change and are no longer there as they were. */
function strayChange(before: string, after: string, op: EditOp): string | null {
  const left = new Map<string, number>();
  for (const line of linesOf(after)) left.set(line, (left.get(line) ?? 0) + 1);
  const touched = touchedLines(before.replace(/^\uFEFF/, ''), op);
  const lost = linesOf(before).flatMap((line, row) => {
    if (row >= touched.from && row <= touched.to) return [];
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0 ? [] : `${row + 1}: ${line}`;
  });
  if (lost.length > 0) return `other lines changed:\n${lost.join('\n')}\n--- now\n${after}`;
  if (before.endsWith('\n') !== after.endsWith('\n') && op.op === 'set')
    return 'the last line end changed';
  return before.startsWith('\uFEFF') === after.startsWith('\uFEFF') ? null : 'the mark changed';
}

/** Lines without their line ends: a file with Windows line ends only tests those. */
const linesOf = (content: string): string[] =>
  content.split(content.includes('\r\n') ? '\r\n' : '\n');

/** The lines that a change may touch, counted from 0. */
function touchedLines(body: string, op: EditOp): { from: number; to: number } {
  const document = parseDocument(body);
  const rowOf = (offset: number) => body.slice(0, offset).split('\n').length - 1;
  // A list in brackets may be written on other lines as a whole.
  const flow = op.path.map((_, depth) => nodeAt(document.contents, op.path.slice(0, depth + 1)));
  const range = flow.find((node) => isCollection(node) && node.flow === true)?.range;
  if (range) return { from: rowOf(range[0]), to: rowOf(range[1]) };
  const path = op.op === 'remove' ? [...op.path, op.index] : [...op.path];
  let node = nodeAt(document.contents, path);
  const isAddition = op.op === 'insert' || op.op === 'duplicate' || op.op === 'move';
  if (!node && op.op === 'set') {
    const holder = nodeAt(document.contents, path.slice(0, -1));
    // A new first field takes the place behind the dash.
    if (isCollection(holder) && !holder.flow && holder.items.length > 0) {
      const row = rowOf(holder.range?.[0] ?? 0);
      return { from: row, to: row };
    }
    node = holder;
  }
  if (isAddition && isCollection(node) && !node.flow) return { from: -1, to: -1 };
  const last = op.op === 'unset' || op.op === 'remove' ? node?.range?.[2] : node?.range?.[1];
  // The name stands above the value, and a removed entry takes the comments right above it along.
  const from = rowOf(nameAt(document.contents, path)?.range?.[0] ?? node?.range?.[0] ?? 0);
  let first = isCollection(node) && op.op === 'remove' ? Math.max(0, from - 1) : from;
  // A list that loses its last item, or an object its last field, is written behind its name.
  const list = op.op === 'unset' ? op.path.slice(0, -1) : op.path;
  if ((op.op === 'remove' || op.op === 'unset') && isLast(nodeAt(document.contents, list))) {
    first = rowOf(nameAt(document.contents, list)?.range?.[0] ?? 0);
  }
  const lines = body.split('\n');
  while (/^\s*#/.test(lines[first - 1] ?? '') && (op.op === 'unset' || op.op === 'remove'))
    first -= 1;
  const to = rowOf(last ?? body.length);
  return { from: first, to: op.op === 'unset' ? to + 1 : to };
}

function nodeAt(root: Node | null, path: readonly (string | number)[]): Node | null {
  if (path.length === 0) return root;
  const node: unknown = isCollection(root) ? root.getIn(path, true) : null;
  return isScalar(node) || isCollection(node) ? node : null;
}

function nameAt(root: Node | null, path: readonly (string | number)[]): Node | null {
  const holder = nodeAt(root, path.slice(0, -1));
  if (!isMap<Node>(holder)) return null;
  return holder.items.find(({ key }) => String(key) === String(path.at(-1)))?.key ?? null;
}

const isLast = (node: Node | null): boolean => isCollection(node) && node.items.length === 1;
