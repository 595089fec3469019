import { StoreUnavailable } from '../../../content/index.ts';
import { blobId } from './blob-id.ts';
import type { CommitAnswer, GitHost, NewCommit, SignInAnswer } from './git-host.ts';
import type { SiteCopy } from './site-copy.ts';

type CopiedHostParts = {
  host: GitHost;
  copy: SiteCopy;
  /** Whether this browser stores what is read. */
  isCopied: () => boolean;
  /** Whether there is certainly no network, so that nobody has to wait for a request to fail. */
  isAway: () => boolean;
};

/** A git host with a copy in this browser. */
export type CopiedHost = {
  host: GitHost;
  /**
   * Answers from the copy until `task` ends.
   * @throws {StoreUnavailable} if the copy lacks something.
   */
  fromCopy: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** The site was read completely: the copy now is of this version. */
  wasRead: () => Promise<void>;
  isCopied: () => boolean;
  /** Stores something else of the site, if there is a copy. */
  store: (write: () => Promise<unknown>) => Promise<void>;
  isStored: () => boolean;
};

/**
 * A git host whose answers are stored in this browser. The stored answers are used while the site opens without a
 * network; later requests go to the host again, so that nobody takes an old answer for the present one.
 */
export function copiedHost({ host, copy, isCopied, isAway }: CopiedHostParts): CopiedHost {
  let isFromCopy = false;
  let main: string | null = null;
  const heads = new Map<string, string | null>();
  let isStored = true;

  const store = async (write: () => Promise<unknown>): Promise<void> => {
    if (!isCopied()) return;
    isStored = await write().then(
      () => isStored,
      () => false,
    );
  };
  const present = (): void => {
    if (isFromCopy || isAway()) throw new StoreUnavailable();
  };
  const read = async <Result>(
    stored: () => Promise<Result | null | undefined>,
    ask: () => Promise<Result>,
    write: (found: Result) => Promise<unknown>,
  ): Promise<Result> => {
    if (isFromCopy) {
      const found = await stored();
      if (found === null || found === undefined) throw new StoreUnavailable();
      return found;
    }
    present();
    const found = await ask();
    await store(() => write(found));
    return found;
  };

  const storeCommitted = async ({ files }: NewCommit): Promise<void> => {
    const encoder = new TextEncoder();
    for (const { content } of files) {
      if (content === null || (typeof content === 'object' && 'blob' in content)) continue;
      const bytes = typeof content === 'string' ? encoder.encode(content) : content;
      await copy.setBytes(await blobId(bytes), bytes);
    }
  };

  const copied: GitHost = {
    ...host,
    signIn: () =>
      read<SignInAnswer>(
        async () => {
          const stored = await copy.account();
          return stored && { kind: 'signed-in', ...stored };
        },
        () => host.signIn(),
        async (answer) => {
          if (answer.kind !== 'signed-in') return;
          await copy.setAccount({ account: answer.account, missing: answer.missing });
        },
      ),
    mainBranch: () =>
      read(
        copy.mainBranch,
        () => host.mainBranch(),
        async (branch) => {
          main = branch;
        },
      ),
    head: async (branch) => {
      if (isFromCopy) {
        const head = await copy.head(branch);
        if (head === undefined) throw new StoreUnavailable();
        return head;
      }
      present();
      const head = await host.head(branch);
      heads.set(branch, head);
      return head;
    },
    branches: async (prefix) => {
      present();
      return host.branches(prefix);
    },
    difference: async (from, to) => {
      present();
      return host.difference(from, to);
    },
    folder: (commit) =>
      read(
        () => copy.folder(commit),
        () => host.folder(commit),
        copy.setFolder,
      ),
    commonBase: (one, other) =>
      read(
        () => copy.commonBase(one, other),
        () => host.commonBase(one, other),
        (base) => copy.setCommonBase(one, other, base),
      ),
    bytes: (blob) =>
      read(
        () => copy.bytes(blob),
        () => host.bytes(blob),
        (bytes) => copy.setBytes(blob, bytes),
      ),
    commit: async (commit): Promise<CommitAnswer> => {
      present();
      const answer = await host.commit(commit);
      if (answer.kind === 'committed') await store(() => storeCommitted(commit));
      return answer;
    },
  };
  return {
    host: copied,
    store,
    isCopied,
    // If a part is missing, the previous version is better.
    wasRead: async () => {
      if (isStored && !isFromCopy) await store(() => copy.setHeads(main, heads));
    },
    isStored: () => isStored,
    fromCopy: async (task) => {
      isFromCopy = true;
      try {
        return await task();
      } finally {
        isFromCopy = false;
      }
    },
  };
}
