import { addressOf, startDevServer } from '../src/dev/index.ts';
import { codeOfSite, versionOf } from './engine.mjs';
import { restartCode } from './supervise-server.mjs';
import { contentFolder, shownFolder } from './content-folder.ts';
import { command } from './command.ts';
import { dayOption, readDay } from './day-option.ts';
import { portOption, readPort } from './port-option.ts';
import { untilStopped } from './until-stopped.ts';

const usualPort = 5173;

/** `npm start [-- --as-of DAY]`: serves the site for editing and shows every saved change. Runs until it is stopped. */
export const main = command(
  {
    typed: 'npm start',
    readsContent: true,
    options: { port: portOption(usualPort), 'as-of': dayOption },
  },
  (values) => {
    const asOf = readDay(values['as-of']);
    const port = readPort(values.port, usualPort);
    return port === null || asOf === null ? 2 : serve(port, asOf);
  },
);

async function serve(port: number, asOf: string | undefined): Promise<number> {
  const contentDir = contentFolder();
  const earlier = process.env['SITE_PORT'];
  const server = await startDevServer(contentDir, earlier ? Number(earlier) : port, {
    asOf,
    codeChanged: () => process.exit(restartCode),
    isCodeLoaded: () =>
      versionOf(process.env['ENGINE_VERSION'] ?? '', codeOfSite()) === process.env['CODE_VERSION'],
  });
  if (!earlier)
    console.log(`
  The site is at ${addressOf(server)}

  To change a page, open it there and click "Edit this page"; or save a file in ${shownFolder(contentDir)}/ and the page changes.
  Stop with Ctrl+C.
`);
  process.env['SITE_PORT'] = String(server.port);
  await untilStopped();
  await server.close();
  return 0;
}
