import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { load } from 'js-yaml';
import { z } from 'zod';
import { cacheFolder } from '../../src/build/cache/cache-file.ts';
import { buildBeside } from '../browser/build-into.ts';
import { publishedFiles } from '../build/publish-sites.ts';
import { footballLeague } from './football-league.ts';

/** The content folders of the sites that tests build. */
const contentFolders = {
  school: 'content',
  clinic: 'scripts/starter/clinic',
  library: 'scripts/starter/library',
  'fish market': 'tests/fixtures/fish-market/content',
  'water office': 'tests/fixtures/water-office',
  'football league': footballLeague,
};

type SiteName = keyof typeof contentFolders;

/** `describe.each(siteNames)` runs the same tests on every site. */
export const siteNames: readonly SiteName[] = [
  'school',
  'clinic',
  'library',
  'fish market',
  'water office',
  'football league',
];

export type BuiltSite = {
  name: SiteName;
  /** The content folder. */
  content: string;
  /** The folder into which the site was built. */
  folder: string;
  /** The address of the site, as its settings have it: no fixture is below a path. */
  address: string;
  /** All published files, as paths from `folder` with forward slashes: `fees/index.html`. */
  files: readonly string[];
  /** The text of one of them. */
  read: (file: string) => string;
};

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Builds a site into a folder while no other worker does: of two builds at once, the second would fail. */
async function buildAlone(folder: string, content: string): Promise<string> {
  const lock = `${folder}.lock`;
  mkdirSync(path.dirname(folder), { recursive: true });
  for (let isMine = false; !isMine;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      isMine = true;
    } catch {
      const owner = Number(readIfThere(lock) ?? process.pid);
      if (owner !== 0 && !isRunning(owner)) rmSync(lock, { force: true });
      await setTimeout(50);
    }
  }
  try {
    return await buildBeside(folder, '--content', content);
  } finally {
    rmSync(lock);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * A site of this project, built. All test files and later runs share the folder: where neither the content, the code
 * nor the day has changed, the command finds it up to date at once. `npm test` has built the school already.
 */
export async function builtSite(name: SiteName): Promise<BuiltSite> {
  const written = contentFolders[name];
  const content = typeof written === 'string' ? written : written();
  const folder =
    (name === 'school' && process.env['SITE_DIST']) ||
    (await buildAlone(path.join(cacheFolder, 'check', 'sites', name.replace(' ', '-')), content));
  const settings: unknown = load(readFileSync(path.join(content, 'site.yaml'), 'utf8'));
  return {
    name,
    content,
    folder,
    address: z.object({ address: z.string() }).parse(settings).address,
    files: publishedFiles(folder),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
