import { StoreUnavailable } from '../../../content/index.ts';
import { toBase64 } from './base64.ts';
import { blobId } from './blob-id.ts';
import type { CommitAnswer, CommittedFile, NewCommit } from './git-host.ts';
import { bodyOf, refusalOf, inPath, type Answered, type Ask } from './github-api.ts';
import type { GithubObjects } from './github-objects.ts';

type CommitParts = {
  ask: Ask;
  repository: string;
  folder: string;
  objects: GithubObjects;
  head: (branch: string) => Promise<string | null>;
  commonBase: (one: string, other: string) => Promise<string>;
};

/** An entry of a tree for GitHub to create: a text, an object, or null to delete. */
type TreeEntry = { path: string; mode: '100644'; type: 'blob' } & (
  | { content: string }
  | { sha: string | null }
);

/** GitHub's words for a branch that has moved, exists already, or is gone. */
const isBehind =
  /not a fast[ -]forward|reference already exists|reference does not exist|but expected/i;

/** GitHub's words for branches and rules that accept changes only by request. */
const isProtected =
  /protected branch|rule violations|through a pull request|required status check|not authorized to push/i;

/** Makes commits: all files or none. Branches only move forwards. */
export function githubCommits(parts: CommitParts): (commit: NewCommit) => Promise<CommitAnswer> {
  const { ask, repository, folder, objects } = parts;
  /** Uploaded files, which need not be sent again after a failure. */
  const uploaded = new Set<string>();

  const upload = async (bytes: Uint8Array): Promise<string> => {
    const id = await blobId(bytes);
    if (uploaded.has(id)) return id;
    const body = { content: toBase64(bytes), encoding: 'base64' };
    const answer = await ask<{ sha: string }>(`${repository}/git/blobs`, { method: 'POST', body });
    const { sha } = bodyOf(answer);
    uploaded.add(sha);
    return sha;
  };

  const entriesOf = async (
    files: readonly CommittedFile[],
    filesOf: string,
  ): Promise<TreeEntry[]> => {
    // GitHub refuses to delete a file that does not exist.
    const hasDeleted = files.some(({ content }) => content === null);
    const there = hasDeleted ? (await objects.folder(filesOf)).files : new Map<string, never>();
    const entries: TreeEntry[] = [];
    for (const { path, content } of files) {
      const entry = {
        path: folder === '' ? path : `${folder}/${path}`,
        mode: '100644',
        type: 'blob',
      } as const;
      if (typeof content === 'string') entries.push({ ...entry, content });
      else if (content instanceof Uint8Array)
        entries.push({ ...entry, sha: await upload(content) });
      else if (content !== null) entries.push({ ...entry, sha: content.blob });
      else if (there.has(path)) entries.push({ ...entry, sha: null });
    }
    return entries;
  };

  const makeTree = async (
    files: readonly CommittedFile[],
    filesOf: string,
  ): Promise<Answered<{ sha: string }>> => {
    const base = (await objects.commit(filesOf)).tree;
    const tree = await entriesOf(files, filesOf);
    if (tree.length === 0) return { isOk: true, body: { sha: base }, hasMore: false };
    return ask(`${repository}/git/trees`, { method: 'POST', body: { base_tree: base, tree } });
  };

  return async (commit) => {
    const { parents, filesOf, files, message } = commit;
    const tree = await makeTree(files, filesOf);
    if (isInvalid(tree)) return { kind: 'refused', reason: tree.message };
    const body = { message, tree: bodyOf(tree).sha, parents };
    const created = await ask<{ sha: string }>(`${repository}/git/commits`, {
      method: 'POST',
      body,
    });
    if (isInvalid(created)) return { kind: 'refused', reason: created.message };
    return moveBranch(parts, commit, bodyOf(created).sha);
  };
}

const isInvalid = <Body>(answer: Answered<Body>): answer is Answered<Body> & { isOk: false } =>
  !answer.isOk && answer.status === 422;

/** Moves the branch to a commit that follows its last one, or creates the branch. */
async function moveBranch(
  parts: CommitParts,
  { branch, parents: [last], isNew }: NewCommit,
  created: string,
): Promise<CommitAnswer> {
  const { ask, repository, head } = parts;
  let answer: Answered<unknown>;
  try {
    answer = isNew
      ? await ask(`${repository}/git/refs`, {
          method: 'POST',
          body: { ref: `refs/heads/${branch}`, sha: created },
        })
      : await ask(`${repository}/git/refs/heads/${inPath(branch)}`, {
          method: 'PATCH',
          body: { sha: created, force: false },
        });
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || error.problem !== null) throw error;
    return afterLostAnswer(parts, { branch, last, created: created, error });
  }
  if (answer.isOk) return { kind: 'committed', commit: created };
  const { status, message } = answer;
  if (isBehind.test(message)) return { kind: 'behind' };
  if (isProtected.test(message)) return { kind: 'protected' };
  // "Conflict" and "Reference update failed" give no reason, but the branch's position does.
  if (status === 409 || status === 422) {
    const now = await head(branch);
    if (now !== (isNew ? null : last)) return { kind: 'behind' };
    return { kind: 'refused', reason: message };
  }
  throw refusalOf(answer);
}

type Lost = { branch: string; last: string; created: string; error: StoreUnavailable };

/** Looks at the branch to tell whether a commit arrived whose answer was lost. */
async function afterLostAnswer(
  { head, commonBase }: CommitParts,
  { branch, last, created, error }: Lost,
): Promise<CommitAnswer> {
  const now = await head(branch);
  if (now === created) return { kind: 'committed', commit: created };
  if (now === null || now === last) throw error;
  const isIncluded = (await commonBase(created, now)) === created;
  return isIncluded ? { kind: 'committed', commit: created } : { kind: 'behind' };
}
