import path from 'node:path';
import { engineRoot } from '../src/build/index.ts';
import { runNode, type RunOptions } from './check/run-tool.ts';

/** Runs another command of the engine in a process of its own; resolves to its exit code. */
export const runEngine = (args: string[], options?: RunOptions): Promise<number> =>
  runNode([path.join(engineRoot, 'scripts', 'run.mjs'), ...args], options);
