import type { FailedStage } from '../../../content/index.ts';
import type { Publication } from './git-host.ts';
import type { Ask } from './github-api.ts';

type Run = {
  id: number;
  workflow_id: number;
  run_number: number;
  event: string;
  name?: string | null;
  status: string | null;
  conclusion: string | null;
  html_url: string;
};
type Step = { name: string; conclusion: string | null };
type Job = { id: number; name: string; conclusion: string | null; steps?: Step[] };
type Annotation = {
  path: string;
  start_line: number;
  annotation_level: string | null;
  message: string | null;
};

const failures = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled']);
const hasFailed = ({ conclusion }: { conclusion: string | null }) =>
  conclusion !== null && failures.has(conclusion);

/** The state of the workflows of a commit. `repository` is its path in the API. */
export async function readPublication(
  ask: Ask,
  repository: string,
  commit: string,
): Promise<Publication> {
  const query = new URLSearchParams({ head_sha: commit, per_page: '100' });
  const answer = await ask<{ workflow_runs: Run[] }>(`${repository}/actions/runs?${query}`, {
    isFresh: true,
  });
  if (!answer.isOk) return { kind: 'unknown' };
  const runs = lastRuns(answer.body.workflow_runs);
  const failed = runs.find(hasFailed);
  if (failed) {
    return { kind: 'failed', link: failed.html_url, ...(await failureOf(ask, repository, failed)) };
  }
  const open = runs.filter(({ status }) => status !== 'completed');
  const running = open.find(({ status }) => status === 'in_progress');
  if (running) return { kind: 'building', link: running.html_url };
  const [waiting] = open;
  if (waiting) return { kind: 'waiting', link: waiting.html_url };
  const built = runs.find(({ conclusion }) => conclusion === 'success');
  return built ? { kind: 'built', link: built.html_url } : { kind: 'unknown' };
}

/**
 * The last run of each workflow. Scheduled runs do not concern the change, and those of a workflow that was skipped,
 * because it is not set up, tell nothing.
 */
function lastRuns(runs: readonly Run[]): Run[] {
  const last = new Map<number, Run>();
  for (const run of runs) {
    if (run.event === 'schedule' || run.conclusion === 'skipped') continue;
    const previous = last.get(run.workflow_id);
    if (!previous || previous.run_number < run.run_number) last.set(run.workflow_id, run);
  }
  return [...last.values()];
}

/** The jobs of the publishing workflow, by name. */
const stages: Readonly<Record<string, FailedStage>> = {
  build: 'build',
  pages: 'pages',
  live: 'live',
};

type Failure = { stage: FailedStage | null; message: string };

/** The step that failed, with its output as far as the account may read it. */
async function failureOf(ask: Ask, repository: string, run: Run): Promise<Failure> {
  const answer = await ask<{ jobs: Job[] }>(
    `${repository}/actions/runs/${run.id}/jobs?filter=latest&per_page=100`,
    { isFresh: true },
  );
  const job = answer.isOk ? answer.body.jobs.find(hasFailed) : undefined;
  if (!job) return { stage: null, message: run.name ?? '' };
  const step = job.steps?.find(hasFailed);
  const where = step ? `${job.name}, ${step.name}` : job.name;
  const annotations = await annotationsOf(ask, repository, job);
  const message = annotations.length === 0 ? where : `${where}:\n${annotations.join('\n')}`;
  return { stage: run.name === 'publish' ? (stages[job.name] ?? null) : null, message };
}

/** GitHub's own note that a command has failed tells nothing. */
const isEmptyWords = /^Process completed with exit code/;

async function annotationsOf(ask: Ask, repository: string, job: Job): Promise<string[]> {
  // A job is a check run of the same number.
  const answer = await ask<Annotation[]>(
    `${repository}/check-runs/${job.id}/annotations?per_page=50`,
    { isFresh: true },
  );
  if (!answer.isOk) return [];
  return answer.body.flatMap(({ annotation_level: level, path, start_line: line, message }) => {
    if (level !== 'failure' || message === null || isEmptyWords.test(message)) return [];
    return path === '.github' ? message : `${path}:${line}: ${message}`;
  });
}
