import { say, type Message } from '../../../messages/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOnDisk, listFiles, uploadsOf, removePath, replaceFile } from '../../../build/index.ts';
import {
  mergeDecided,
  type Conflict,
  mergeTexts,
  refuseBeside,
  isUpload,
  isChosen,
  type PublishAnswer,
  type PublishOnly,
  type PublishRequest,
} from '../../../content/index.ts';
import { refuseVersion, type LoadSite } from './check-version.ts';
import { splitNul, type Git } from './git.ts';
import { must, textAt, treeWith, type Joined } from './join-versions.ts';
import { propose } from './propose.ts';
import { isBehind, isProtected, reasonOf } from './refusals.ts';
import { lastPublished, thisRepository, type Repository } from './repository.ts';
import { existsSync, readFileSync } from 'node:fs';

/** The number of attempts while others publish. */
const maxTries = 4;

type PublishContext = {
  contentDir: string;
  repository: Repository;
  author: readonly string[];
  load: LoadSite;
};

/**
 * Publishes some texts, and the uploads that they use, on top of what is published. Does not read the files in the
 * folder: their other changes stay unpublished.
 */
export async function publishPart(
  { contentDir, repository, author, load }: PublishContext,
  { message, choices }: PublishRequest,
  selection: PublishOnly,
): Promise<PublishAnswer> {
  const { git, remote, branch } = repository;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const published = await lastPublished(git, remote, branch);
    if (published === null) return { kind: 'failed', reason: say('publish-first') };
    const joined = await joinPart(repository, published, selection, choices);
    if ('answer' in joined) return joined.answer;
    const uploads = await committedUploads(contentDir, repository, selection.uploads);
    const tree = await treeWith(git, published, [...joined.files, ...uploads]);
    if (tree === (await must(git, ['rev-parse', `${published}^{tree}`]))) {
      return { kind: 'published' };
    }
    const refused = await refuseTree(repository, tree, load);
    if (refused !== null) return { kind: 'failed', reason: refused };
    const commit = await must(git, [...author, 'commit-tree', tree, '-p', published], message);
    if (remote === thisRepository) {
      await moveFolder(repository, published, commit);
      return { kind: 'published', isOnlyHere: true };
    }
    const pushed = await git(['push', '--porcelain', remote, `${commit}:refs/heads/${branch}`]);
    if (pushed.ok) {
      await moveFolder(repository, repository.published ?? published, commit);
      return { kind: 'published' };
    }
    if (isProtected(pushed)) return propose(repository, author, commit);
    if (!isBehind(pushed)) return { kind: 'failed', reason: reasonOf(pushed) };
    const fetched = await git(['fetch', '--quiet', remote, branch]);
    if (!fetched.ok) return { kind: 'failed', reason: reasonOf(fetched) };
  }
  return { kind: 'failed', reason: say('publish-others') };
}

/** Merges the texts with what others have published in the meantime. */
async function joinPart(
  { git, prefix }: Repository,
  published: string,
  { changes }: PublishOnly,
  choices: PublishRequest['choices'],
): Promise<{ files: Joined[] } | { answer: PublishAnswer }> {
  const documents = splitNul(await must(git, ['ls-tree', '-r', '-z', '--name-only', published]));
  const files: Joined[] = [];
  const conflicts: Conflict[] = [];
  for (const { file, before, after } of changes) {
    if (isUpload(file)) {
      files.push({ file: prefix + file, blob: null });
      continue;
    }
    const reason = refuseBeside(file, documents);
    if (reason !== null) return { answer: { kind: 'failed', reason } };
    const theirs = await textAt(git, published, prefix + file);
    const merged = mergeDecided({ file, base: before, ours: after, theirs }, (conflict) =>
      isChosen(choices, conflict),
    );
    conflicts.push(...merged.conflicts);
    const blob =
      merged.text === null ? null : await must(git, ['hash-object', '-w', '--stdin'], merged.text);
    files.push({ file: prefix + file, blob });
  }
  return conflicts.length > 0 ? { answer: { kind: 'conflicts', conflicts } } : { files };
}

async function committedUploads(
  contentDir: string,
  { git, prefix }: Repository,
  requested: readonly string[],
): Promise<Joined[]> {
  const present = new Set(uploadsOf(listFiles(contentDir)));
  return Promise.all(
    requested
      .filter((file) => present.has(file))
      .map(async (upload) => {
        const onDisk = pathOnDisk(contentDir, upload);
        const file = path.relative(contentDir, onDisk).split(path.sep).join('/');
        const blob = await must(git, ['hash-object', '-w', '--', file]);
        return { file: prefix + file, blob };
      }),
  );
}

/** Why a version must not be published. Checks it as visitors would get it, in a folder of its own. */
async function refuseTree(
  repository: Repository,
  tree: string,
  load: LoadSite,
): Promise<Message | null> {
  const { git, prefix } = repository;
  const scratch = await mkdtemp(path.join(tmpdir(), 'publish-'));
  const gitWithIndex: Git = (args, options) =>
    git(args, { ...options, env: { GIT_INDEX_FILE: path.join(scratch, 'index') } });
  try {
    const files = path.join(scratch, 'site', path.sep);
    await must(gitWithIndex, ['read-tree', tree]);
    const names = (await gitWithIndex(['ls-files', '-z'])).out;
    await must(gitWithIndex, ['checkout-index', `--prefix=${files}`, '-z', '--stdin'], names);
    const site = await load(path.join(files, prefix));
    return await refuseVersion(repository, tree, site, say('publish-partMistakes'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Moves the folder, whose last commit is `from`, to a published version. Keeps what has changed in the folder: merges
 * files that have changed on both sides by value, and keeps the folder's value on a conflict. Leaves a folder with
 * unpublished commits alone: the next publication of everything merges them.
 */
async function moveFolder({ git, prefix }: Repository, from: string, to: string): Promise<void> {
  if ((await must(git, ['rev-parse', 'HEAD'])) !== from) return;
  const top = await must(git, ['rev-parse', '--show-toplevel']);
  const list = async (...args: string[]) =>
    splitNul(await must(git, ['diff', '--name-only', '--no-renames', '-z', ...args]));
  const names = await list(from, to);
  const changed = new Set(await list(from));
  const untouched: string[] = [];
  for (const name of names) {
    const before = await textAt(git, from, name);
    const file = path.join(top, name);
    const isNewHere = before === null && existsSync(file);
    if (!changed.has(name) && !isNewHere) {
      untouched.push(name);
      continue;
    }
    if (!name.startsWith(prefix) || !name.endsWith('.yaml')) continue;
    const ours = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const theirs = await textAt(git, to, name);
    const { text, conflicts } = mergeTexts({ file: name, base: before, ours, theirs });
    if (conflicts.length > 0 || text === ours) continue;
    if (text === null) removePath(file);
    else replaceFile(file, text);
  }
  if (untouched.length > 0) {
    const restore = ['restore', '--quiet', `--source=${to}`, '--staged', '--worktree', '--'];
    await must(git, [...restore, ...named(untouched)]);
  }
  await must(git, ['update-ref', 'HEAD', to, from]);
  await must(git, ['reset', '--quiet', '--', ...named(names)]);
}

/** Paths from the root as arguments of git, whatever characters they have. */
const named = (files: readonly string[]): string[] => files.map((file) => `:(top,literal)${file}`);
