import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { engineRoot } from '../src/roots.ts';
import { bundlingProcess } from './bundling-process.mjs';

/**
 * Bundles scripts in a process of its own in the meantime, because Vite never returns its memory of over 100 MB. If
 * that fails, whoever needs the scripts bundles them and reports the error.
 * @param command the URL of the running command's bundle, which exports `bundleScriptsAhead`
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
