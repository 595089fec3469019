import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { z } from 'zod';
import { codeOf } from './if-there.ts';

/** The shape of a stored process identity. */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  /** When the process started, in the system's own unit; null if the system does not tell. */
  started: z.string().nullable(),
  /** The system that process ids belong to, because every container counts from 1. */
  system: z.string(),
});

/** Identifies a process even if its id is reused. */
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

/** The state and start time of a process on Linux: proc(5), fields 3 and 22. */
function readStat(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name, which may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state !== undefined && started !== undefined ? { state, started } : null;
  } catch {
    return null;
  }
}

function systemName(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** The current process. */
export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  started: readStat(process.pid)?.started ?? null,
  system: systemName(),
});

/** Whether a process is still running; `unknown` if that cannot be determined from here. */
export function stateOf(owner: ProcessIdentity): 'running' | 'ended' | 'unknown' {
  if (owner.system !== systemName()) return 'unknown';
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if (codeOf(error) !== 'EPERM') return 'ended';
  }
  const stat = readStat(owner.pid);
  if (stat === null || owner.started === null) return 'unknown';
  // Z: killed, but not yet reaped by its parent.
  return stat.started === owner.started && stat.state !== 'Z' ? 'running' : 'ended';
}
