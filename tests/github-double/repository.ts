import { GitObjects, type Difference } from './git-objects.ts';

export type Pull = {
  number: number;
  head: string;
  base: string;
  title: string;
  body: string;
  isOpen: boolean;
};
export type Run = {
  id: number;
  workflow: number;
  name: string;
  event: string;
  commit: string;
  status: string;
  conclusion: string | null;
  jobs: Job[];
};
export type Job = {
  id: number;
  name: string;
  conclusion: string | null;
  steps: { name: string; conclusion: string }[];
  annotations: { path: string; line: number; level: string; message: string }[];
};
export type Deployment = { commit: string; statuses: { state: string; address: string }[] };

/** The repository behind the double: tests prepare it, and look at what has become of it. */
export class DoubleRepository {
  readonly objects = new GitObjects();
  /** The last commit of each branch. */
  readonly branches = new Map<string, string>();
  /** Branches that accept no direct changes, with what GitHub says then. */
  readonly protectedBranches = new Map<string, string>();
  readonly pulls: Pull[] = [];
  readonly runs: Run[] = [];
  readonly deployments: Deployment[] = [];
  isArchived = false;
  /** A recursive list of a tree breaks off after so many entries. */
  maxEntries = 100_000;
  #clock = Date.UTC(2026, 0, 5, 9);

  readonly owner: string;
  readonly name: string;
  readonly mainBranch: string;

  constructor({ owner, name, mainBranch }: { owner: string; name: string; mainBranch: string }) {
    this.owner = owner;
    this.name = name;
    this.mainBranch = mainBranch;
  }

  /** A minute later with every call, so that commits have an order. ISO. */
  nextMoment(): string {
    this.#clock += 60_000;
    return new Date(this.#clock).toISOString().replace('.000Z', 'Z');
  }

  /** Somebody's commit to a branch, which is made from the main one if there is none. Null deletes a file. */
  commit(
    branch: string,
    changes: Readonly<Record<string, string | Uint8Array | null>>,
    {
      message = 'Change',
      author = 'Grace Otieno',
      parents,
    }: { message?: string; author?: string; parents?: string[] } = {},
  ): string {
    const last = this.branches.get(branch) ?? this.branches.get(this.mainBranch);
    const files = this.objects.filesOfCommit(last);
    for (const [path, content] of Object.entries(changes)) {
      if (content === null) files.delete(path);
      else files.set(path, { mode: '100644', id: this.objects.addBlob(content) });
    }
    const id = this.objects.addCommit({
      tree: this.objects.addTree(files),
      parents: parents ?? (last === undefined ? [] : [last]),
      message,
      author,
      date: this.nextMoment(),
    });
    this.branches.set(branch, id);
    return id;
  }

  /** The text of a file in the last version of a branch; undefined if there is no such file. */
  text(branch: string, path: string): string | undefined {
    const file = this.objects.filesOfCommit(this.branches.get(branch)).get(path);
    return file && this.objects.blobs.get(file.id)?.toString('utf8');
  }

  /** The commit that a branch, or a commit's own id, names. */
  resolve(name: string): string | undefined {
    return this.objects.commits.has(name) ? name : this.branches.get(name);
  }

  /** The files that a commit changed, compared with the one before. */
  changesOf(commit: string): Difference[] {
    const { parents = [] } = this.objects.commits.get(commit) ?? {};
    return this.objects.difference(
      this.objects.filesOfCommit(parents[0]),
      this.objects.filesOfCommit(commit),
    );
  }

  /** The commits before and including one that changed a path, newest first. Merges that only join are left out. */
  history(from: string, path: string | null): string[] {
    const changes = (commit: string): boolean => {
      const { parents = [] } = this.objects.commits.get(commit) ?? {};
      const blob = this.#within(commit, path);
      return parents.length === 0
        ? blob !== ''
        : parents.every((parent) => this.#within(parent, path) !== blob);
    };
    const date = (commit: string) => this.objects.commits.get(commit)?.date ?? '';
    return this.objects
      .ancestors(from)
      .filter((commit) => path === null || changes(commit))
      .toSorted((one, other) => (date(one) < date(other) ? 1 : -1));
  }

  /** The files at or below a path, as a text to compare. */
  #within(commit: string, path: string | null): string {
    return [...this.objects.filesOfCommit(commit)]
      .filter(([file]) => file === path || file.startsWith(`${path}/`))
      .map(([file, { id }]) => `${file} ${id}`)
      .toSorted()
      .join('\n');
  }
}
