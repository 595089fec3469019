import { loadSite } from '../../../content/load-site.ts';
import type { PublishAnswer, PublishRequest } from '../../../editor/store/store.ts';
import { splitNul, type GitAnswer } from './git.ts';
import { joinVersions } from './join-versions.ts';
import { openRepository, type Repository } from './repository.ts';

/** How many concurrent publications to tolerate before giving up. */
const mostTries = 4;

const reasons = {
  noNetwork:
    'The published site cannot be reached now. Your changes are kept on this computer; publish again when the line is back.',
  notAllowed:
    'You are not known to the published site, or may not change it. Ask the person who looks after the site.',
  mistakes: 'The site has mistakes, so nothing was published. Correct them first.',
  others: 'Others are publishing at the same moment. Wait a minute and publish again.',
} as const;

/** Publishes the content files, and no others. */
export async function publish(contentDir: string, request: PublishRequest): Promise<PublishAnswer> {
  const repository = await openRepository(contentDir);
  if ('reason' in repository) return { kind: 'failed', reason: repository.reason };
  if (await hasMistakes(contentDir)) return { kind: 'failed', reason: reasons.mistakes };
  const author = await authorOf(repository, request);
  if (!author) return { kind: 'nameless' };
  const refusal = await commit(repository, request.message, author);
  if (refusal !== null) return { kind: 'failed', reason: refusal };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const pushed = await push(repository, `refs/heads/${repository.branch}`);
    if (pushed.ok) return { kind: 'published' };
    if (isProtected(pushed)) return propose(repository, author);
    if (!isBehind(pushed)) return { kind: 'failed', reason: reasonOf(pushed) };
    const conflicts = await joinVersions(repository, author, request.choices);
    if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
    if (await hasMistakes(contentDir)) return { kind: 'failed', reason: reasons.mistakes };
  }
  return { kind: 'failed', reason: reasons.others };
}

async function hasMistakes(contentDir: string): Promise<boolean> {
  const { diagnostics } = await loadSite(contentDir);
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** The git options for the author; null if the author is unknown. */
async function authorOf(
  { git }: Repository,
  { author }: PublishRequest,
): Promise<readonly string[] | null> {
  if (author) return ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  const [name, email] = await Promise.all([
    git(['config', 'user.name']),
    git(['config', 'user.email']),
  ]);
  return name.ok && email.ok ? [] : null;
}

/** Commits the changed content files. Other uncommitted changes stay as they are. */
async function commit(
  { git }: Repository,
  message: string,
  author: readonly string[],
): Promise<string | null> {
  const status = await git(['status', '--porcelain', '-z', '--no-renames', '-uall', '--', '.']);
  const files = splitNul(status.out).map((line) => line.slice(3));
  if (files.length === 0) return null;
  // Status lists paths relative to the root of the repository.
  const named = files.map((file) => `:(top,literal)${file}`);
  const added = await git(['add', '--all', '--', ...named]);
  if (!added.ok) return reasonOf(added);
  const made = await git([...author, 'commit', '--quiet', '--only', '-m', message, '--', ...named]);
  return made.ok ? null : reasonOf(made);
}

const push = ({ git, remote }: Repository, target: string): Promise<GitAnswer> =>
  git(['push', '--porcelain', remote, `HEAD:${target}`]);

const isBehind = ({ out, words }: GitAnswer) =>
  /fetch first|non-fast-forward|stale info/.test(out + words);

const isProtected = ({ out, words }: GitAnswer) =>
  /protected branch|GH006|pre-receive hook declined|not allowed to push/i.test(out + words);

/** The repository does not accept direct changes: they are pushed to a branch for review. */
async function propose(repository: Repository, author: readonly string[]): Promise<PublishAnswer> {
  const { git } = repository;
  const name = (await git([...author, 'config', 'user.name'])).out.trim();
  const own = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const target = `refs/heads/edit/${own === '' ? 'content' : own}`;
  const pushed = await git(['push', '--force', '--porcelain', repository.remote, `HEAD:${target}`]);
  if (!pushed.ok) return { kind: 'failed', reason: reasonOf(pushed) };
  return { kind: 'proposed', link: /https?:\/\/\S+/.exec(pushed.words)?.[0] ?? null };
}

function reasonOf({ out, words }: GitAnswer): string {
  const said = `${out}\n${words}`;
  if (/authentication|permission denied|could not read (?:Username|Password)|403/i.test(said)) {
    return reasons.notAllowed;
  }
  if (
    /could not resolve|unable to access|could not read from remote|timed out|does not appear to be/i.test(
      said,
    )
  ) {
    return reasons.noNetwork;
  }
  // The message of a hook comes from the maintainer of the site.
  const own = words
    .split('\n')
    .filter((line) => !/^(?:error|fatal|hint|To |remote: *$)/.test(line))
    .map((line) => line.replace(/^remote: /, '').trim())
    .filter((line) => line !== '')
    .join(' ');
  return own === ''
    ? 'The published site has refused the changes. They are kept on this computer.'
    : `The published site has refused the changes: ${own}`;
}
