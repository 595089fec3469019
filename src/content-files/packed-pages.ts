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
  addDetails,
  detailsOf,
  StoredDetails,
  storedMentions,
  withoutDetails,
  type BriefSummary,
} from './stored-details.ts';

type Blocks = PageDocument['blocks'];

/** What is read of a checked page in every run. */
type PageRecord = Pick<Remembered, 'stamp' | 'hash'> & {
  file: string;
  checked: Omit<CheckedFile, 'content' | 'mentions'>;
  images: Mentions['images'];
  head: Omit<PageDocument, 'blocks'>;
  summary: BriefSummary;
  test: TextsTested | undefined;
  /** Where its blocks end. */
  end: number;
};

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

type Packed = Pick<PageRecord, 'test'> & { blocks: Uint8Array; details: StoredDetails };

type Head = PageRecord['head'];

const packedPages = new WeakMap<object, Packed>();

/** Packs checked pages, by their files. What stayed packed of pages from an earlier run is not read for it. */
export function packPages(files: ReadonlyMap<string, Remembered>): PackedPages {
  const records: PageRecord[] = [];
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
    const [head, test] = [headOf(document), lastTestOf(document)];
    const { images } = mentions;
    records.push({
      file,
      stamp,
      hash,
      checked: rest,
      images,
      head,
      summary: withoutDetails(summary),
      test,
      end,
    });
  }
  return {
    records: Buffer.from(JSON.stringify(records)),
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
  const copy: Pick<PageRecord, 'images' | 'head' | 'summary'> & { rest: typeof rest } = JSON.parse(
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
    mentions: storedMentions(copy.images, details),
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
  const found: PageRecord[] = JSON.parse(textIn(records));
  const lines = textIn(details).split('\n');
  let start = 0;
  return new Map(
    found.map((record, at) => {
      const { file, stamp, hash, checked, images, test, end } = record;
      const stored = new StoredDetails(lines[at] ?? '');
      const document = unpack(record, {
        test,
        details: stored,
        blocks: blocks.subarray(start, end),
      });
      start = end;
      const mentions = storedMentions(images, stored);
      const content = { kind: 'page' as const, document };
      return [file, { stamp, hash, checked: { ...checked, mentions, content } }];
    }),
  );
}

/**
 * Turns the head of a page into the page, and what is known of its blocks into its summary. Neither is copied, because a
 * large site has many.
 */
function unpack(
  { head, summary }: Pick<PageRecord, 'head' | 'summary'>,
  packed: Packed,
): PageDocument {
  packedPages.set(head, packed);
  addBlocks(head);
  addDetails(summary, packed.details);
  rememberPage(head, summary, packed.test);
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
