import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/*
 * A thread of the pool. The site's own blocks and rules register themselves before the engine is loaded, as in a command
 * (scripts/run-script.mjs).
 */
const codeOfSite = process.env['SITE_CODE'];
if (codeOfSite) {
  const { node }: { node: string } = JSON.parse(
    readFileSync(path.join(codeOfSite, 'site.json'), 'utf8'),
  );
  await import(pathToFileURL(path.join(codeOfSite, node)).href);
}
const { answerTasks } = await import('./answer-tasks.ts');
answerTasks();
