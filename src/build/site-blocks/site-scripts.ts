import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Scripts } from './engine-scripts.ts';

/** What was bundled of a site's own blocks and rules (`site.json`). */
export type SiteScripts = {
  /** The file that commands import. */
  node: string;
  /** The files that each island of the site needs besides the script of every page; its own file is the last. */
  islandScripts: Readonly<Record<string, readonly string[]>>;
  /** The files for visitors. */
  visitors: Scripts['files'];
  /** The file that the editor imports first, and all files of the editor. */
  editor: { entry: string; files: readonly string[] };
};

/** A file of the site's bundled code; null if the site has no code. */
export function siteFile(name: string): string | null {
  const folder = process.env['SITE_CODE'];
  return folder ? path.join(folder, name) : null;
}

/** What was bundled of the site's own code; null if there is none. */
export function siteScripts(): SiteScripts | null {
  const file = siteFile('site.json');
  return file === null ? null : JSON.parse(readFileSync(file, 'utf8'));
}
