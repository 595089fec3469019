import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { engineRoot } from '../src/roots.ts';
import { bundlingProcess } from './bundling-process.mjs';

/**
 * Bundles scripts meanwhile, in a process of its own, because Vite's memory, over 100 MB, is never given back. If that
 * fails, whoever needs the scripts bundles them, and says why it cannot.
 * @param command the URL of the bundle of the running command, so that it is not bundled a second time; it exports
 *   `bundleScriptsAhead`
 * @param mayOutlast whether the command may end before
 */
export async function bundleAhead(command: string, mayOutlast = false): Promise<void> {
  const ahead = path.join(engineRoot, 'scripts/bundle-scripts-ahead.mjs');
  const bundling = fork(ahead, [command], {
    ...bundlingProcess(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (mayOutlast) {
    bundling.unref();
    bundling.channel?.unref();
  }
  await once(bundling, 'close');
}
