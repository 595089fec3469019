import { hash } from 'node:crypto';
import { currentFormat } from '../../schema/format.ts';
import { plainNotation, type Notation } from '../../schema/fields/notation.ts';
import type { CheckedPicture } from '../pictures/checked-picture.ts';
import { textTest, type TextTest } from '../site/checks/check-texts.ts';
import type { CheckedFile } from '../content/check-file.ts';
import type { ContentFiles, Stamp } from './read-files.ts';
import type { Source } from '../content/source.ts';

/** A file as it was read and checked. */
export type CachedFile = { stamp: Stamp; hash: string; source: Source; checked: CheckedFile };

/** The result of an earlier run for a file. */
export type Remembered = Pick<CachedFile, 'stamp' | 'hash' | 'checked'>;

/** What is known of a picture with these bytes. */
export type RememberedPicture = { stamp: Stamp; hash: string; checked: CheckedPicture };

type CachedPicture = RememberedPicture & {
  /** The source of a drawing that was refused, for the frames of diagnostics. */
  text: string;
};

/** What is known of each file, so that only changed files are read and checked again. */
export type LoadCache = {
  files: Map<string, CachedFile>;
  remembered: ReadonlyMap<string, Remembered>;
  pictures: Map<string, CachedPicture>;
  rememberedPictures: ReadonlyMap<string, RememberedPicture>;
  /** The folder as it was listed last; null before. */
  listed: ContentFiles | null;
  /** The stamps of files that were just seen, so that nobody has to look again. */
  seen: ReadonlyMap<string, Stamp>;
  /** The test of the texts of a page when it is read, because they are packed afterwards. */
  textTest: TextTest;
  /** The format of the content, as the settings state it. */
  format: number;
  /** How the site writes numbers and days. */
  notation: Notation;
};

/** An empty cache. */
export const createLoadCache = (): LoadCache => ({
  files: new Map(),
  remembered: new Map(),
  pictures: new Map(),
  rememberedPictures: new Map(),
  listed: null,
  seen: new Map(),
  textTest: textTest(null),
  format: currentFormat,
  notation: plainNotation,
});

/** The hash that identifies the bytes of a file. */
export const hashOf = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64url');

/**
 * The hash that identifies a text file. Where it has a byte order mark, or lines end as on Windows, the hash of the same
 * text without them comes first.
 */
export function textFileHash(bytes: Buffer): string {
  if (bytes[0] !== 0xef && !bytes.includes('\r\n')) return hashOf(bytes);
  const plain = bytes
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .replaceAll('\r\n', '\n');
  return `${hashOf(Buffer.from(plain, 'latin1'))} ${hashOf(bytes)}`;
}

/** The hash of what a text file says, which is the same on all systems. */
export const hashOfText = (fileHash: string): string => fileHash.split(' ', 1)[0] ?? fileHash;
