import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/build/build-site.ts';
import { publish } from '../src/build/publish.ts';
import { loadSite } from '../src/content/load-site.ts';
import { formatProblem } from '../src/problems/format-text.ts';
import { contentFolder } from './content-folder.ts';

/**
 * `npm run build [-- --out DIR]`: the static site in dist/. Where the content has errors, they are told, dist/
 * stays as it was and 1 is returned.
 */
export async function main(args: string[]): Promise<number> {
  const started = performance.now();
  const { values } = parseArgs({ args, options: { out: { type: 'string', default: 'dist' } } });
  const contentDir = contentFolder();
  const { tree, problems, texts } = await loadSite(contentDir);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!tree || errors.length > 0) {
    for (const problem of errors) console.error(`${formatProblem(problem, texts(problem.file))}\n`);
    console.error(`Nothing was built: ${values.out}/ is as it was.`);
    return 1;
  }
  await publish(path.resolve(values.out), (folder) =>
    buildSite(tree, { root: process.cwd(), contentDir, folder, today: new Date() }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${tree.pages.length} pages built in ${values.out}/ in ${seconds} s.`);
  return 0;
}
