import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  beforeFolder,
  deployedFile,
  nothingDeployed,
  progressFile,
  readDeployed,
  readProgress,
  writeDeployed,
  writeProgress,
  type Deployed,
  type FileHashes,
  type Progress,
} from './deployed.ts';
import type { DeployTarget } from './deploy-target.ts';
import { filesBefore, planDeployment } from './plan-deployment.ts';
import { withFolder } from './with-folder.ts';

/** The progress of a deployment, in files. */
export type Outcome = { uploaded: number; removed: number; isResumed: boolean };

/** The batch size: an interrupted deployment repeats at most this many files. */
const mostAtOnce = 500;

const batchesOf = (files: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, batch) =>
    files.slice(batch * size, (batch + 1) * size),
  );

/** The state of a target. */
export async function readTarget(target: DeployTarget): Promise<Deployed> {
  const bytes = await target.read(deployedFile);
  return bytes === null ? nothingDeployed : readDeployed(bytes);
}

async function readSteps(target: DeployTarget): Promise<Progress[]> {
  const steps: Progress[] = [];
  for (;;) {
    const bytes = await target.read(progressFile(steps.length));
    if (bytes === null) return steps;
    steps.push(readProgress(bytes));
  }
}

const put = (target: DeployTarget, file: string, bytes: Buffer): Promise<void> =>
  withFolder(async (folder) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
    await target.upload(folder, [file]);
  });

/** Copies files within a target, by way of this machine if the target cannot. */
const backUp = (target: DeployTarget, files: readonly string[]): Promise<void> =>
  target.copy
    ? target.copy(files, beforeFolder)
    : withFolder(async (folder) => {
        await target.fetch(files, folder);
        await target.upload(folder, files, beforeFolder);
      });

/**
 * Makes a target have the files of a folder, and moves only those that differ. Visitors find whole pages at every moment:
 * what pages need comes before them, and what they needed goes last. Each batch is noted at the target; when the
 * deployment is cut off, the next one goes on from there, be it of another build.
 */
export async function deploy(
  target: DeployTarget,
  folder: string,
  files: FileHashes,
  batchSize = mostAtOnce,
): Promise<Outcome> {
  const previous = await readTarget(target);
  const steps = await readSteps(target);
  const plan = planDeployment(previous, files, steps);
  let count = steps.length;
  const note = async (progress: Progress) => {
    await put(target, progressFile(count), writeProgress(progress));
    count += 1;
  };
  for (const batch of batchesOf(plan.backUp, batchSize)) {
    await backUp(target, batch);
    await note({ backedUp: batch, uploaded: {} });
  }
  for (const batch of batchesOf(plan.upload, batchSize)) {
    await target.upload(folder, batch);
    const uploaded = Object.fromEntries(batch.map((file) => [file, files[file] ?? '']));
    await note({ backedUp: [], uploaded });
  }
  const isSame = plan.upload.length === 0 && plan.remove.length === 0 && count === 0;
  if (!isSame) {
    for (const batch of batchesOf(plan.remove, batchSize)) await target.remove(batch);
    await put(target, deployedFile, writeDeployed(plan.next));
    const forgotten = plan.forget.map((file) => `${beforeFolder}/${file}`);
    // In reverse order, because steps count until one is missing.
    const ownSteps = Array.from({ length: count }, (_, step) => progressFile(count - 1 - step));
    for (const batch of batchesOf([...ownSteps, ...forgotten], batchSize))
      await target.remove(batch);
  }
  return {
    uploaded: plan.upload.length,
    removed: plan.remove.length,
    isResumed: steps.length > 0,
  };
}

/** Restores the previous version and keeps the current one as the previous. Null if none is known. */
export async function rollBack(target: DeployTarget): Promise<Outcome | null> {
  const present = await readTarget(target);
  const files = filesBefore(present);
  if (files === null) return null;
  const { upload } = planDeployment(present, files);
  return withFolder(async (folder) => {
    for (const batch of batchesOf(upload, mostAtOnce))
      await target.fetch(batch, folder, beforeFolder);
    return deploy(target, folder, files);
  });
}
