import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageDocument } from '../../schema/page.ts';
import { textIn } from '../cache/cache-file.ts';
import type { TextTest } from '../site/checks/check-texts.ts';
import { lastTestOf, rememberPage, summaryOf, testTexts } from '../site/pages/page-summary.ts';
import type { PageSummary, TextsTested } from '../site/pages/page-summary.ts';
import type { CheckedFile } from '../content/check-file.ts';
import type { Remembered } from './load-cache.ts';

type Blocks = PageDocument['blocks'];

/** What is read of a checked page in every run. */
type PageRecord = Pick<Remembered, 'stamp' | 'hash'> & {
  file: string;
  checked: Omit<CheckedFile, 'content'>;
  head: Omit<PageDocument, 'blocks'>;
  summary: PageSummary;
  test: TextsTested | undefined;
  /** Where its blocks end. */
  end: number;
};

/**
 * Checked pages as they are stored between runs. Their blocks stay packed until they are needed: reading those of a
 * large site takes seconds, and most builds need those of a few pages only. All of it is JSON, which is read three times
 * as fast as values that V8 has serialized.
 */
export type PackedPages = { records: Uint8Array; blocks: Uint8Array };

/** Whether a stored value has the shape of packed pages. */
export const isPackedPages = (value: unknown): value is PackedPages =>
  typeof value === 'object' &&
  value !== null &&
  'records' in value &&
  value.records instanceof Uint8Array &&
  'blocks' in value &&
  value.blocks instanceof Uint8Array;

type Packed = Pick<PageRecord, 'test'> & { blocks: Uint8Array };

type Head = PageRecord['head'];

const packedPages = new WeakMap<object, Packed>();

/** Packs checked pages, by their files. The blocks of pages from an earlier run are not read for it. */
export function packPages(files: ReadonlyMap<string, Remembered>): PackedPages {
  const records: PageRecord[] = [];
  const all: Uint8Array[] = [];
  let end = 0;
  for (const [file, { stamp, hash, checked }] of files) {
    const { content, ...rest } = checked;
    if (content?.kind !== 'page') continue;
    const { document } = content;
    const blocks = packedPages.get(document)?.blocks ?? pack(document.blocks);
    all.push(blocks);
    end += blocks.length;
    const [head, summary, test] = [headOf(document), summaryOf(document), lastTestOf(document)];
    records.push({ file, stamp, hash, checked: rest, head, summary, test, end });
  }
  return { records: Buffer.from(JSON.stringify(records)), blocks: Buffer.concat(all) };
}

/**
 * A checked file with the blocks of its page packed, after its texts were tested. The rest is copied: values that a
 * YAML parser cut from the text of a file keep that text in memory.
 */
export function packFile(checked: CheckedFile, { key, test }: TextTest): CheckedFile {
  const { content, ...rest } = checked;
  // The ranges of a corrected file are those of its corrections.
  if (content?.kind !== 'page' || checked.repaired) return checked;
  const { document } = content;
  testTexts(document, key, test);
  const copy: { rest: typeof rest; head: Head; summary: PageSummary } = JSON.parse(
    JSON.stringify({ rest, head: headOf(document), summary: summaryOf(document) }),
  );
  const tested = lastTestOf(document);
  const packed = unpack(copy.head, { test: tested, blocks: pack(document.blocks) });
  rememberPage(packed, copy.summary, tested);
  return { ...copy.rest, content: { kind: 'page', document: packed } };
}

/** A page without its blocks, which are not unpacked for it. */
function headOf(document: PageDocument): Head {
  const { blocks: _, ...others } = Object.getOwnPropertyDescriptors(document);
  const head: Head = Object.create(Object.prototype, others);
  return head;
}

/** JSON, because a page is plain data; compressed quickly rather than well. */
const pack = (blocks: Blocks): Uint8Array =>
  // Copied, because zlib returns a part of a larger buffer.
  Buffer.from(deflateRawSync(JSON.stringify(blocks), { level: 1 }));

/** Whether a page with the same bytes would be packed as it was: the last test of its texts may be another one. */
export const isPackedAlready = (document: PageDocument): boolean => {
  const packed = packedPages.get(document);
  return packed === undefined || packed.test?.key === lastTestOf(document)?.key;
};

/**
 * The pages that were packed, by their files. The blocks of a page are read whenever they are needed; those read last
 * are kept.
 */
export function unpackPages({ records, blocks }: PackedPages): Map<string, Remembered> {
  const found: PageRecord[] = JSON.parse(textIn(records));
  let start = 0;
  return new Map(
    found.map(({ file, stamp, hash, checked, head, summary, test, end }) => {
      const document = unpack(head, { test, blocks: blocks.subarray(start, end) });
      rememberPage(document, summary, test);
      start = end;
      return [file, { stamp, hash, checked: { ...checked, content: { kind: 'page', document } } }];
    }),
  );
}

/** Turns the head of a page into the page; the head is not copied, because a large site has many. */
function unpack(head: Head, packed: Packed): PageDocument {
  packedPages.set(head, packed);
  addBlocks(head);
  return head;
}

/** The same for all pages, so that they share one shape. */
const unpackedBlocks = {
  enumerable: true,
  get(this: object): Blocks {
    const packed = packedPages.get(this);
    if (!packed) throw new Error('This page was not packed.');
    return blocksOf(packed);
  },
};

function addBlocks(head: Head): asserts head is PageDocument {
  Object.defineProperty(head, 'blocks', unpackedBlocks);
}

/** The number of pages whose blocks are in memory: those that are being rendered, and what they show of others. */
const maxParsed = 64;

/** The blocks that were read last. */
const read = new Map<Packed, Blocks>();

function blocksOf(packed: Packed): Blocks {
  const cached = read.get(packed);
  if (cached) return cached;
  const blocks: Blocks = JSON.parse(inflateRawSync(packed.blocks).toString());
  read.set(packed, blocks);
  const [oldest] = read.keys();
  if (oldest && read.size > maxParsed) read.delete(oldest);
  return blocks;
}
