import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restorePublished } from '../src/build/publish.ts';
import { startStaticServer } from './preview/static-server.ts';

/** `npm run preview [-- --port N]`: the built site at an address of this machine, until it is stopped. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '4173' } } });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    console.error('--port needs a number from 0 to 65535, for example --port 8080.');
    return 2;
  }
  const folder = path.resolve('dist');
  restorePublished(folder);
  if (!existsSync(folder)) {
    console.error('There is no built site yet. Build it first: npm run build');
    return 2;
  }
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
