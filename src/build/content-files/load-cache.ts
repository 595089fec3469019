import { hash } from 'node:crypto';
import { Table } from '../cache/tables.ts';
import { currentFormat } from '../../../schema/format.ts';
import { plainNotation, type Notation } from '../../../schema/fields/notation.ts';
import type { CheckedPicture } from '../pictures/checked-picture.ts';
import type { CheckedFile, Source } from '../../content/index.ts';
import type { BlocksSummary } from '../../site/index.ts';
import type { ContentFiles } from './read-files.ts';

/** A file as it was read and checked. */
export type LoadedFile = {
  /** The hash of its bytes. */
  hash: string;
  /** What the settings say of the file, as they did when it was checked. */
  settings: string;
  source: Source;
  checked: CheckedFile;
};

/** A picture as it was read and checked. */
export type LoadedPicture = {
  /** Its name and metadata. */
  stamp: string;
  /** The hash of its published bytes. */
  hash: string;
  checked: CheckedPicture;
  /** The source of a drawing that was refused, for the frames of diagnostics. */
  text: string;
};

/** What is stored of a valid file; of one that had to be corrected nothing is, because ranges would be lost. */
type StoredFile = Pick<CheckedFile, 'content' | 'diagnostics' | 'mentions'> & {
  /** The summary of its blocks, if it is a page. */
  summary: BlocksSummary | null;
};

/** What is known of each file, so that only changed files are read and checked again. */
export type LoadCache = {
  files: Map<string, LoadedFile>;
  pictures: Map<string, LoadedPicture>;
  /** The folder as it was listed last; null before. */
  listed: ContentFiles | null;
  /** The format of the content, as the settings state it, and how the site writes numbers and days. */
  format: number;
  notation: Notation;
  /** Files by their names, the hashes of their bytes, the format and the notation. */
  storedFiles: Table<StoredFile>;
  /** Pictures by their stamps. */
  storedPictures: Table<Pick<LoadedPicture, 'hash' | 'checked'>>;
};

/** A cache that begins with what earlier commands have stored of a content folder; without one it is empty. */
export const createLoadCache = (contentDir?: string): LoadCache => ({
  files: new Map(),
  pictures: new Map(),
  listed: null,
  format: currentFormat,
  notation: plainNotation,
  storedFiles: new Table(contentDir, 'files'),
  storedPictures: new Table(contentDir, 'pictures'),
});

/** Stores what is known of the files for later commands. */
export function saveLoadCache({ storedFiles, storedPictures }: LoadCache): void {
  storedFiles.save();
  storedPictures.save();
}

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
