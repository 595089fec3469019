import { createServer } from 'vite';
import { devSitePlugin } from '../src/dev/dev-plugin.ts';
import { contentFolder } from './content-folder.ts';

/** `npm start`: serves the site for editing and shows every saved change. Runs until it is stopped. */
export async function main(args: string[]): Promise<number> {
  const port = Number(args[args.indexOf('--port') + 1]) || 5173;
  const server = await createServer({
    // A build beside the server must not reload the pages that are open.
    server: { port, watch: { ignored: ['**/dist/**', '**/.dist-*/**'] } },
    plugins: [devSitePlugin(contentFolder())],
    appType: 'custom',
    // Found beforehand: a package that turned up later would load the first pages twice.
    optimizeDeps: { entries: ['src/client/main.tsx', 'src/dev/overlay.ts'] },
  });
  await server.listen();
  server.printUrls();
  console.log(
    '\n  Save a file in content/ and the page in the browser changes. Stop with Ctrl+C.\n',
  );
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await server.close();
  return 0;
}
