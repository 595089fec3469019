import type { FailedStage, NotTaken } from '../../../content/index.ts';

/** A file in a version of the repository: its git object id, and its size in bytes. */
export type HostedFile = { blob: string; size: number };

export type HostedFolder = {
  commit: string;
  /** By path relative to the content folder. */
  files: ReadonlyMap<string, HostedFile>;
};

/** A file to commit: a text, the bytes of an upload, an existing object, or null to delete it. */
export type CommittedFile = {
  path: string;
  content: string | Uint8Array | { blob: string } | null;
};

export type NewCommit = {
  /** The branch to move to the commit; created if `parents` are given and it does not exist. */
  branch: string;
  /**
   * The preceding commits. The first is the branch's last one, unless the branch is new. A host whose API makes only
   * commits with one parent (GitLab, Gitea) notes the others in the message, where `commonBase` finds them.
   */
  parents: readonly [string, ...string[]];
  /** The commit whose files it starts from. */
  filesOf: string;
  files: readonly CommittedFile[];
  message: string;
  isNew: boolean;
};

/** Nothing is ever forced: `behind` means that the branch has moved, or exists in the meantime. */
export type CommitAnswer =
  | { kind: 'committed'; commit: string }
  | { kind: 'behind' }
  /** The branch accepts no direct changes, so they must be proposed. */
  | { kind: 'protected' }
  /** A rule of the repository forbids it, in the host's words. */
  | { kind: 'refused'; reason: string };

/** A published version: its date (ISO), its author, what its message says, and the versions before it. */
export type HostedVersion = {
  id: string;
  when: string;
  who: string;
  what: string;
  parents: readonly string[];
  notTaken: readonly NotTaken[];
};

export type ChangedFile = { path: string; isDeleted: boolean };

export type HostedBranch = { name: string; commit: string };

/** What a branch adds to another: its files in the content folder, and the name of the last committer. */
export type BranchDifference = { author: string | null; files: readonly string[] };

/** A request to merge a branch into another, which somebody else decides. */
export type Proposal = { branch: string; into: string; title: string; text: string };

export type Publication =
  /** The host knows of no workflow (yet), or the account may not see it. */
  | { kind: 'unknown' }
  | { kind: 'waiting' | 'building'; link: string | null }
  /** The workflow has succeeded; the site may still take a moment to change. */
  | { kind: 'built'; link: string | null }
  /** `message` names the failed step, with its output if the host tells; `stage` is null for other steps. */
  | { kind: 'failed'; link: string | null; stage: FailedStage | null; message: string };

export type Account = { login: string; name: string };

/** A right that an account lacks, in the host's words: "Contents: Read and write". */
export type MissingRight = { right: string; isNeeded: boolean };

export type SignInAnswer =
  | { kind: 'signed-in'; account: Account; missing: readonly MissingRight[] }
  /** The host does not know the token, or it has expired. */
  | { kind: 'unknown-token' }
  /** The repository does not exist, or the token is not meant for it. */
  | { kind: 'no-repository' }
  /** The account may only read the repository, or the token lacks rights that editing requires. */
  | { kind: 'no-rights'; missing: readonly MissingRight[] };

/**
 * A repository on a git host, through its API. All methods throw `StoreUnavailable` if the host cannot be reached
 * (problem null), asks to wait (`busy`, with the moment), or no longer accepts the token (`signed-out`).
 */
export type GitHost = {
  /** Who is signed in, with which rights. Changes nothing in the repository. */
  signIn(): Promise<SignInAnswer>;
  /** The branch to which the site is published, if the settings name none. */
  mainBranch(): Promise<string>;
  /** The last commit of a branch; null if there is no such branch. */
  head(branch: string): Promise<string | null>;
  branches(prefix: string): Promise<HostedBranch[]>;
  /** What one commit adds to another, or to their common base. */
  difference(from: string, to: string): Promise<BranchDifference>;
  /** The content folder in a commit; without files if the folder does not exist. */
  folder(commit: string): Promise<HostedFolder>;
  commonBase(one: string, other: string): Promise<string>;
  bytes(blob: string): Promise<Uint8Array>;
  commit(commit: NewCommit): Promise<CommitAnswer>;
  /** The versions of a file of the content folder, or of the whole folder, newest first; at most 100. */
  history(branch: string, path: string | null): Promise<HostedVersion[]>;
  /** The files of the content folder that a version changed, and whether it changed files elsewhere as well. */
  changedFiles(commit: string): Promise<{ files: ChangedFile[]; hasOthers: boolean }>;
  /** The version before a version; null for the first one. */
  parentOf(commit: string): Promise<string | null>;
  /**
   * Proposes a branch for publication. Returns the link of the request, even if it was already open; or of the page
   * where the person can open it, if the token may not.
   */
  propose(proposal: Proposal): Promise<string>;
  publication(commit: string): Promise<Publication>;
  /** The link to the host's preview of a branch's last version; null if there is none. */
  preview(branch: string): Promise<string | null>;
};
