import type { FailedStage } from '../../../edit-protocol/store.ts';

/** A file in a version of the repository: its git object id, and its size in bytes. */
export type HostedFile = { blob: string; size: number };

/** The content folder in one version. */
export type HostedFolder = {
  commit: string;
  /** By path relative to the content folder. */
  files: ReadonlyMap<string, HostedFile>;
};

/** A file to be committed: a text, the bytes of a picture, an object that the repository has, or null to delete it. */
export type CommittedFile = {
  path: string;
  content: string | Uint8Array | { blob: string } | null;
};

/** What a new commit contains. */
export type NewCommit = {
  /** The branch that is moved to the commit; it is created if `parents` are given and it does not exist. */
  branch: string;
  /**
   * The commits it follows, the first of which is the branch's last one unless the branch is new. A host whose API makes
   * only commits with one parent (GitLab, Gitea) notes the others in the message, where `commonBase` finds them.
   */
  parents: readonly [string, ...string[]];
  /** The commit whose files it starts from. */
  filesOf: string;
  files: readonly CommittedFile[];
  message: string;
  /** Whether the branch does not exist yet. */
  isNew: boolean;
};

/** The result of a commit. Nothing is ever forced: `behind` means that the branch has moved or exists meanwhile. */
export type CommitAnswer =
  | { kind: 'committed'; commit: string }
  | { kind: 'behind' }
  /** The branch accepts no direct changes, so they must be proposed. */
  | { kind: 'protected' }
  /** A rule of the repository is against it, in the host's words. */
  | { kind: 'refused'; reason: string };

/** A published version: its date (ISO), its author, and the first line of its message. */
export type HostedVersion = { id: string; when: string; who: string; what: string };

/** A file that a version changed. */
export type ChangedFile = { path: string; isDeleted: boolean };

/** A branch and its last commit. */
export type HostedBranch = { name: string; commit: string };

/** What a branch adds to another: its files in the content folder, and the name of whoever committed last. */
export type BranchDifference = { author: string | null; files: readonly string[] };

/** A request to publish a branch by taking it over into another, which somebody else decides about. */
export type Proposal = { branch: string; into: string; title: string; text: string };

/** What the host's automation makes of a commit. */
export type Publication =
  /** The host knows of no workflow (yet), or the account may not see it. */
  | { kind: 'unknown' }
  | { kind: 'waiting' | 'building'; link: string | null }
  /** The workflow has ended well; the site may still take a moment to change. */
  | { kind: 'built'; link: string | null }
  /** `message` says which step failed, and what it said if the host tells; `stage` is null where that is another one. */
  | { kind: 'failed'; link: string | null; stage: FailedStage | null; message: string };

/** The person who is signed in. */
export type Account = { login: string; name: string };

/** What an account may not do, in the words that the host uses for the right: "Contents: Read and write". */
export type MissingRight = { right: string; isNeeded: boolean };

/** The result of signing in with a token. */
export type SignInAnswer =
  | { kind: 'signed-in'; account: Account; missing: readonly MissingRight[] }
  /** The host does not know the token, or it has expired. */
  | { kind: 'unknown-token' }
  /** The repository does not exist, or the token is not meant for it. */
  | { kind: 'no-repository' }
  /** The account may only read the repository, or the token lacks rights without which nothing can be edited. */
  | { kind: 'no-rights'; missing: readonly MissingRight[] };

/**
 * A repository on a git host, through its API. All methods throw `StoreUnavailable` if the host cannot be reached
 * (problem null), asks to wait (`busy`, with the moment), or no longer accepts the token (`signed-out`).
 */
export type GitHost = {
  /** Who is signed in, and what that account may do; this asks the host without changing anything in the repository. */
  signIn(): Promise<SignInAnswer>;
  /** The branch to which the site is published, if the settings name none. */
  mainBranch(): Promise<string>;
  /** The last commit of a branch; null if there is no such branch. */
  head(branch: string): Promise<string | null>;
  /** The branches whose names begin in one way. */
  branches(prefix: string): Promise<HostedBranch[]>;
  /** What one commit has that another, or what both come from, has not. */
  difference(from: string, to: string): Promise<BranchDifference>;
  /** The content folder in a commit; it has no files if the folder does not exist. */
  folder(commit: string): Promise<HostedFolder>;
  /** The last common commit of two. */
  commonBase(one: string, other: string): Promise<string>;
  /** The bytes of a file. */
  bytes(blob: string): Promise<Uint8Array>;
  commit(commit: NewCommit): Promise<CommitAnswer>;
  /** The versions of a file of the content folder, or of the whole folder, newest first; at most 100. */
  history(branch: string, path: string | null): Promise<HostedVersion[]>;
  /** The files of the content folder that a version changed, and whether it changed files elsewhere as well. */
  changedFiles(commit: string): Promise<{ files: ChangedFile[]; hasOthers: boolean }>;
  /** The version before a version; null for the first one. */
  parentOf(commit: string): Promise<string | null>;
  /**
   * Proposes a branch for publication: the link of the request, also if it was open already; or of the page where the
   * person can make it, if the token may not.
   */
  propose(proposal: Proposal): Promise<string>;
  /** What becomes of a commit. */
  publication(commit: string): Promise<Publication>;
  /** The link under which the host shows the last version of a branch before it is published; null if it does not. */
  preview(branch: string): Promise<string | null>;
};
