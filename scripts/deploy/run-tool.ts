import { spawn } from 'node:child_process';
import process from 'node:process';
import { CommandError } from '../../src/build/index.ts';

export type Tool = { name: string; install: string };

export type ToolOutput = { status: number; out: Buffer; err: string };

/** The exit code of a shell, and of the guard, for a missing program. */
const notFound = 127;

/** Runs a tool until its own input closes, for example because the writing process was killed. */
const guard = `
  const { spawn } = require('node:child_process');
  const [name, ...args] = process.argv.slice(1);
  const tool = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  process.stdin.on('close', () => tool.kill()).resume();
  tool.on('error', ({ code }) => process.exit(code === 'ENOENT' ? ${notFound} : 1));
  tool.on('close', (status) => process.exit(status ?? 1));`;

/** Starts a tool that ends with this process: it must not go on uploading while the next deployment runs. */
export function startTool({ name }: Tool, args: readonly string[]) {
  // Its output is parsed.
  const env = { ...process.env, LC_ALL: 'C' };
  return spawn(process.execPath, ['-e', guard, '--', name, ...args], { env });
}

/**
 * Runs a tool and captures its output.
 * @throws CommandError if it is not installed.
 */
export const runTool = (tool: Tool, args: readonly string[]): Promise<ToolOutput> =>
  new Promise((resolve, reject) => {
    const child = startTool(tool, args);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === notFound)
        reject(new CommandError(`${tool.name} is not installed. Install it: ${tool.install}`));
      resolve({
        status: status ?? 1,
        out: Buffer.concat(out),
        err: Buffer.concat(err).toString().trim(),
      });
    });
  });

/**
 * Runs a tool that must succeed.
 * @throws CommandError with its output if it fails.
 */
export async function insistOn(tool: Tool, args: readonly string[]): Promise<void> {
  await outputIfThere(tool, args, () => false);
}

/**
 * Runs a tool and returns its output; null if it reads something that does not exist.
 * @throws CommandError with its output if it fails otherwise.
 */
export async function outputIfThere(
  tool: Tool,
  args: readonly string[],
  isMissing: (output: ToolOutput) => boolean,
): Promise<Buffer | null> {
  const output = await runTool(tool, args);
  if (output.status === 0) return output.out;
  if (isMissing(output)) return null;
  throw new CommandError(
    `${tool.name} ended with ${output.status}: ${output.err}\nDeploy again: it goes on from there.`,
  );
}
