import { StoreUnavailable, type ConflictChoice } from '../../../content/index.ts';
import type { CommitAnswer, CommittedFile, GitHost, NewCommit, HostedFolder } from './git-host.ts';
import type { HostedTexts } from './hosted-texts.ts';
import { joinDrafts, type HostedVersions, type WorkingFiles } from './working-files.ts';

export type Working = HostedVersions & WorkingFiles;

/** The number of attempts while others save at the same moment. */
const maxTries = 4;

type BranchesParts = {
  host: GitHost;
  texts: HostedTexts;
  main: string;
  drafts: string;
};

/** The published branch and the branch of drafts, as one state that the editor works on. */
export class HostedBranches {
  readonly #parts: BranchesParts;
  #working: Promise<Working> | null = null;

  constructor(parts: BranchesParts) {
    this.#parts = parts;
  }

  lastRead(): Promise<Working> {
    this.#working ??= this.#read();
    const working = this.#working;
    working.catch(() => {
      if (this.#working === working) this.#working = null;
    });
    return working;
  }

  /** The current state; unchanged branches are not read again. */
  async latest(): Promise<Working> {
    if (!this.#working) return this.#withoutOutdated(await this.lastRead());
    const before = await this.lastRead();
    const [main, drafts] = await this.#heads();
    const isSame = main === before.main.commit && drafts === (before.drafts?.commit ?? null);
    if (!isSame) this.#working = null;
    return this.#withoutOutdated(await this.lastRead());
  }

  /** Resets drafts that are all published, so that they do not return when someone reverts them later. */
  async #withoutOutdated(working: Working): Promise<Working> {
    const { main, drafts, base } = working;
    const isOutdated =
      drafts &&
      ![main.commit, drafts.commit].includes(base.commit) &&
      this.changedFiles(working).length === 0;
    if (!isOutdated) return working;
    await this.#beginAnew(drafts.commit, main.commit);
    return this.lastRead();
  }

  /** The current state with some conflicts decided. */
  async decided(choices: readonly ConflictChoice[]): Promise<Working> {
    const latest = await this.latest();
    return choices.length === 0
      ? latest
      : { ...latest, ...(await joinDrafts(latest, this.#parts.texts, choices)) };
  }

  async #heads(): Promise<[string, string | null]> {
    const { host, main, drafts } = this.#parts;
    const [published, drafted] = await Promise.all([host.head(main), host.head(drafts)]);
    if (published === null) {
      // The host tells a token without rights the same about every branch, and about the repository.
      await host.mainBranch();
      throw new StoreUnavailable('broken', { message: `The repository has no branch ${main}.` });
    }
    return [published, drafted];
  }

  async #read(): Promise<Working> {
    const { host, texts } = this.#parts;
    const [published, drafted] = await this.#heads();
    const [main, drafts, common] = await Promise.all([
      host.folder(published),
      drafted === null ? null : host.folder(drafted),
      drafted === null || drafted === published ? published : host.commonBase(published, drafted),
    ]);
    const base =
      common === published
        ? main
        : common === drafted && drafts
          ? drafts
          : await host.folder(common);
    const versions = { main, drafts, base };
    return { ...versions, ...(await joinDrafts(versions, texts)) };
  }

  /**
   * Saves files as drafts. Calls `choose` again with the latest state if others have saved in the meantime; instead of
   * files it may return why nothing can be saved. Returns that reason, or null if the files were saved.
   */
  async saveDrafts<Reason extends object>(
    message: string,
    choose: (working: Working) => readonly CommittedFile[] | { reason: Reason },
  ): Promise<Reason | null> {
    const { drafts: branch } = this.#parts;
    let working = await this.lastRead();
    for (let tries = 0; tries < maxTries; tries += 1) {
      const saved = choose(working);
      if ('reason' in saved) return saved.reason;
      if (saved.length === 0) return null;
      const answer = await this.#commit({
        branch,
        ...(await this.#begin(working, saved)),
        message,
        isNew: working.drafts === null,
      });
      if (answer.kind === 'committed') return null;
      if (answer.kind === 'protected' || answer.kind === 'refused') {
        const reason = answer.kind === 'refused' ? answer.reason : `${branch} is protected.`;
        throw new StoreUnavailable('broken', { message: reason });
      }
      working = await this.latest();
    }
    throw new StoreUnavailable();
  }

  /**
   * The base of new drafts: the existing ones, together with what has been published in the meantime. Without that, the
   * next merge would not know which published values have been seen, and would undo changes made to them.
   */
  async #begin(
    working: Working,
    saved: readonly CommittedFile[],
  ): Promise<Pick<NewCommit, 'parents' | 'filesOf' | 'files'>> {
    const { main, drafts, base, conflicts } = working;
    if (!drafts) return { parents: [main.commit], filesOf: main.commit, files: saved };
    // Conflicts are decided when publishing: until then both versions must remain.
    if (base.commit === main.commit || conflicts.length > 0)
      return { parents: [drafts.commit], filesOf: drafts.commit, files: saved };
    const names = new Set(saved.map(({ path }) => path));
    const others = (await this.#changes(working)).filter(({ path }) => !names.has(path));
    return {
      parents: [drafts.commit, main.commit],
      filesOf: main.commit,
      files: [...others, ...saved],
    };
  }

  async #commit(commit: NewCommit): Promise<CommitAnswer> {
    try {
      return await this.#parts.host.commit(commit);
    } finally {
      // Also if the answer was lost: the commit may have arrived.
      this.#working = null;
    }
  }

  changedFiles({ main, files }: Pick<Working, 'main' | 'files'>): string[] {
    const all = new Set([...main.files.keys(), ...files.keys()]);
    return [...all].filter((file) => main.files.get(file)?.blob !== files.get(file)).toSorted();
  }

  /** The changes to publish: texts, and uploads that may already exist in the repository. */
  async #changes(working: Working): Promise<CommittedFile[]> {
    const { drafts, files } = working;
    return Promise.all(
      this.changedFiles(working).map(async (path): Promise<CommittedFile> => {
        const blob = files.get(path);
        if (blob === undefined) return { path, content: null };
        if (drafts?.files.get(path)?.blob === blob) return { path, content: { blob } };
        return { path, content: (await this.#parts.texts.read(path, blob)).text };
      }),
    );
  }

  /** Commits the working files to the published branch, or only some files; all others stay drafts. */
  async publish(
    message: string,
    working: Working,
    selection: readonly CommittedFile[] | null = null,
  ): Promise<CommitAnswer> {
    const { main, drafts, conflicts } = working;
    const answer = await this.#commit({
      branch: this.#parts.main,
      parents: [main.commit],
      filesOf: main.commit,
      files: selection ?? (await this.#changes(working)),
      message,
      isNew: false,
    });
    // With an open conflict the drafts keep their base: both versions must remain.
    if (answer.kind === 'committed' && drafts && conflicts.length === 0) {
      const rest = selection ? await this.#changes(working) : [];
      await this.#beginAnew(drafts.commit, answer.commit, rest);
    }
    return answer;
  }

  /**
   * Bases the drafts on what was published; merges anything saved in the meantime. This only tidies up: if the host
   * fails, the site is published all the same.
   */
  async #beginAnew(
    drafts: string,
    published: string,
    rest: readonly CommittedFile[] = [],
  ): Promise<void> {
    const tidying = this.#commit({
      branch: this.#parts.drafts,
      parents: [drafts, published],
      filesOf: published,
      files: rest,
      message: 'Drafts: continue from what was published',
      isNew: false,
    });
    await tidying.catch((error: Error) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }

  /** Commits the working files to a branch for review, on top of what is already proposed there. */
  async commitForReview(
    branch: string,
    message: string,
    working: Working,
    selection: readonly CommittedFile[] | null = null,
  ): Promise<CommitAnswer> {
    const head = await this.#parts.host.head(branch);
    const { commit } = working.main;
    const files = selection
      ? [
          ...(head === null ? [] : await handedIn(this.#parts.host, head, working.main)),
          ...selection,
        ]
      : await this.#changes(working);
    return this.#commit({
      branch,
      parents: head === null ? [commit] : [head, commit],
      filesOf: commit,
      files,
      message,
      isNew: head === null,
    });
  }
}

/** The unpublished files that wait for review in the last commit of a branch. */
async function handedIn(
  host: Pick<GitHost, 'folder' | 'commonBase'>,
  head: string,
  main: HostedFolder,
): Promise<CommittedFile[]> {
  const [proposed, base] = await Promise.all([
    host.folder(head),
    host.commonBase(head, main.commit).then((common) => host.folder(common)),
  ]);
  return [...new Set([...proposed.files.keys(), ...base.files.keys()])]
    .filter((file) => blobIn(proposed, file) !== blobIn(base, file))
    .filter((file) => blobIn(main, file) === blobIn(base, file))
    .map((path) => {
      const blob = blobIn(proposed, path);
      return { path, content: blob === undefined ? null : { blob } };
    });
}

const blobIn = ({ files }: HostedFolder, file: string): string | undefined => files.get(file)?.blob;
