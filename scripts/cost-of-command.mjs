/** Runs a command as `node scripts/run.mjs` does; its last line says, as JSON, what the process has used for it. */
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
