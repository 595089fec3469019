import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineRoot } from '../src/roots.ts';
import { reportFiles, writeReports } from './access-report/write-reports.ts';
import { command } from './command.ts';

/** `npm run access-report`: makes the readable pages of the reports on ATAG 2.0 and WCAG 2.2 from their data. */
export const main = command({ typed: 'npm run access-report', options: {} }, () => {
  const pages = writeReports(engineRoot);
  for (const name of ['atag', 'wcag'] as const) {
    writeFileSync(path.join(engineRoot, reportFiles[name].page), pages[name]);
    console.log(`${reportFiles[name].page} is written.`);
  }
  return 0;
});
