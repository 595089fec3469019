import { addressOf, startDevServer } from '../src/dev/dev-server.ts';
import * as code from '../src/dev/dev-site.ts';
import { checkElsewhere } from './start/check-elsewhere.ts';
import { contentFolder } from './content-folder.ts';
import { takeDay } from './day-option.ts';
import { readPort } from './port-option.ts';

/** `npm start [-- --as-of DAY]`: serves the site for editing and shows every saved change. Runs until it is stopped. */
export async function main(args: string[]): Promise<number> {
  const { asOf, rest } = takeDay(args);
  const port = readPort(rest, 5173);
  if (port === null || asOf === null) return 2;
  const server = await startDevServer(contentFolder(), port, { asOf, code, checkElsewhere });
  console.log(`
  The site is at ${addressOf(server)}

  To change a page, open it there and click "Edit this page"; or save a file in content/ and the page changes.
  Stop with Ctrl+C.
`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await server.close();
  return 0;
}
