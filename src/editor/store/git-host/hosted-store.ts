import {
  StoreUnavailable,
  type HistoryAnswer,
  type LastChange,
  type OthersWork,
  type Progress,
  type PublishAnswer,
  type PublishRequest,
  type SaveAnswer,
  type SavedFile,
  type Store,
  type StoredFile,
  type StoredSite,
  type VersionRequest,
  refuseRequest,
  Turns,
  isUpload,
  type UploadAnswer,
  type UploadFolder,
  isDocumentName,
} from '../../../content/index.ts';
import { repeatWhileVisible } from '../repeat-while-visible.ts';
import { textId } from './blob-id.ts';
import { branchOf } from './branch-names.ts';
import { checkSave, type NotSaved } from './check-save.ts';
import type { CopiedHost } from './copied-host.ts';
import type { GitHost } from './git-host.ts';
import { HostedBranches, type Working } from './hosted-branches.ts';
import { readHistory, readVersion } from './hosted-history.ts';
import { HostedPublishing } from './hosted-publishing.ts';
import { HostedUploads, type ReducePicture } from './hosted-uploads.ts';
import { HostedTexts } from './hosted-texts.ts';
import type { LastBuild } from './last-build.ts';
import { OthersDrafts } from './others-work.ts';
import type { PendingUploads } from './pending-uploads.ts';

type HostedStoreParts = {
  host: GitHost;
  /** The repository as people call it: owner/name. */
  name: string;
  /** Identifies the site among those edited in this browser. */
  id: string;
  main: string;
  /** The account and the content folder, which name the branches. */
  login: string;
  folder: string;
  /** Whether somebody else decides about publishing. */
  isReviewed: boolean;
  /** What the last build published; `readLastBuild` asks again. */
  lastBuild: LastBuild;
  readLastBuild: () => Promise<LastBuild | null>;
  reducePicture: ReducePicture;
  pending: PendingUploads;
  copy?: Pick<CopiedHost, 'isCopied' | 'wasRead'>;
};

/**
 * In milliseconds. A save makes three objects at the host. GitHub allows 500 an hour
 * (docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api), so there are at most 144 saves.
 */
const [savePause, saveGap] = [4000, 25_000];

/** In milliseconds between checks for changes of others: hosts do not notify pages. */
const watchPause = 60_000;

/**
 * The files in a repository on a git host. Saving commits to a branch of drafts, publishing to the published branch, or
 * to a branch for review. Handles one request at a time.
 */
export class HostedStore implements Store {
  readonly savePause = savePause;
  readonly saveGap = saveGap;
  readonly #parts: HostedStoreParts;
  readonly #texts: HostedTexts;
  readonly #branches: HostedBranches;
  readonly #uploads: HostedUploads;
  readonly #publishing: HostedPublishing;
  readonly #listeners = new Set<() => void>();
  readonly #turns = new Turns();
  readonly #others: OthersDrafts;

  constructor(parts: HostedStoreParts) {
    this.#parts = parts;
    const { host, lastBuild, main, login, folder, reducePicture, pending } = parts;
    this.#texts = new HostedTexts(host, lastBuild);
    this.#branches = new HostedBranches({
      host,
      texts: this.#texts,
      main,
      drafts: branchOf('drafts', login, folder),
    });
    this.#others = new OthersDrafts({ host, main, login, folder });
    this.#publishing = new HostedPublishing({
      ...parts,
      texts: this.#texts,
      branches: this.#branches,
    });
    this.#uploads = new HostedUploads({
      host,
      lastBuild,
      branches: this.#branches,
      reducePicture,
      pending,
      changed: () => this.#listeners.forEach((listener) => listener()),
    });
  }

  read(): Promise<StoredSite> {
    return this.#turns.take(() => this.#read());
  }

  async #read(): Promise<StoredSite> {
    await whereThereIsHost(this.#uploads.sendPending());
    const site = await this.#site(await this.#branches.latest());
    await this.#parts.copy?.wasRead();
    return site;
  }

  /** Finds what waits in this browser, before anything is read. */
  resume(): Promise<void> {
    return this.#uploads.resume();
  }

  async #site(working: Working): Promise<StoredSite> {
    const { name, id, lastBuild } = this.#parts;
    const { files, main } = working;
    const documents = [...files].filter(([file]) => isDocumentName(file));
    const stored = await Promise.all(
      documents.map(async ([file, blob]): Promise<[string, StoredFile]> => [
        file,
        { hash: blob, ...(await this.#texts.read(file, blob)) },
      ]),
    );
    const changed = this.#branches.changedFiles(working);
    const published = await Promise.all(
      changed.filter(isDocumentName).map(async (file): Promise<[string, string | null]> => {
        const blob = main.files.get(file)?.blob;
        return [file, blob === undefined ? null : (await this.#texts.read(file, blob)).text];
      }),
    );
    return {
      folder: name,
      id,
      files: Object.fromEntries(stored.toSorted(([one], [other]) => (one < other ? -1 : 1))),
      pictures: this.#uploads.pictures(files),
      attachments: this.#uploads.attachments(files),
      blocks: lastBuild.blocks,
      published: Object.fromEntries([...published, ...this.#uploads.published(changed, working)]),
    };
  }

  save(files: readonly SavedFile[]): Promise<SaveAnswer> {
    return this.#turns.take(async () => {
      await this.#uploads.sendPending();
      const hashes: Record<string, string | null> = {};
      for (const { file, text } of files) {
        const isId = text === null || isUpload(file);
        hashes[file] = isId ? text : await textId(text);
        if (!isId) this.#texts.add(hashes[file] ?? '', text);
      }
      const refusal = await this.#branches.saveDrafts<NotSaved>(draftMessage(files), (working) =>
        checkSave(files, hashes, working),
      );
      if (!refusal) {
        if (files.some(({ file }) => isUpload(file)))
          this.#listeners.forEach((listener) => listener());
        // A copy without the last save would look like lost work.
        if (this.#parts.copy?.isCopied() === true) void whereThereIsHost(this.read());
        return { kind: 'saved', hashes };
      }
      return refusal.kind === 'changed' ? this.#withTexts(refusal) : refusal;
    });
  }

  async #withTexts({ files }: Extract<SaveAnswer, { kind: 'changed' }>): Promise<SaveAnswer> {
    const found = await Promise.all(
      Object.entries(files).map(async ([file, { hash }]) => {
        if (isUpload(file)) return [file, { text: hash, hash }] as const;
        const text = hash === null ? null : (await this.#texts.read(file, hash)).text;
        return [file, { text, hash }] as const;
      }),
    );
    return { kind: 'changed', files: Object.fromEntries(found) };
  }

  upload(folder: UploadFolder, name: string, bytes: Blob): Promise<UploadAnswer> {
    return this.#turns.take(() => this.#uploads.take(folder, name, bytes));
  }

  publish(request: PublishRequest): Promise<PublishAnswer> {
    const reason = refuseRequest(request);
    if (reason !== null) return Promise.resolve({ kind: 'failed', reason });
    return this.#turns.take(async () => {
      await this.#uploads.sendPending();
      return this.#publishing.publish(request);
    });
  }

  progress(version: string): Promise<Progress> {
    return this.#publishing.progress(version);
  }

  preview(): Promise<string | null> {
    const { host, login, folder } = this.#parts;
    return host.preview(branchOf('drafts', login, folder));
  }

  others(): Promise<readonly OthersWork[]> {
    return this.#others.read();
  }

  history(file: string | null): Promise<HistoryAnswer> {
    const { host, main } = this.#parts;
    return readHistory(host, main, file);
  }

  async lastChange(file: string, of: 'published' | 'saved'): Promise<LastChange | null> {
    const { host, main, login, folder } = this.#parts;
    const working = await this.#branches.lastRead();
    const isPublished = of === 'published' || !this.#branches.changedFiles(working).includes(file);
    const branch = isPublished ? main : branchOf('drafts', login, folder);
    const [last] = await host.history(branch, file);
    return last ? { who: last.who, when: last.when, isPublished } : null;
  }

  version(request: VersionRequest): Promise<Readonly<Record<string, string | null>>> {
    return this.#turns.take(async () =>
      readVersion(this.#parts.host, this.#texts, request, (await this.#branches.lastRead()).files),
    );
  }

  watch(changed: () => void): () => void {
    const stop = repeatWhileVisible(changed, watchPause);
    this.#listeners.add(changed);
    return () => {
      stop();
      this.#listeners.delete(changed);
    };
  }
}

/** Ignores a missing host, for work that is repeated anyway once there is one. */
async function whereThereIsHost(doing: Promise<unknown>): Promise<void> {
  await doing.catch((error: Error) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/** The message of a commit to the drafts, which hardly anybody reads. */
const draftMessage = (files: readonly SavedFile[]): string =>
  `Draft: ${files.map(({ file }) => file).join(', ')}`;
