import { statSync } from 'node:fs';
import path from 'node:path';
import { completeInterrupted } from '../src/build/publish/publish.ts';
import { isPublished } from '../src/build/publish/target.ts';
import { readPort } from './port-option.ts';
import { startStaticServer } from './preview/static-server.ts';

/** `npm run preview [-- --port N]`: the built site at an address of this machine, until it is stopped. */
export async function main(args: string[]): Promise<number> {
  const port = readPort(args, 4173);
  if (port === null) return 2;
  const folder = path.resolve('dist');
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) {
    console.error(
      `${folder} is a file; the built site is a folder. Remove it, then: npm run build`,
    );
    return 2;
  }
  if (!stat || !isPublished(folder)) {
    console.error('There is no built site yet. Build it first: npm run build');
    return 2;
  }
  await completeInterrupted(folder);
  try {
    const server = await startStaticServer(folder, port);
    console.log(`\n  The built site is at ${server.origin}/\n\n  Stop with Ctrl+C.\n`);
    await stopSignal();
    await server.close();
    return 0;
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    console.error(`Port ${port} is taken. Choose another: npm run preview -- --port ${port + 1}`);
    return 2;
  }
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
