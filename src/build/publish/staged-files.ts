import { createHash } from 'node:crypto';
import type { FileRecord } from './records.ts';

/** A file that the site is to consist of. */
export type SiteFile = FileRecord & {
  /** Relative to the site, with forward slashes: fees/index.html. */
  path: string;
  /** Whether it has been written into the staging folder; if not, it is published already and stays as it is. */
  isStaged: boolean;
};

/**
 * What a file is called while it is staged: all are in one folder, since making and removing a folder for each of
 * thousands of pages takes as long as writing them.
 */
export const stagedName = (file: string): string => createHash('sha1').update(file).digest('hex');

/** Names below assets/ change with what is in them: such a file is never another one later. */
export const isHashed = (file: string): boolean => file.startsWith('assets/');

/** Whether a published file is an HTML document. */
export const isDocument = (file: string): boolean => file.endsWith('.html');
