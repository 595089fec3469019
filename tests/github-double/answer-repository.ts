import { created, notFound, ok, pageOf, refused, type Handler } from './handler.ts';
import type { Commit, Difference } from './git-objects.ts';
import type { DoubleRepository, Pull } from './repository.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A changed file as lists of them show it. */
const asFile = ({ path, status, before }: Difference) => ({
  filename: path,
  status,
  ...(before !== undefined && { previous_filename: before }),
});

/** A commit as the lists of commits show it. */
function asCommit(commit: Commit | undefined): unknown {
  if (!commit) return undefined;
  const { id, tree, parents, message, author: name, date } = commit;
  const author = { name, email: 'someone@example.org', date };
  return {
    sha: id,
    commit: { message, author, committer: author, tree: { sha: tree } },
    author: null,
    committer: null,
    parents: parents.map((sha) => ({ sha })),
  };
}

const getUser: Handler = ({ person: { login, name } }) =>
  ok({ login, name, user_view_type: 'private' });

const getRepository: Handler = ({ repository, person }) => {
  const { owner, name, mainBranch, isArchived } = repository;
  const isWriter = person.rights.contents === 'write';
  return ok({
    name,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    private: true,
    html_url: pageOfRepository(repository),
    default_branch: mainBranch,
    archived: isArchived,
    permissions: { admin: false, pull: true, push: isWriter },
  });
};

const pageOfRepository = ({ owner, name }: DoubleRepository) =>
  `https://github.com/${owner}/${name}`;

const compare: Handler = ({ repository, parameters, query }) => {
  const [one = '', other = ''] = (parameters['basehead'] ?? '').split('...');
  const { objects } = repository;
  const [base, head] = [repository.resolve(one), repository.resolve(other)];
  if (base === undefined || head === undefined) return notFound;
  const common = objects.commonBase(base, head);
  if (common === undefined) return refused(404, `No common ancestor between ${one} and ${other}.`);
  const onlyIn = (from: string, without: string) => {
    const excluded = new Set(objects.ancestors(without));
    return objects.ancestors(from).filter((id) => !excluded.has(id));
  };
  const commits = onlyIn(head, base);
  const [ahead, behind] = [commits.length, onlyIn(base, head).length];
  const { items } = pageOf(commits.toReversed(), query, 250);
  const status =
    ahead > 0 && behind > 0
      ? 'diverged'
      : ahead > 0
        ? 'ahead'
        : behind > 0
          ? 'behind'
          : 'identical';
  return ok({
    base_commit: asCommit(objects.commits.get(base)),
    merge_base_commit: asCommit(objects.commits.get(common)),
    status,
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    // GitHub lists the oldest first, and compares the files with the common ancestor.
    commits: items.map((id) => asCommit(objects.commits.get(id))),
    files: objects
      .difference(objects.filesOfCommit(common), objects.filesOfCommit(head))
      .slice(0, 300)
      .map(asFile),
  });
};

const listCommits: Handler = ({ repository, query }) => {
  if (repository.branches.size === 0) return refused(409, 'Git Repository is empty.');
  const from = repository.resolve(query.get('sha') ?? repository.mainBranch);
  if (from === undefined) return notFound;
  const { items, hasNext } = pageOf(repository.history(from, query.get('path')), query);
  const commits = items.map((id) => asCommit(repository.objects.commits.get(id)));
  return { status: 200, values: commits, hasNext };
};

const getCommit: Handler = ({ repository, parameters, query }) => {
  const id = repository.resolve(parameters['ref'] ?? '');
  const commit = repository.objects.commits.get(id ?? '');
  if (!commit) return refused(422, `No commit found for SHA: ${parameters['ref']}`);
  const { items, hasNext } = pageOf(repository.changesOf(commit.id), query, 300);
  const files = items.map(asFile);
  return { status: 200, values: { ...Object(asCommit(commit)), files }, hasNext };
};

const asPull = (
  repository: DoubleRepository,
  { number, head, base, title, body, isOpen }: Pull,
) => {
  const branch = (ref: string) => ({
    ref,
    sha: repository.branches.get(ref) ?? '',
    label: `${repository.owner}:${ref}`,
  });
  return {
    number,
    title,
    body,
    state: isOpen ? 'open' : 'closed',
    html_url: `${pageOfRepository(repository)}/pull/${number}`,
    head: branch(head),
    base: branch(base),
  };
};

const listPulls: Handler = ({ repository, query }) => {
  const [head, base] = [query.get('head'), query.get('base')];
  const found = repository.pulls.filter(
    (pull) =>
      (query.get('state') === 'all' || pull.isOpen) &&
      (head === null || head === `${repository.owner}:${pull.head}`) &&
      (base === null || base === pull.base),
  );
  const { items, hasNext } = pageOf(found, query);
  return { status: 200, values: items.map((pull) => asPull(repository, pull)), hasNext };
};

const invalid = (error: Record<string, string>) =>
  refused(422, 'Validation Failed', [{ resource: 'PullRequest', ...error }]);

const createPull: Handler = ({ repository, body }) => {
  const { branches, pulls, objects, owner } = repository;
  const [head, base] = [text(body['head']), text(body['base'])];
  const [from, into] = [branches.get(head), branches.get(base)];
  if (from === undefined) return invalid({ field: 'head', code: 'invalid' });
  if (into === undefined) return invalid({ field: 'base', code: 'invalid' });
  if (objects.follows(into, from)) {
    return invalid({ code: 'custom', message: `No commits between ${base} and ${head}` });
  }
  if (pulls.some((pull) => pull.isOpen && pull.head === head && pull.base === base)) {
    return invalid({
      code: 'custom',
      message: `A pull request already exists for ${owner}:${head}.`,
    });
  }
  const pull = {
    number: pulls.length + 1,
    head,
    base,
    title: text(body['title']),
    body: text(body['body']),
    isOpen: true,
  };
  pulls.push(pull);
  return created(asPull(repository, pull));
};

const listRuns: Handler = ({ repository, query }) => {
  const commit = query.get('head_sha');
  const found = repository.runs.filter((run) => commit === null || run.commit === commit);
  // GitHub lists the newest first.
  const { items, hasNext } = pageOf(found.toReversed(), query);
  const runs = items.map((run) => ({
    id: run.id,
    name: run.name,
    event: run.event,
    head_sha: run.commit,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: run.workflow,
    run_number: run.id,
    html_url: `${pageOfRepository(repository)}/actions/runs/${run.id}`,
  }));
  return { status: 200, values: { total_count: found.length, workflow_runs: runs }, hasNext };
};

const listJobs: Handler = ({ repository, parameters }) => {
  const run = repository.runs.find(({ id }) => id === Number(parameters['run_id']));
  if (!run) return notFound;
  const jobs = run.jobs.map(({ id, name, conclusion, steps }) => ({
    id,
    name,
    run_id: run.id,
    status: run.status,
    conclusion,
    steps: steps.map((step, at) => ({ ...step, status: 'completed', number: at + 1 })),
  }));
  return ok({ total_count: jobs.length, jobs });
};

const listAnnotations: Handler = ({ repository, parameters }) => {
  const jobs = repository.runs.flatMap((run) => run.jobs);
  const job = jobs.find(({ id }) => id === Number(parameters['check_run_id']));
  if (!job) return notFound;
  return ok(
    job.annotations.map(({ path, line, level, message }) => ({
      path,
      start_line: line,
      end_line: line,
      annotation_level: level,
      message,
    })),
  );
};

const listDeployments: Handler = ({ repository, query }) => {
  const found = repository.deployments
    .map(({ commit }, at) => ({ id: at + 1, sha: commit, ref: commit }))
    .filter(({ sha }) => query.get('sha') === null || query.get('sha') === sha);
  return ok(found.toReversed());
};

const listStatuses: Handler = ({ repository, parameters }) => {
  const deployment = repository.deployments[Number(parameters['deployment_id']) - 1];
  if (!deployment) return notFound;
  const statuses = deployment.statuses.map(({ state, address }) => ({
    state,
    environment_url: address,
  }));
  return ok(statuses.toReversed());
};

const at = '/repos/{owner}/{repo}';

/** Everything but git's database. */
export const repositoryHandlers: Record<string, Handler> = {
  'get /user': getUser,
  [`get ${at}`]: getRepository,
  [`get ${at}/compare/{basehead}`]: compare,
  [`get ${at}/commits`]: listCommits,
  [`get ${at}/commits/{ref}`]: getCommit,
  [`get ${at}/pulls`]: listPulls,
  [`post ${at}/pulls`]: createPull,
  [`get ${at}/actions/runs`]: listRuns,
  [`get ${at}/actions/runs/{run_id}/jobs`]: listJobs,
  [`get ${at}/check-runs/{check_run_id}/annotations`]: listAnnotations,
  [`get ${at}/deployments`]: listDeployments,
  [`get ${at}/deployments/{deployment_id}/statuses`]: listStatuses,
};
