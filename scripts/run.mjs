/** Runs scripts/NAME.ts: node scripts/run.mjs NAME [--content DIR] [arguments]. */
import process from 'node:process';
import { runScript } from './run-script.mjs';

process.exitCode = await runScript(process.argv.slice(2));
