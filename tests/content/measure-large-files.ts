import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { largeFiles } from '../fuzz/large-files.ts';
import { fixContent } from '../../src/build/content-files/fix-content.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { formatGithub, jobSummary } from '../../src/messages/format-github.ts';
import { formatJson } from '../../src/messages/format-json.ts';
import { formatReport } from '../../src/messages/format-text.ts';

/** What one file took to check: a line of JSON for each, and before it one with its name alone. */
export type Measured = {
  name: string;
  milliseconds?: number;
  megabytes?: number;
  codes?: string[];
};

const tell = (measured: Measured) => console.log(JSON.stringify(measured));

/** The most memory that this process has had, in MB. */
function peakMegabytes(): number {
  // On Linux a process that was started by a larger one reports, as its own maxRSS, what that one had.
  const status = '/proc/self/status';
  const peak = existsSync(status) ? /VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8')) : null;
  return Number(peak?.[1] ?? process.resourceUsage().maxRSS) / 1024;
}

const [folder = '', names = '[]'] = process.argv.slice(2);
const wanted: string[] = JSON.parse(names);
mkdirSync(path.join(folder, 'pages'), { recursive: true });
for (const { name, file, text } of largeFiles.filter((each) => wanted.includes(each.name))) {
  tell({ name });
  const target = path.join(folder, file);
  writeFileSync(target, text);
  const started = process.cpuUsage();
  const site = await loadSite(folder);
  formatReport(site, {
    paint: (style, words) => styleText(style, words, { validateStream: false }),
  });
  formatGithub(site.diagnostics);
  formatJson(site.diagnostics, site.pageCount);
  jobSummary(site.diagnostics, site.pageCount, site.texts);
  const { user, system } = process.cpuUsage(started);
  await fixContent(folder);
  tell({
    name,
    milliseconds: (user + system) / 1000,
    megabytes: peakMegabytes(),
    codes: site.diagnostics
      .filter((diagnostic) => diagnostic.file === file)
      .map(({ code }) => code),
  });
  rmSync(target);
}
