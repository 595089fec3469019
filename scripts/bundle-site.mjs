/** Bundles the code of a site: node scripts/bundle-site.mjs VITE FOLDER. A process of its own gives Vite's memory back. */
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { explainError, explainSiteFault, printable } from './explain-error.mjs';

const [, , vite, folder] = process.argv;
try {
  const built = pathToFileURL(
    join(process.env.ENGINE_BUILT, 'commands', 'site', 'bundle-site.js'),
  ).href;
  const { bundleSite } = await import(built);
  await bundleSite(await import(vite), folder);
} catch (error) {
  const words = explainSiteFault(error) ?? explainError(error);
  console.error(words === null ? error : printable(words));
  process.exitCode = 1;
}
