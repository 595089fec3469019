import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/build/build-site.ts';
import { publish } from '../src/build/publish.ts';
import { loadSite } from '../src/content/load-site.ts';
import { formatReport } from '../src/diagnostics/format-report.ts';
import { contentFolder, shownFolder, wantsColour } from './content-folder.ts';

/**
 * `npm run build [-- --out DIR]`: the static site in dist/. Where the content has errors, they are told, dist/
 * stays as it was and 1 is returned.
 */
export async function main(args: string[]): Promise<number> {
  const started = performance.now();
  const { values } = parseArgs({ args, options: { out: { type: 'string', default: 'dist' } } });
  const contentDir = contentFolder();
  const site = await loadSite(contentDir);
  const { tree } = site;
  if (!tree || site.diagnostics.some(({ severity }) => severity === 'error')) {
    const options = { folder: shownFolder(contentDir), colour: wantsColour(process.stderr) };
    console.error(formatReport(site, options));
    console.error(`${values.out}/ is as it was.`);
    return 1;
  }
  await publish(path.resolve(values.out), (folder) =>
    buildSite(tree, { root: process.cwd(), contentDir, folder, today: new Date() }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${tree.pages.length} pages built in ${values.out}/ in ${seconds} s.`);
  return 0;
}
