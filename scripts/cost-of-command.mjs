/** Runs a command like `node scripts/run.mjs`; its last line is JSON with the resources used by the process. */
import process from 'node:process';
import { runScript } from './run-script.mjs';

const exitCode = await runScript(process.argv.slice(2));
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    exitCode,
    seconds: process.uptime(),
    cpuSeconds: (user + system) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
