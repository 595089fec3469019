import { isCollection, isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { FieldPath } from '../../messages/index.ts';

export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** A field of an object or an item of a list on its own lines, as offsets in the text. */
export type Entry = {
  /** The start of the field's name, or the dash. */
  start: number;
  /** After the colon, or after the dash. */
  headEnd: number;
  value: Node | null;
  /** The end of the last character that is neither a space nor part of a comment. */
  end: number;
};

type Token = { type: string; offset: number; source: string };

const offsetOf = (tokens: readonly Token[] | undefined, type: string): number | null =>
  tokens?.find((token) => token.type === type)?.offset ?? null;

/** The fields or items of a block collection, in order; null for one in brackets. */
export function entriesOf(body: string, collection: Collection): Entry[] | null {
  if (collection.flow) return null;
  const entries = isMap(collection)
    ? collection.items.map((pair) => fieldEntry(body, pair))
    : itemEntries(body, collection);
  return entries.length > 0 && entries.every((entry) => entry !== null) ? entries : null;
}

function fieldEntry(body: string, { key, value, srcToken }: Pair<Node, Node | null>): Entry | null {
  const start = offsetOf(srcToken?.start, 'explicit-key-ind') ?? key.range?.[0];
  const colon = offsetOf(srcToken?.sep, 'map-value-ind');
  if (start === undefined || colon === null) return null;
  const headEnd = colon + 1;
  return { start, headEnd, value, end: contentEnd(body, value, headEnd) };
}

function itemEntries(body: string, { items, srcToken }: YAMLSeq<Node>): (Entry | null)[] {
  const tokens = srcToken?.type === 'block-seq' ? srcToken.items : [];
  const dashes = tokens.flatMap(({ start }) => offsetOf(start, 'seq-item-ind') ?? []);
  if (dashes.length !== items.length) return [null];
  return items.map((value, index) => {
    const start = dashes[index] ?? 0;
    return { start, headEnd: start + 1, value, end: contentEnd(body, value, start + 1) };
  });
}

/** The end of a value, without the comments and empty lines after it; `empty` for a missing value. */
export function contentEnd(body: string, value: Node | null, empty: number): number {
  if (!value?.range) return empty;
  const [start, end] = value.range;
  if (isBlockCollection(value)) {
    const last = entriesOf(body, value)?.at(-1);
    return last ? last.end : start + body.slice(start, end).trimEnd().length;
  }
  if (isBlockText(value)) {
    const source = body.slice(start, end);
    const hasKeepIndicator = /^[|>]\d*\+/.test(source);
    return start + (hasKeepIndicator ? source.replace(/\r?\n$/, '') : source.trimEnd()).length;
  }
  return start === end ? Math.max(empty, 0) : end;
}

export const isEmpty = (node: Node | null): boolean =>
  !node?.range || node.range[0] === node.range[1];

export const isBlockCollection = (node: Node | null): node is Node & Collection =>
  isCollection(node) && !node.flow;

/** A block text, introduced by | or >. */
export const isBlockText = (node: Node | null): node is Scalar<string> =>
  isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');

/** A collection and the position of one of its fields or items. */
export type Holder = { collection: Collection; index: number };

/** A node of a parsed file, and its parent. */
export type FoundNode = { node: Node | null; holder: Holder | null; isInFlow: boolean };

/** Follows a path through a file; null if nothing is there. */
export function findNode(root: Node | null, path: FieldPath): FoundNode | null {
  let found: FoundNode = { node: root, holder: null, isInFlow: false };
  for (const step of path) {
    const { node } = found;
    if (!isMap<Node, Node | null>(node) && !isSeq<Node>(node)) return null;
    const index = isMap<Node, Node | null>(node)
      ? node.items.findIndex(({ key }) => String(isScalar(key) ? key.value : key) === String(step))
      : Number(step);
    const item = node.items[index];
    if (item === undefined) return null;
    found = {
      node: 'key' in item ? item.value : item,
      holder: { collection: node, index },
      isInFlow: found.isInFlow || node.flow === true,
    };
  }
  return found;
}
