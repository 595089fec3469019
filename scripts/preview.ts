import { statSync } from 'node:fs';
import path from 'node:path';
import { isPublished, siteRoot } from '../src/build/index.ts';
import { command } from './command.ts';
import { portOption, readPort } from './port-option.ts';
import { startStaticServer } from './preview/static-server.ts';
import { untilStopped } from './until-stopped.ts';

const usualPort = 4173;

/** `npm run preview`: serves the built site, of this folder or of another, on this machine until it is stopped. */
export const main = command(
  {
    typed: 'npm run preview',
    // As for every command, so that one line of options serves all of them; `--out` names the served folder.
    readsContent: true,
    options: {
      out: { type: 'string', value: 'DIR', help: 'the built site (dist/ if left out)' },
      port: portOption(usualPort),
    },
  },
  async ({ out, port: requestedPort }) => {
    const port = readPort(requestedPort, usualPort);
    return port === null ? 2 : preview(path.resolve(siteRoot, out ?? 'dist'), port);
  },
);

async function preview(folder: string, port: number): Promise<number> {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) {
    console.error(
      `${folder} is a file; the built site is a folder. Remove it, then: npm run build`,
    );
    return 2;
  }
  if (!stat || !isPublished(folder)) {
    console.error(`There is no built site in ${shown(folder)} yet. Build it first: npm run build`);
    return 2;
  }
  try {
    const server = await startStaticServer(folder, port);
    console.log(`\n  The built site is at ${server.origin}/\n\n  Stop with Ctrl+C.\n`);
    await untilStopped();
    await server.close();
    return 0;
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    console.error(`Port ${port} is taken. Choose another: npm run preview -- --port ${port + 1}`);
    return 2;
  }
}

const shown = (folder: string): string =>
  path.join(path.relative(siteRoot, folder) || '.', path.sep);

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
