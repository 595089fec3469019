import { randomUUID } from 'node:crypto';
import { setInterval, clearInterval } from 'node:timers';
import { z } from 'zod';
import { CommandError } from '../../src/build/command-error.ts';
import { processIdentitySchema, stateOf } from '../../src/build/publish/process-identity.ts';
import type { ProcessIdentity } from '../../src/build/publish/process-identity.ts';
import type { DeployTarget } from './deploy-target.ts';
import { recordsFolder, readRecord, writeRecord } from './deployed.ts';

const minute = 60_000;

/** How often the owner of a claim renews it. */
const beat = minute;

/** An owner that could not renew its claim for so long stops working. */
const lease = 5 * minute;

/** After so long, a claim of another computer counts as abandoned: their clocks may differ by the rest. */
const silence = 15 * minute;

const claimSchema = processIdentitySchema.extend({ renewed: z.number() });

/** Whether a file is the claim of a process to a target. */
export const isClaim = (file: string): boolean => file.startsWith(`${recordsFolder}/claim-`);

/** Exclusive access to a target, until it is released. */
export type TargetLock = {
  /** The files in the folder of deployments when it was locked. */
  names: readonly string[];
  /** @throws CommandError once the claim is so old that another process may have taken over. */
  check(): void;
  release(): Promise<void>;
};

/**
 * Locks a target. Each process first places a claim of its own and only then looks for others: of two at the same moment, at
 * least one sees the other and withdraws.
 * @throws CommandError if another deployment is running.
 */
export async function lockTarget(
  target: DeployTarget,
  owner: ProcessIdentity,
): Promise<TargetLock> {
  const claimFile = `${recordsFolder}/claim-${randomUUID()}.json.gz`;
  let renewed = 0;
  const isHeld = () => Date.now() - renewed < lease;
  const renew = async () => {
    const now = Date.now();
    await writeRecord(target, claimFile, { ...owner, renewed: now });
    renewed = now;
  };
  const isAlive = async (file: string): Promise<boolean> => {
    const remedy = 'Remove it, then deploy again.';
    const claim = await readRecord(target, file, claimSchema, remedy);
    const state = claim === null ? 'ended' : stateOf(claim);
    return state === 'unknown' ? Date.now() - (claim?.renewed ?? 0) < silence : state === 'running';
  };
  await renew();
  const names = await target.list(recordsFolder);
  const others = names.filter((file) => isClaim(file) && file !== claimFile);
  for (const other of others) {
    if (!(await isAlive(other))) continue;
    await target.remove([claimFile]);
    throw new CommandError(
      `Another deployment to ${target.name} is running. Nothing was changed. Deploy again when it has ended; ` +
        `if another computer was cut off, ${silence / minute} minutes after that.`,
    );
  }
  if (others.length > 0) await target.remove(others);
  let renewing = Promise.resolve();
  const heart = setInterval(() => {
    // One that fails is repeated by the next beat.
    if (isHeld()) renewing = renew().catch(() => {});
  }, beat);
  heart.unref();
  return {
    names,
    check: () => {
      if (isHeld()) return;
      throw new CommandError(
        'This deployment stood still for so long that another one may have taken over. Deploy again.',
      );
    },
    release: async () => {
      clearInterval(heart);
      await renewing;
      // One that stays, because the connection is lost, is that of an ended process.
      await target.remove([claimFile]).catch(() => {});
    },
  };
}
