import { StoreUnavailable } from '../../../content/index.ts';
import { fromBase64 } from './base64.ts';
import type { HostedFile, HostedFolder } from './git-host.ts';
import { bodyOf, type Ask } from './github-api.ts';

type GitCommit = { tree: string; parents: readonly string[] };

/** The objects of a repository. They never change, so each is read once. */
export type GithubObjects = {
  commit(id: string): Promise<GitCommit>;
  folder(commit: string): Promise<HostedFolder>;
  bytes(blob: string): Promise<Uint8Array>;
};

type Entry = { path: string; type: string; sha: string; size?: number };
type Tree = { tree: Entry[]; truncated: boolean };

type Files = ReadonlyMap<string, HostedFile>;

/** Git knows the empty tree without storing it, and GitHub does not find it. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** `repository` is its path in the API, `folder` the content folder. */
export function githubObjects(ask: Ask, repository: string, folder: string): GithubObjects {
  const commits = new Map<string, GitCommit>();
  const levels = new Map<string, Tree>();
  const folders = new Map<string, Files>();

  const commit = async (id: string): Promise<GitCommit> => {
    const cached = commits.get(id);
    if (cached) return cached;
    type Body = { tree: { sha: string }; parents: { sha: string }[] };
    const { tree, parents } = bodyOf(await ask<Body>(`${repository}/git/commits/${id}`));
    const read = { tree: tree.sha, parents: parents.map(({ sha }) => sha) };
    commits.set(id, read);
    return read;
  };

  const readTree = async (id: string, isRecursive: boolean): Promise<Tree> => {
    if (id === emptyTree) return { tree: [], truncated: false };
    const cached = isRecursive ? undefined : levels.get(id);
    if (cached) return cached;
    const query = isRecursive ? '?recursive=1' : '';
    const tree = bodyOf(await ask<Tree>(`${repository}/git/trees/${id}${query}`));
    if (!isRecursive) levels.set(id, tree);
    return tree;
  };

  /** The files of a tree. GitHub lists very large ones only level by level. */
  const filesOf = async (id: string, prefix = ''): Promise<[string, HostedFile][]> => {
    const whole = await readTree(id, true);
    const { tree, truncated } = whole.truncated ? await readTree(id, false) : whole;
    if (truncated)
      throw new StoreUnavailable('broken', { message: `The folder ${prefix} is too large.` });
    const files: [string, HostedFile][] = [];
    for (const { path, type, sha, size = 0 } of tree) {
      if (type === 'blob') files.push([prefix + path, { blob: sha, size }]);
      if (type === 'tree' && whole.truncated) {
        files.push(...(await filesOf(sha, `${prefix}${path}/`)));
      }
    }
    return files;
  };

  /** The tree of the content folder; null if there is none. */
  const folderTree = async (id: string): Promise<string | null> => {
    let tree = (await commit(id)).tree;
    for (const name of folder.split('/').filter((part) => part !== '')) {
      const { tree: entries } = await readTree(tree, false);
      const found = entries.find(({ path, type }) => path === name && type === 'tree');
      if (!found) return null;
      tree = found.sha;
    }
    return tree;
  };

  return {
    commit,
    folder: async (id) => {
      const tree = await folderTree(id);
      if (tree === null) return { commit: id, files: new Map() };
      const files = folders.get(tree) ?? new Map(await filesOf(tree));
      folders.set(tree, files);
      return { commit: id, files };
    },
    bytes: async (blob) => {
      type Body = { content: string };
      return fromBase64(bodyOf(await ask<Body>(`${repository}/git/blobs/${blob}`)).content);
    },
  };
}
