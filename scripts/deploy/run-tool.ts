import { spawn } from 'node:child_process';
import process from 'node:process';
import { CommandError } from '../../src/build/command-error.ts';

/** A third-party program, and the command that installs it. */
export type Tool = { name: string; install: string };

/** The output of a tool. */
export type Said = { status: number; out: Buffer; err: string };

/**
 * Runs a tool and captures its output; with `shown`, the output goes to the terminal instead.
 * @throws CommandError if it is not installed.
 */
export const runTool = (
  { name, install }: Tool,
  args: readonly string[],
  { shown = false }: { shown?: boolean } = {},
): Promise<Said> =>
  new Promise((resolve, reject) => {
    // Programs installed by npm are command scripts on Windows.
    const isScript = process.platform === 'win32' && install.startsWith('npm ');
    const child = spawn(name, args, {
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      shell: isScript,
      // Its output is parsed.
      env: { ...process.env, LC_ALL: 'C' },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      reject(
        isMissing ? new CommandError(`${name} is not installed. Install it: ${install}`) : error,
      );
    });
    child.on('close', (status) =>
      resolve({
        status: status ?? 1,
        out: Buffer.concat(out),
        err: Buffer.concat(err).toString().trim(),
      }),
    );
  });

/**
 * Runs a tool that must succeed.
 * @throws CommandError with its output if it fails.
 */
export async function insistOn(tool: Tool, args: readonly string[]): Promise<void> {
  await outputIfThere(tool, args, () => false);
}

/**
 * Runs a tool and returns its output; null if what it reads does not exist.
 * @throws CommandError with its output if it fails otherwise.
 */
export async function outputIfThere(
  tool: Tool,
  args: readonly string[],
  isMissing: (said: Said) => boolean,
): Promise<Buffer | null> {
  const said = await runTool(tool, args);
  if (said.status === 0) return said.out;
  if (isMissing(said)) return null;
  throw new CommandError(
    `${tool.name} ended with ${said.status}: ${said.err}\nDeploy again: it goes on from there.`,
  );
}
