import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { cacheFolder } from '../../src/cache/cache-file.ts';
import { buildBeside } from '../browser/build-into.ts';
import { publishedFiles } from '../build/publish-sites.ts';

/** The content folders of the sites that tests build as they are. */
const contentFolders = {
  school: 'content',
  clinic: 'scripts/starter/clinic',
  library: 'scripts/starter/library',
  'fish market': 'tests/fixtures/fish-market/content',
  'water office': 'tests/fixtures/water-office',
};

type SiteName = keyof typeof contentFolders;

/** `describe.each(siteNames)` runs the same tests on every site. */
export const siteNames: readonly SiteName[] = [
  'school',
  'clinic',
  'library',
  'fish market',
  'water office',
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

/**
 * A site of this project, built. All test files and later runs share the folder: where neither the content, the code
 * nor the day has changed, the command finds it up to date at once. `npm test` has built the school already.
 */
export async function builtSite(name: SiteName): Promise<BuiltSite> {
  const content = contentFolders[name];
  const folder =
    (name === 'school' && process.env['SITE_DIST']) ||
    (await buildBeside(
      path.join(cacheFolder, 'check', 'sites', name.replace(' ', '-')),
      '--content',
      content,
    ));
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
