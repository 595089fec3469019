import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

type Manifest = { bin?: string | Record<string, string> };

/** The script behind a package's command. Started with Node itself, it needs no shell on any system. */
export function toolScript(packageName: string): string {
  const folder = path.resolve('node_modules', packageName);
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { bin } = manifest;
  const script = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (!script) throw new Error(`The package ${packageName} has no command.`);
  return path.join(folder, script);
}

/** How a Node script is run. */
export type RunOptions = {
  env?: Record<string, string>;
  /** Takes its output, instead of the terminal: what runs side by side would be mixed up there. */
  print?: ((text: string) => void) | undefined;
  /** Takes the processors' time that others leave. */
  isPatient?: boolean;
};

/** Writes to the terminal. */
export const printAtOnce = (text: string): void => void process.stdout.write(text);

/** Runs a Node script; resolves to its exit code. */
export function runNode(
  args: string[],
  { env, print, isPatient = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['inherit', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
      env: { ...process.env, ...(print ? coloursOfTerminal() : {}), ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    if (isPatient && child.pid !== undefined) waitForOthers(child.pid);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A tool that does not see the terminal would print without colours. */
const coloursOfTerminal = (): Record<string, string> =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};

/** What the process starts later waits too. Where the system refuses, all just run side by side. */
function waitForOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is faster with it, and right without.
  }
}
