import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageDocument } from '../../schema/page.ts';
import { textIn } from '../cache/cache-file.ts';
import type { TextTest } from '../site/checks/check-texts.ts';
import { lastTestOf, rememberPage, summaryOf, testTexts } from '../site/pages/page-summary.ts';
import type { TextsTested } from '../site/pages/page-summary.ts';
import type { Mentions } from '../site/text/read-mentions.ts';
import type { CheckedFile } from '../content/check-file.ts';
import type { Remembered } from './load-cache.ts';
import {
  detailsOf,
  StoredDetails,
  StoredMentions,
  StoredSummary,
  withoutDetails,
  type BriefSummary,
} from './stored-details.ts';

type Blocks = PageDocument['blocks'];

/** What is read of a checked page in every run, and is the same for many. */
type CommonRecord = {
  checked: Omit<CheckedFile, 'content' | 'mentions'>;
  images: Mentions['images'];
  summary: BriefSummary;
  test: TextsTested | undefined;
};

/** What else is. */
type PageRecord = Pick<Remembered, 'stamp' | 'hash'> & {
  file: string;
  head: Omit<PageDocument, 'blocks'>;
  /** The position of what it has in common with others. */
  common: number;
  /** Where its blocks end. */
  end: number;
};

/** The records of some pages, each of what they have in common once. */
type Records = { commons: CommonRecord[]; pages: PageRecord[] };

/**
 * Checked pages as they are stored between runs. Their blocks stay packed until they are needed: reading those of a
 * large site takes seconds, and most builds need those of a few pages only. All of it is JSON, which is read three times
 * as fast as values that V8 has serialized.
 */
export type PackedPages = { records: Uint8Array; details: Uint8Array; blocks: Uint8Array };

/** Whether a stored value has the shape of packed pages. */
export const isPackedPages = (value: unknown): value is PackedPages =>
  typeof value === 'object' &&
  value !== null &&
  'records' in value &&
  value.records instanceof Uint8Array &&
  'details' in value &&
  value.details instanceof Uint8Array &&
  'blocks' in value &&
  value.blocks instanceof Uint8Array;

type Packed = Pick<CommonRecord, 'test'> & { blocks: Uint8Array; details: StoredDetails };

type Head = PageRecord['head'];

const packedPages = new WeakMap<object, Packed>();

/** Packs checked pages, by their files. What stayed packed of pages from an earlier run is not read for it. */
export function packPages(files: ReadonlyMap<string, Remembered>): PackedPages {
  const pages: PageRecord[] = [];
  const commons = new Map<string, number>();
  const all: Uint8Array[] = [];
  const lines: string[] = [];
  let end = 0;
  for (const [file, { stamp, hash, checked }] of files) {
    const { content, mentions, ...rest } = checked;
    if (content?.kind !== 'page' || mentions === null) continue;
    const { document } = content;
    const packed = packedPages.get(document);
    const blocks = packed?.blocks ?? pack(document.blocks);
    const summary = summaryOf(document);
    all.push(blocks);
    lines.push((packed?.details ?? detailsOf(summary, mentions)).text);
    end += blocks.length;
    const common = JSON.stringify({
      checked: rest,
      images: mentions.images,
      summary: withoutDetails(summary),
      test: lastTestOf(document),
    } satisfies CommonRecord);
    const position = commons.get(common) ?? commons.size;
    commons.set(common, position);
    pages.push({ file, stamp, hash, head: headOf(document), common: position, end });
  }
  return {
    records: Buffer.from(
      `{"commons":[${[...commons.keys()].join()}],"pages":${JSON.stringify(pages)}}`,
    ),
    // JSON has line breaks only between values.
    details: Buffer.from(lines.join('\n')),
    blocks: Buffer.concat(all),
  };
}

/**
 * A checked file with the blocks of its page packed, after its texts were tested. The rest is copied: values that a
 * YAML parser cut from the text of a file keep that text in memory.
 */
export function packFile(checked: CheckedFile, { key, test }: TextTest): CheckedFile {
  const { content, mentions, ...rest } = checked;
  // The ranges of a corrected file are those of its corrections.
  if (content?.kind !== 'page' || mentions === null || checked.repaired) return checked;
  const { document } = content;
  testTexts(document, key, test);
  const summary = summaryOf(document);
  const details = detailsOf(summary, mentions);
  const copy: Pick<CommonRecord, 'images' | 'summary'> & { head: Head; rest: typeof rest } =
    JSON.parse(
      JSON.stringify({
        rest,
        images: mentions.images,
        head: headOf(document),
        summary: withoutDetails(summary),
      }),
    );
  const tested = lastTestOf(document);
  const packed = unpack(copy, { test: tested, details, blocks: pack(document.blocks) });
  return {
    ...copy.rest,
    mentions: new StoredMentions(copy.images, details),
    content: { kind: 'page', document: packed },
  };
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
export function unpackPages({ records, details, blocks }: PackedPages): Map<string, Remembered> {
  const { commons, pages }: Records = JSON.parse(textIn(records));
  const lines = textIn(details).split('\n');
  const found = new Map<string, Remembered>();
  let start = 0;
  for (const [at, { file, stamp, hash, head, common, end }] of pages.entries()) {
    const shared = commons[common];
    if (!shared) continue;
    const { checked, images, summary, test } = shared;
    const packed = {
      test,
      details: new StoredDetails(lines[at] ?? ''),
      blocks: blocks.subarray(start, end),
    };
    start = end;
    const document = unpack({ head, summary }, packed);
    const mentions = new StoredMentions(images, packed.details);
    found.set(file, {
      stamp,
      hash,
      checked: { ...checked, mentions, content: { kind: 'page', document } },
    });
  }
  return found;
}

/**
 * Turns the head of a page into the page. It is not copied, because a large site has many.
 */
function unpack(
  { head, summary }: { head: Head; summary: BriefSummary },
  packed: Packed,
): PageDocument {
  packedPages.set(head, packed);
  addBlocks(head);
  rememberPage(head, new StoredSummary(summary, packed.details), packed.test);
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
