import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { PeerCommand } from './site.ts';

/** What a measure gives: a number, or why there is none. */
export type Measured = number | { missing: string };

/** What a program printed last, where it failed. */
const linesShown = 5;

function start({ command, args, env }: PeerCommand, cwd: string) {
  const child = spawn(command, args, {
    cwd,
    // Each program chooses by its command whether it works as in production.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it has started is ended with it.
    detached: process.platform !== 'win32',
  });
  let printed = '';
  const read = (chunk: Buffer) => (printed = `${printed}${chunk.toString()}`.slice(-4000));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.on('error', ({ message }) => (printed += message));
  return {
    child,
    lastLines: () => printed.trim().split('\n').slice(-linesShown).join('\n'),
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** The seconds that a command takes in a folder, if it succeeds within a limit. */
export async function timeCommand(
  command: PeerCommand,
  folder: string,
  limit: number,
): Promise<Measured> {
  const began = performance.now();
  const { child, lastLines } = start(command, folder);
  const timer = new AbortController();
  const ended = once(child, 'close').catch(() => null);
  await Promise.race([ended, wait(limit * 1000, null, { signal: timer.signal }).catch(() => null)]);
  const seconds = (performance.now() - began) / 1000;
  timer.abort();
  if (child.exitCode === 0) return seconds;
  if (child.pid !== undefined && !hasEnded(child)) {
    await end(child);
    return { missing: `> ${limit} s` };
  }
  console.error(lastLines());
  return { missing: 'failed' };
}

/** Starts a server in a folder, and lets something use it from when it answers with a page at an address. */
export async function withServer(
  command: PeerCommand,
  folder: string,
  { url, limit }: { url: string; limit: number },
  use: () => Promise<Measured>,
): Promise<Measured> {
  const { child, lastLines } = start(command, folder);
  try {
    const latest = performance.now() + limit * 1000;
    for (;;) {
      const response = await fetch(url, { signal: AbortSignal.timeout(limit * 1000) }).catch(
        () => null,
      );
      if (response?.ok && (await response.text()).includes('<main')) break;
      if (child.pid === undefined || hasEnded(child)) {
        console.error(lastLines());
        return { missing: 'failed' };
      }
      if (performance.now() > latest) return { missing: `> ${limit} s` };
      await wait(50);
    }
    return await use();
  } finally {
    await end(child);
  }
}
