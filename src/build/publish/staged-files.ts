import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FileRecord } from './records.ts';

/** A file of the new site. */
export type SiteFile = FileRecord & {
  /** Relative to the site, with forward slashes: fees/index.html. */
  path: string;
  /** Whether it has been written into the staging folder; otherwise it is already published. */
  isStaged: boolean;
};

/** The folder in which a build stages files. */
export type Staging = {
  folder: string;
  /**
   * Whether it has the folders of the site, because nothing is published yet: they are moved as they are. Otherwise
   * all are in one folder, because creating and removing a folder for each of thousands of pages takes as long as writing them.
   */
  hasFolders: boolean;
};

/** Where a file is staged. */
export const stagedPath = ({ folder, hasFolders }: Staging, file: string): string =>
  path.join(folder, hasFolders ? file : createHash('sha1').update(file).digest('hex'));

/** Names in assets/ contain the hash of the file, so such a file never changes. */
export const isHashed = (file: string): boolean => file.startsWith('assets/');

/** Whether a published file is an HTML document. */
export const isDocument = (file: string): boolean => file.endsWith('.html');

/** The name under which hosts look for a document before they look for its folder: fees.html for fees/index.html. */
export const twinOf = (file: string): string | null =>
  file.endsWith('/index.html') ? `${file.slice(0, -'/index.html'.length)}.html` : null;
