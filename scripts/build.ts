import path from 'node:path';
import { buildSite } from '../src/build/build-site.ts';
import { publish } from '../src/build/publish.ts';
import { loadSite } from '../src/content/load-site.ts';
import { contentFolder } from './content-folder.ts';

/** `npm run build`: the static site in dist/. Where the content has errors, dist/ stays as it was and 1 is returned. */
export async function main(): Promise<number> {
  const started = performance.now();
  const contentDir = contentFolder();
  const { tree, problems } = await loadSite(contentDir);
  if (!tree || problems.some(({ severity }) => severity === 'error')) {
    console.error(problems.map((problem) => problem.message).join('\n'));
    return 1;
  }
  await publish(path.resolve('dist'), (folder) =>
    buildSite(tree, { root: process.cwd(), contentDir, folder, today: new Date() }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${tree.pages.length} pages built in dist/ in ${seconds} s.`);
  return 0;
}
