import { fork } from 'node:child_process';
import path from 'node:path';
import type { CheckElsewhere } from '../../src/content-files/check-in-parallel.ts';
import { isPackedPages, type PackedPages } from '../../src/content-files/packed-pages.ts';

import { engineRoot } from '../../src/roots.ts';

/** Checks a share of the pages with `scripts/check-share.ts` in a process of its own. */
export const checkElsewhere: CheckElsewhere = (contentDir, { index, shares }) =>
  new Promise((resolve) => {
    let packed: PackedPages | null = null;
    const args = ['check-share', '--content', contentDir, String(index), String(shares)];
    const child = fork(path.join(engineRoot, 'scripts/run.mjs'), args, {
      serialization: 'advanced',
      stdio: 'ignore',
    });
    child.on('message', (message: unknown) => {
      if (isPackedPages(message)) packed = message;
    });
    child.on('error', () => resolve(null));
    child.on('close', () => resolve(packed));
  });
