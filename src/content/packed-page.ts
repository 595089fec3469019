import { deserialize, serialize } from 'node:v8';
import type { PageDocument } from '../../schema/page.ts';
import { lastTestOf, rememberPage, summaryOf } from '../site/page-summary.ts';
import type { PageSummary, TextsTested } from '../site/page-summary.ts';

type Blocks = PageDocument['blocks'];

/**
 * A page as it is stored between runs. Its blocks stay packed until they are needed: reading those of a large site takes
 * seconds, and most builds need those of a few pages only.
 */
export type PackedPage = {
  head: Omit<PageDocument, 'blocks'>;
  blocks: Uint8Array;
  summary: PageSummary;
  test: TextsTested | undefined;
};

const packedPages = new WeakMap<PageDocument, PackedPage>();

/** Packs a checked page; if it was unpacked from an earlier run, without reading its blocks. */
export function packPage(document: PageDocument): PackedPage {
  const test = lastTestOf(document);
  const packed = packedPages.get(document);
  if (packed) return { ...packed, test };
  const { blocks, ...head } = document;
  return { head, blocks: serialize(blocks), summary: summaryOf(document), test };
}

/** Whether a page with the same bytes would be packed as it was: the last test of its texts may be another one. */
export const isPackedAlready = (document: PageDocument): boolean => {
  const packed = packedPages.get(document);
  return packed === undefined || packed.test?.key === lastTestOf(document)?.key;
};

/** The document of a packed page. Its blocks are read whenever they are needed, and those read last are kept. */
export function unpackPage(packed: PackedPage): PageDocument {
  const { head, summary, test } = packed;
  const document = Object.defineProperty({ ...head, blocks: [] }, 'blocks', {
    enumerable: true,
    get: () => blocksOf(packed),
  });
  packedPages.set(document, packed);
  rememberPage(document, summary, test);
  return document;
}

/** The number of pages whose blocks are in memory: those that are being rendered, and what they show of others. */
const mostRead = 64;

/** The blocks that were read last. */
const read = new Map<PackedPage, Blocks>();

function blocksOf(packed: PackedPage): Blocks {
  const known = read.get(packed);
  if (known) return known;
  const blocks: Blocks = deserialize(packed.blocks);
  read.set(packed, blocks);
  const [oldest] = read.keys();
  if (oldest && read.size > mostRead) read.delete(oldest);
  return blocks;
}
