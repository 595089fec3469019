import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** Runs a Node script with its output on the terminal; resolves to its exit code. */
export function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
