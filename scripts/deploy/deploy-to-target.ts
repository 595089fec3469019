import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { CommandError } from '../../src/build/command-error.ts';
import { thisProcess } from '../../src/build/publish/process-identity.ts';
import { isHashed } from '../../src/build/publish/staged-files.ts';
import type { DeployTarget, Destination, FileHashes, Outcome, Version } from './deploy-target.ts';
import {
  deployedFile,
  deployedSchema,
  hashesSchema,
  journalFile,
  journalSchema,
  nothingDeployed,
  recordsFolder,
  readRecord,
  stepFile,
  writeRecord,
  type Deployed,
  type Journal,
} from './deployed.ts';
import { isClaim, lockTarget, type TargetLock } from './lock-target.ts';
import { filesBefore, planDeployment } from './plan-deployment.ts';
import { withFolder } from './with-folder.ts';

/** The batch size: an interrupted deployment repeats at most this many files. */
const maxBatch = 500;

const batchesOf = (files: readonly string[], size = maxBatch): string[][] =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, batch) =>
    files.slice(batch * size, (batch + 1) * size),
  );

/** The state of a target. */
type State = {
  record: Deployed;
  /** The last deployment, if it was cut off. */
  journal: Journal | null;
  /** Whether the recorded version is complete: of a deployment that was cut off, only removals remain. */
  isComplete: boolean;
  /** The hashes of the files at the target; null if unknown. */
  there: Record<string, string | null>;
};

/** The files of a version, in a local folder once `provide` has been called with their names. */
type Source = {
  files: FileHashes;
  work: Journal['work'];
  provide(batch: readonly string[]): Promise<string>;
  check(): void;
};

/** The folder for the backup of the recorded version; the other one has the version before it. */
const nextBackup = ({ beforeFolder }: Deployed): Deployed['beforeFolder'] =>
  beforeFolder === '.deployed/before' ? '.deployed/before-2' : '.deployed/before';

/** A locked target. */
class OpenTarget {
  readonly #target: DeployTarget;
  readonly #lock: TargetLock;
  readonly #batchSize: number;

  constructor(target: DeployTarget, lock: TargetLock, batchSize: number) {
    this.#target = target;
    this.#lock = lock;
    this.#batchSize = batchSize;
  }

  /** Replaces the version at the target, after completing the removals of a deployment that was cut off. */
  async deploy(version: Version | 'previous'): Promise<Outcome | null> {
    const state = await this.#readState();
    if (state.isComplete)
      await this.#tidy(state.record, state.journal?.removes ?? [], this.#lock.names);
    if (version === 'previous') return this.#rollBack(state);
    const { files, folder } = version;
    const provide = async () => folder;
    return this.#replace(state, { files, work: 'deploy', provide, check: version.check });
  }

  /** Restores the previous version; the recorded one, if a deployment over it was cut off. */
  async #rollBack(state: State): Promise<Outcome | null> {
    const { record, journal, isComplete } = state;
    if (isComplete && journal && journal.work !== 'deploy')
      return { uploaded: 0, removed: 0, isResumed: true };
    const work = isComplete || journal?.work === 'rollback' ? 'rollback' : 'undo';
    const files = work === 'undo' ? record.files : filesBefore(record);
    if (files === null || Object.keys(files).length === 0) return null;
    const backup = work === 'undo' ? nextBackup(record) : record.beforeFolder;
    return withFolder((folder) => {
      const provide = async (batch: readonly string[]) => {
        await this.#target.fetch(batch, folder, backup);
        return folder;
      };
      return this.#replace(state, { files, work, provide, check: () => {} });
    });
  }

  /**
   * Makes the target have these files, and moves only those that differ. Visitors find whole pages at every moment: what
   * pages need comes before them, and what they needed goes last. The recorded version is backed up completely before
   * any of it is replaced, and each batch is noted before it is uploaded. When this is cut off, the next deployment goes
   * on from there, be it of another build.
   */
  async #replace(
    { record, journal, isComplete, there }: State,
    { files, work, provide, check }: Source,
  ): Promise<Outcome> {
    const { backUp, upload, remove, isSame, next } = planDeployment(record, files, there);
    const isResumed = journal !== null;
    const outcome = { uploaded: upload.length, removed: remove.length, isResumed };
    if (isSame && isComplete && upload.length + remove.length === 0) return outcome;
    const backup = nextBackup(record);
    const saved = new Set(isComplete ? [] : journal?.saved);
    const unsaved = backUp.filter((file) => !saved.has(file));
    for (const batch of batchesOf(unsaved)) await this.#backUp(batch, backup);
    const isRecorded = (file: string) => (record.files[file] ?? record.kept[file]) === there[file];
    const differing = Object.entries(there).filter(([file]) => !isRecorded(file));
    const plan: Journal = {
      makes: randomUUID(),
      work,
      saved: [...saved, ...unsaved],
      removes: remove,
      there: Object.fromEntries(differing),
    };
    await this.#write(journalFile, plan);
    for (const [step, batch] of batchesOf(upload, this.#batchSize).entries()) {
      const folder = await provide(batch);
      const hashes = Object.fromEntries(batch.map((file) => [file, files[file]]));
      await this.#write(stepFile(plan, step), hashes);
      await this.#target.upload(folder, batch);
      check();
    }
    const beforeFolder = isSame ? record.beforeFolder : backup;
    const deployed: Deployed = { version: 1, id: plan.makes, ...next, beforeFolder };
    await this.#write(deployedFile, deployed);
    await this.#tidy(deployed, remove, await this.#target.list(recordsFolder));
    return outcome;
  }

  async #write(file: string, record: unknown): Promise<void> {
    this.#lock.check();
    await writeRecord(this.#target, file, record);
  }

  /** Copies files within the target, by way of this machine if the target cannot. */
  async #backUp(files: readonly string[], below: string): Promise<void> {
    this.#lock.check();
    const target = this.#target;
    if (target.copy) return target.copy(files, below);
    await withFolder(async (folder) => {
      await target.fetch(files, folder);
      await target.upload(folder, files, below);
    });
  }

  async #readState(): Promise<State> {
    const read = async <T>(file: string, schema: z.ZodType<T>): Promise<T | null> =>
      this.#lock.names.includes(file) ? readRecord(this.#target, file, schema) : null;
    const stored = await read(deployedFile, deployedSchema);
    const journal = await read(journalFile, journalSchema);
    if (!stored && !journal) await this.#requireEmpty();
    const record = stored ?? nothingDeployed;
    const there: State['there'] = { ...record.kept, ...record.files };
    if (journal === null || journal.makes === record.id)
      return { record, journal, isComplete: true, there };
    Object.assign(there, journal.there);
    let uncertain: string[] = [];
    for (let count = 0; ; count++) {
      const step = await read(stepFile(journal, count), hashesSchema);
      if (step === null) break;
      Object.assign(there, step);
      uncertain = Object.keys(step);
    }
    // How much of the last batch had arrived cannot be determined.
    for (const file of uncertain) there[file] = null;
    return { record, journal, isComplete: false, there };
  }

  async #requireEmpty(): Promise<void> {
    const files = await this.#target.list('');
    const first = files.find((file) => !file.startsWith(`${recordsFolder}/`));
    if (first === undefined) return;
    throw new CommandError(
      `${this.#target.name} has files that no deployment has put there, such as ${first}, and a site could overwrite them. ` +
        'Nothing was changed. Name a new or an empty folder.',
    );
  }

  /** Removes what the recorded version does not need; the journal only once nothing in it is needed. */
  async #tidy(
    { before, beforeFolder }: Deployed,
    removes: readonly string[],
    names: readonly string[],
  ): Promise<void> {
    const backups = Object.entries(before ?? {}).flatMap(([file, hash]) =>
      hash === null || isHashed(file) ? [] : [`${beforeFolder}/${file}`],
    );
    const needed = new Set([deployedFile, ...backups]);
    const others = names.filter((file) => !needed.has(file) && !isClaim(file));
    for (const batch of [...batchesOf(removes), ...batchesOf(others)]) {
      this.#lock.check();
      await this.#target.remove(batch);
    }
  }
}

/** A remote server or store. */
export const remoteDestination = (
  target: DeployTarget,
  { owner = thisProcess(), batchSize = maxBatch } = {},
): Destination => ({
  name: target.name,
  deploy: async (version) => {
    const lock = await lockTarget(target, owner);
    try {
      return await new OpenTarget(target, lock, batchSize).deploy(version);
    } finally {
      await lock.release();
    }
  },
});
