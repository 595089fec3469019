import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/build/build-site.ts';
import { publish, type Build } from '../src/build/publish/publish.ts';
import { listStaged } from '../src/build/publish/staged-files.ts';
import { resolveTarget } from '../src/build/publish/target.ts';
import { loadSite } from '../src/content/load-site.ts';
import { formatReport } from '../src/diagnostics/format-report.ts';
import { contentFolder, shownFolder, paintFor } from './content-folder.ts';

/**
 * `npm run build [-- --out DIR]`: the static site in dist/. Where the content has errors, they are reported, dist/
 * stays as it was and 1 is returned.
 */
export async function main(args: string[]): Promise<number> {
  const started = performance.now();
  const { values } = parseArgs({ args, options: { out: { type: 'string', default: 'dist' } } });
  const contentDir = contentFolder();
  const root = process.cwd();
  const target = resolveTarget(values.out, { root, contentDir });
  let pageCount = 0;
  // The content is read when no other build runs any more: the last to begin is the one that stays.
  const build: Build = async ({ staging }) => {
    const site = await loadSite(contentDir);
    const { tree, pictureSizes } = site;
    if (!tree || site.diagnostics.some(({ severity }) => severity === 'error')) {
      const options = { folder: shownFolder(contentDir), paint: paintFor(process.stderr) };
      console.error(formatReport(site, options));
      return null;
    }
    const today = new Date();
    await buildSite(tree, { root, contentDir, pictureSizes, folder: staging, today });
    pageCount = tree.pages.length;
    return listStaged(staging);
  };
  const shown = path.join(values.out, path.sep);
  const isPublished = await publish(target, build, {
    onWait: () => console.error(`Another build of ${shown} is running. This one goes on after it.`),
  });
  if (!isPublished) {
    console.error(`${shown} is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pageCount} pages built in ${shown} in ${seconds} s.`);
  return 0;
}
