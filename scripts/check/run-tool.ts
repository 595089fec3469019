import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

import { dependencyFolder } from '../../src/build/index.ts';

type Manifest = { bin?: string | Record<string, string> };

/** Run with Node directly, the script needs no shell on any system. */
export function toolScript(packageName: string): string {
  return scriptIn(dependencyFolder(packageName));
}

/** The script of the command of the package in a folder. */
export function scriptIn(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { bin } = manifest;
  const script = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (!script) throw new Error(`The package in ${folder} has no command.`);
  return path.join(folder, script);
}

export type RunOptions = {
  /** The folder to run in; by default the current one. */
  cwd?: string;
  env?: Record<string, string>;
  /** Receives its output, because parallel tools would mix theirs on the terminal. */
  print?: ((text: string) => void) | undefined;
  /** Whether everything else on the machine goes first. */
  isInBackground?: boolean | undefined;
};

export const printAtOnce = (text: string): void => void process.stdout.write(text);

/** Runs a Node script; resolves to its exit code. */
export function runNode(
  args: string[],
  { cwd, env, print, isInBackground = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['inherit', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...(print ? coloursOfTerminal() : {}), ...env },
    });
    if (isInBackground && child.pid !== undefined) lowerPriority(child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has already ended, or the system has no priorities: it only takes its turn earlier.
  }
}

/** A tool without a terminal would print without colours. */
const coloursOfTerminal = (): Record<string, string> =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};
