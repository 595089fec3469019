import { created, notFound, ok, refused, type Answer, type Call, type Handler } from './handler.ts';
import type { Commit } from './git-objects.ts';
import type { DoubleRepository } from './repository.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isEmpty = ({ branches }: DoubleRepository) => branches.size === 0;
const empty = refused(409, 'Git Repository is empty.');

const branchIn = (ref: string): string => ref.replace(/^heads\//, '');
const asRef = (branch: string, commit: string) => ({
  ref: `refs/heads/${branch}`,
  object: { type: 'commit', sha: commit },
});

/** A commit as the operations of git's database show it. */
const asGitCommit = ({ id, tree, parents, message, author, date }: Commit) => {
  const person = { name: author, email: 'someone@example.org', date };
  return {
    sha: id,
    message,
    author: person,
    committer: person,
    tree: { sha: tree },
    parents: parents.map((sha) => ({ sha })),
  };
};

const getRef: Handler = ({ repository, parameters }) => {
  if (isEmpty(repository)) return empty;
  const branch = branchIn(parameters['ref'] ?? '');
  const commit = repository.branches.get(branch);
  return commit === undefined ? notFound : ok(asRef(branch, commit));
};

const matchingRefs: Handler = ({ repository, parameters }) => {
  if (isEmpty(repository)) return empty;
  const prefix = branchIn(parameters['ref'] ?? '');
  const found = [...repository.branches].filter(([branch]) => branch.startsWith(prefix));
  return ok(found.toSorted().map(([branch, commit]) => asRef(branch, commit)));
};

const createRef: Handler = ({ repository, body }) => {
  const ref = text(body['ref']);
  const branch = branchIn(ref.replace(/^refs\//, ''));
  const commit = text(body['sha']);
  if (!ref.startsWith('refs/heads/')) {
    return refused(422, "Reference name must start with 'refs/'.");
  }
  if (!repository.objects.commits.has(commit)) return refused(422, 'Object does not exist');
  if (repository.branches.has(branch)) return refused(422, 'Reference already exists');
  const isBlocked = [...repository.branches.keys()].some(
    (other) => other.startsWith(`${branch}/`) || branch.startsWith(`${other}/`),
  );
  if (isBlocked || repository.protectedBranches.has(branch)) {
    return refused(422, 'Reference update failed');
  }
  repository.branches.set(branch, commit);
  return created(asRef(branch, commit));
};

const updateRef: Handler = ({ repository, parameters, body }) => {
  const branch = branchIn(parameters['ref'] ?? '');
  const commit = text(body['sha']);
  const last = repository.branches.get(branch);
  if (last === undefined) return refused(422, 'Reference does not exist');
  if (!repository.objects.commits.has(commit)) return refused(422, 'Object does not exist');
  const protection = repository.protectedBranches.get(branch);
  if (protection !== undefined) return refused(422, protection);
  if (body['force'] !== true && !repository.objects.follows(commit, last)) {
    return refused(422, 'Update is not a fast forward');
  }
  repository.branches.set(branch, commit);
  return ok(asRef(branch, commit));
};

const getCommit: Handler = ({ repository, parameters }) => {
  const commit = repository.objects.commits.get(parameters['commit_sha'] ?? '');
  return commit ? ok(asGitCommit(commit)) : notFound;
};

const createCommit: Handler = ({ repository, person, body }) => {
  const { objects } = repository;
  const tree = text(body['tree']);
  const parents = list(body['parents']).map(text);
  if (!objects.trees.has(tree)) return refused(422, 'Tree SHA does not exist');
  if (!parents.every((parent) => objects.commits.has(parent))) {
    return refused(422, 'Parent SHA does not exist or is not a commit object');
  }
  const message = text(body['message']);
  const author = person.name ?? person.login;
  const id = objects.addCommit({ tree, parents, message, author, date: repository.nextMoment() });
  const commit = objects.commits.get(id);
  return commit ? created(asGitCommit(commit)) : notFound;
};

/** One level of a tree, or all of them. */
function entriesOf(
  repository: DoubleRepository,
  tree: string,
  isRecursive: boolean,
  prefix = '',
): unknown[] {
  const { objects } = repository;
  return (objects.trees.get(tree) ?? []).flatMap(({ name, mode, type, id }) => {
    const size = type === 'blob' ? { size: objects.blobs.get(id)?.length ?? 0 } : {};
    const entry = { path: prefix + name, mode, type, sha: id, ...size };
    const isOpened = isRecursive && type === 'tree';
    return isOpened ? [entry, ...entriesOf(repository, id, true, `${prefix}${name}/`)] : [entry];
  });
}

const getTree: Handler = ({ repository, parameters, query }) => {
  const tree = parameters['tree_sha'] ?? '';
  // As GitHub does, though git knows the empty tree.
  if ((repository.objects.trees.get(tree) ?? []).length === 0) return notFound;
  const isRecursive = query.has('recursive');
  const entries = entriesOf(repository, tree, isRecursive);
  const truncated = isRecursive && entries.length > repository.maxEntries;
  return ok({
    sha: tree,
    tree: truncated ? entries.slice(0, repository.maxEntries) : entries,
    truncated,
  });
};

const createTree: Handler = ({ repository, body }) => {
  const { objects } = repository;
  if (isEmpty(repository)) return empty;
  const base = text(body['base_tree']);
  if (base !== '' && !objects.trees.has(base))
    return refused(422, 'base_tree is not a valid tree oid');
  const entries = list(body['tree']);
  if (entries.length === 0) return refused(422, 'Invalid tree info');
  const files = objects.filesOf(base);
  for (const entry of entries) {
    const { path, mode, sha, content } = Object(entry);
    if (sha === null && !files.delete(path)) return refused(422, 'GitRPC::BadObjectState');
    if (sha === null) continue;
    if (sha !== undefined && !objects.blobs.has(sha)) {
      return refused(422, `tree.sha ${sha} is not a valid blob`);
    }
    files.set(path, { mode, id: sha ?? objects.addBlob(text(content)) });
  }
  const tree = objects.addTree(files);
  return created({ sha: tree, tree: entriesOf(repository, tree, false), truncated: false });
};

const getBlob: Handler = ({ repository, parameters }) => {
  const sha = parameters['file_sha'] ?? '';
  const bytes = repository.objects.blobs.get(sha);
  if (!bytes) return notFound;
  // GitHub breaks its base64 into lines.
  const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
  return ok({ sha, size: bytes.length, encoding: 'base64', content });
};

const createBlob: Handler = ({ repository, body }: Call): Answer => {
  if (isEmpty(repository)) return empty;
  const content = text(body['content']);
  const bytes = Buffer.from(content, body['encoding'] === 'base64' ? 'base64' : 'utf8');
  return created({ sha: repository.objects.addBlob(bytes) });
};

const at = '/repos/{owner}/{repo}/git';

/** Git's database: references, commits, trees and blobs. */
export const gitHandlers: Record<string, Handler> = {
  [`get ${at}/ref/{ref}`]: getRef,
  [`get ${at}/matching-refs/{ref}`]: matchingRefs,
  [`post ${at}/refs`]: createRef,
  [`patch ${at}/refs/{ref}`]: updateRef,
  [`get ${at}/commits/{commit_sha}`]: getCommit,
  [`post ${at}/commits`]: createCommit,
  [`get ${at}/trees/{tree_sha}`]: getTree,
  [`post ${at}/trees`]: createTree,
  [`get ${at}/blobs/{file_sha}`]: getBlob,
  [`post ${at}/blobs`]: createBlob,
};
