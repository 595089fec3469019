import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { cacheFolder } from '../cache/cache-file.ts';
import { engineRoot } from '../roots.ts';
import { currentBlocksFolder } from '../site-blocks/find-site-blocks.ts';
import { devSitePlugin } from './dev-plugin.ts';
import type { DevSiteOptions } from './open-site.ts';

/**
 * Starts the development server, reachable from this machine and from its own pages only. If the port is taken, the
 * next free one is used.
 */
export async function startDevServer(
  contentDir: string,
  port: number,
  options: DevSiteOptions = {},
): Promise<ViteDevServer> {
  const server = await createServer({
    root: engineRoot,
    cacheDir: path.join(cacheFolder, 'vite'),
    server: {
      port,
      host: '127.0.0.1',
      cors: false,
      fs: { strict: true, allow: [engineRoot, cacheFolder, currentBlocksFolder()] },
      // A build running beside the server must not reload open pages.
      watch: { ignored: ['**/dist/**', '**/.dist-*/**', '**/.cache/**'] },
    },
    plugins: [devSitePlugin(contentDir, options)],
    appType: 'custom',
    // Found beforehand: a package that turned up later would load the first pages twice.
    optimizeDeps: {
      entries: ['src/client/main.ts', 'src/dev/overlay.ts'],
    },
  });
  return server.listen();
}

/** The address of a server that has started. */
export function addressOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://localhost:${address.port}/`;
}
