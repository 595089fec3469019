/**
 * Builds parts of the engine: node scripts/build-engine.mjs FOLDER PART... [--maps]. A process of its own gives Vite's memory
 * back.
 */
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { madeOnce } from './engine.mjs';

const [folder, ...parts] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
process.env.NODE_ENV = 'production';
const source = join(dirname(fileURLToPath(import.meta.url)), 'engine', 'build-engine.ts');
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });
const hasMaps = process.argv.includes('--maps');
await Promise.all(
  parts.map((part) => madeOnce(folder, part, (draft) => module.buildPart(part, draft, hasMaps))),
);
