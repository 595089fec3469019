/**
 * Builds parts of the engine: node scripts/build-engine.mjs FOLDER PART... A process of its own gives Vite's memory back.
 */
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { madeOnce } from './engine.mjs';

const [folder, ...parts] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const config = { configFile: false, logLevel: 'error' };
const load = async (file, plugins = []) =>
  (await runnerImport(join(root, 'scripts', 'engine', file), { ...config, plugins })).module;
const { entryImportsPlugin } = await load('entry-imports-plugin.ts');
const { buildPart } = await load('build-engine.ts', [entryImportsPlugin(root)]);
await Promise.all(parts.map((part) => madeOnce(folder, part, (draft) => buildPart(part, draft))));
