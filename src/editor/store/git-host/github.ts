import { notTakenIn } from '../../../content/index.ts';
import type {
  BranchDifference,
  ChangedFile,
  GitHost,
  HostedBranch,
  HostedVersion,
  Proposal,
} from './git-host.ts';
import { bodyOf, githubApi, inPath, type GithubOptions } from './github-api.ts';
import { githubCommits } from './github-commit.ts';
import { githubObjects } from './github-objects.ts';
import { readPublication } from './github-publication.ts';
import { signInToGithub } from './github-sign-in.ts';

/** GitHub lists at most this many files of a commit on one page. */
const filesOfPage = 100;

/** A repository on GitHub or GitHub Enterprise, through its REST API. */
export function githubHost(options: GithubOptions): GitHost {
  const { owner, name, folder } = options;
  const ask = githubApi(options);
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const objects = githubObjects(ask, repository, folder);
  const prefix = folder === '' ? '' : `${folder}/`;

  const inFolder = (path: string): string | null =>
    path.startsWith(prefix) ? path.slice(prefix.length) : null;

  const readRepository = async () => {
    type Body = { default_branch: string; html_url: string };
    return bodyOf(await ask<Body>(repository));
  };

  const head = async (branch: string): Promise<string | null> => {
    type Body = { object: { sha: string } };
    const answer = await ask<Body>(`${repository}/git/ref/heads/${inPath(branch)}`, {
      isFresh: true,
    });
    // A repository without any commit answers "conflict".
    if (!answer.isOk && (answer.status === 404 || answer.status === 409)) return null;
    return bodyOf(answer).object.sha;
  };

  const commonBase = async (one: string, other: string): Promise<string> => {
    type Body = { merge_base_commit: { sha: string } };
    const answer = await ask<Body>(`${repository}/compare/${one}...${other}?per_page=1`);
    return bodyOf(answer).merge_base_commit.sha;
  };

  const branches = async (start: string): Promise<HostedBranch[]> => {
    type Body = { ref: string; object: { sha: string } }[];
    const path = `${repository}/git/matching-refs/heads/${inPath(start)}`;
    const answer = await ask<Body>(path, { isFresh: true });
    // A repository without any commit answers "conflict".
    if (!answer.isOk && (answer.status === 404 || answer.status === 409)) return [];
    return bodyOf(answer).map(({ ref, object }) => ({
      name: ref.replace(/^refs\/heads\//, ''),
      commit: object.sha,
    }));
  };

  const difference = async (from: string, to: string): Promise<BranchDifference> => {
    type Body = { files?: ListedFile[]; commits: ListedCommit[] };
    const answer = await ask<Body>(`${repository}/compare/${from}...${to}`);
    const { files = [], commits } = bodyOf(answer);
    const last = commits.at(-1);
    return {
      author: last?.commit.author?.name ?? last?.author?.login ?? null,
      files: files.flatMap(changedIn).flatMap(({ path }) => inFolder(path) ?? []),
    };
  };

  /** Files of the whole repository. */
  const filesOfCommit = async (commit: string): Promise<ChangedFile[]> => {
    const files: ListedFile[] = [];
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const query = `?per_page=${filesOfPage}&page=${page}`;
      const answer = await ask<{ files?: ListedFile[] }>(`${repository}/commits/${commit}${query}`);
      files.push(...(bodyOf(answer).files ?? []));
      hasMore = answer.isOk && answer.hasMore;
    }
    return files.flatMap(changedIn);
  };

  const propose = async ({ branch, into, title, text }: Proposal): Promise<string> => {
    type Request = { html_url: string };
    const body = { title, body: text, head: branch, base: into };
    const created = await ask<Request>(`${repository}/pulls`, { method: 'POST', body });
    if (created.isOk) return created.body.html_url;
    // It is already open; or else only the person can open it, in the browser.
    const query = new URLSearchParams({ state: 'open', head: `${owner}:${branch}`, base: into });
    const open = await ask<Request[]>(`${repository}/pulls?${query}`, { isFresh: true });
    const [found] = open.isOk ? open.body : [];
    if (found) return found.html_url;
    const { html_url: page } = await readRepository();
    return `${page}/compare/${inPath(into)}...${inPath(branch)}?expand=1`;
  };

  return {
    signIn: () => signInToGithub(ask, repository),
    mainBranch: async () => (await readRepository()).default_branch,
    head,
    branches,
    difference,
    folder: objects.folder,
    commonBase,
    bytes: objects.bytes,
    commit: githubCommits({ ask, repository, folder, objects, head, commonBase }),
    history: async (branch, path) => {
      const within = prefix + (path ?? '');
      const query = new URLSearchParams({
        sha: branch,
        per_page: '100',
        ...(within === '' ? {} : { path: within.replace(/\/$/, '') }),
      });
      const answer = await ask<ListedCommit[]>(`${repository}/commits?${query}`, { isFresh: true });
      // There is no such branch, or no commit at all.
      if (!answer.isOk && (answer.status === 404 || answer.status === 409)) return [];
      return bodyOf(answer).map(versionOf);
    },
    changedFiles: async (commit) => {
      const all = await filesOfCommit(commit);
      const files = all.flatMap((file) => {
        const path = inFolder(file.path);
        return path === null ? [] : [{ ...file, path }];
      });
      return { files, hasOthers: files.length < all.length };
    },
    parentOf: async (commit) => (await objects.commit(commit)).parents[0] ?? null,
    propose,
    publication: (commit) => readPublication(ask, repository, commit),
    preview: async (branch) => {
      const commit = await head(branch);
      if (commit === null) return null;
      type Deployment = { id: number };
      type Status = { state: string; environment_url?: string };
      const fresh = { isFresh: true };
      const created = await ask<Deployment[]>(`${repository}/deployments?sha=${commit}`, fresh);
      for (const { id } of created.isOk ? created.body : []) {
        const path = `${repository}/deployments/${id}/statuses`;
        const statuses = await ask<Status[]>(path, fresh);
        const [last] = statuses.isOk ? statuses.body : [];
        const link = last?.state === 'success' ? (last.environment_url ?? '') : '';
        // Others than the host have set it, and it becomes a link.
        if (link.startsWith('https://')) return link;
      }
      return null;
    },
  };
}

type ListedFile = { filename: string; status: string; previous_filename?: string };

/** The files of a line in a list of changed files: a renamed file counts as two. */
const changedIn = ({ filename, status, previous_filename: before }: ListedFile): ChangedFile[] => [
  ...(status === 'renamed' && before !== undefined ? [{ path: before, isDeleted: true }] : []),
  { path: filename, isDeleted: status === 'removed' },
];

type ListedCommit = {
  sha: string;
  author: { login: string } | null;
  commit: { message: string; author: { name?: string; date?: string } | null };
  parents?: { sha: string }[];
};

function versionOf({ sha, author: account, commit, parents }: ListedCommit): HostedVersion {
  const { message, author } = commit;
  return {
    id: sha,
    when: author?.date ?? '',
    who: author?.name ?? account?.login ?? '',
    what: message.split('\n', 1)[0] ?? '',
    parents: parents?.map((parent) => parent.sha) ?? [],
    notTaken: notTakenIn(message),
  };
}
