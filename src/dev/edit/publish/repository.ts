import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles, uploadsOf } from '../../../build/index.ts';
import { say, type Message } from '../../../messages/index.ts';
import { filesThatDiffer, textsAt } from './content-texts.ts';
import { gitIn, splitNul, type Git } from './git.ts';

export type Repository = {
  git: Git;
  gitDir: string;
  /** The content folder relative to the repository's root, with a trailing slash; empty if it is the root. */
  prefix: string;
  branch: string;
  remote: string;
  /** The last published commit known to this computer; null if there is none. */
  published: string | null;
};

type NotReady = { reason: Message };

/** Git's name for the repository itself as a remote: where versions are kept until the site is connected to a host. */
export const thisRepository = '.';

export async function openRepository(contentDir: string): Promise<Repository | NotReady> {
  const git = gitIn(contentDir);
  const top = await git(['rev-parse', '--show-prefix', '--git-dir']);
  if (top.isMissing) return { reason: say('publish-noGit') };
  if (!top.ok) return { reason: say('publish-noRepository') };
  const [prefix = '', gitDir = ''] = top.out.split('\n');
  const folder = path.resolve(contentDir, gitDir);
  const begun = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD'];
  if (begun.some((name) => existsSync(path.join(folder, name)))) {
    return { reason: say('publish-unfinished') };
  }
  const head = await git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (!head.ok) return { reason: say('publish-detached') };
  const branch = head.out.trim();
  const remotes = (await git(['remote'])).out.split('\n').filter((name) => name !== '');
  const configured = (await git(['config', `branch.${branch}.remote`])).out.trim();
  const remote =
    [configured, 'origin', ...remotes].find((name) => remotes.includes(name)) ?? thisRepository;
  const published = await lastPublished(git, remote, branch);
  return { git, gitDir: folder, prefix, branch, remote, published };
}

/** The commit of the remote when it was last fetched. */
export async function lastPublished(
  git: Git,
  remote: string,
  branch: string,
): Promise<string | null> {
  const ref =
    remote === thisRepository ? `refs/heads/${branch}` : `refs/remotes/${remote}/${branch}`;
  const commit = await git(['rev-parse', '--verify', '--quiet', ref]);
  return commit.ok ? commit.out.trim() : null;
}

/**
 * The content files that differ from the published ones, with their published texts; null for a new file, or if nothing
 * is known.
 */
export async function readPublished(
  contentDir: string,
): Promise<Record<string, string | null> | null> {
  const repository = await openRepository(contentDir);
  if ('reason' in repository || repository.published === null) return null;
  const { git, published } = repository;
  const texts = await textsAt(git, published, await filesThatDiffer(git, published));
  return Object.fromEntries([...texts, ...(await publishedUploads(contentDir, git, published))]);
}

/** The ids of published uploads that were deleted since, and null for each new one. */
async function publishedUploads(
  contentDir: string,
  git: Git,
  published: string,
): Promise<[string, string | null][]> {
  const listed = await git(['ls-tree', '-r', '-z', published, '--', 'images/', 'files/']);
  const before = new Map(
    splitNul(listed.out).map((line) => {
      const [entry = '', file = ''] = line.split('\t');
      return [file, entry.split(' ').at(-1) ?? ''];
    }),
  );
  const now = new Set(uploadsOf(listFiles(contentDir)));
  return [
    ...[...before].filter(([file]) => !now.has(file)),
    ...[...now].filter((file) => !before.has(file)).map((file): [string, null] => [file, null]),
  ];
}
