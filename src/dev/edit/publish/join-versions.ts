import { say, type Message } from '../../../messages/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  mergeDecided,
  type Conflict,
  isChosen,
  type ConflictChoice,
} from '../../../content/index.ts';
import { splitNul, type Git } from './git.ts';
import { reasonOf } from './refusals.ts';
import { lastPublished, type Repository } from './repository.ts';

type Versions = { base: string; ours: string; theirs: string };

/** A file in a version, by its path from the root: its git object id; null if it is deleted. */
export type Joined = { file: string; blob: string | null };

/** The result of a merge: both versions are one now, or nothing has changed. */
type JoinAnswer =
  | { kind: 'joined' }
  | { kind: 'conflicts'; conflicts: readonly Conflict[] }
  | { kind: 'failed'; reason: Message };

/**
 * Merges what others have published in the meantime with the changes made here, by value and not by line. On a
 * conflict, changes nothing and reports all conflicts.
 */
export async function joinVersions(
  { git, remote, branch, prefix }: Repository,
  author: readonly string[],
  choices: readonly ConflictChoice[],
): Promise<JoinAnswer> {
  const fetched = await git(['fetch', '--quiet', remote, branch]);
  if (!fetched.ok) return { kind: 'failed', reason: reasonOf(fetched) };
  const theirs = (await lastPublished(git, remote, branch)) ?? '';
  const ours = await must(git, ['rev-parse', 'HEAD']);
  const base = await must(git, ['merge-base', ours, theirs]);
  const versions = { base, ours, theirs };
  const changed = splitNul(
    await must(git, ['diff', '--name-only', '--no-renames', '-z', base, ours]),
  );
  const joined: Joined[] = [];
  const conflicts: Conflict[] = [];
  for (const file of changed) {
    const result = await joinFile(git, file, versions, { prefix, choices });
    joined.push({ file, blob: result.blob });
    conflicts.push(...result.conflicts);
  }
  if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
  const tree = await treeWith(git, theirs, joined);
  // A proposal from here may have been accepted, in other commits: then nothing is left to publish.
  const isAccepted = tree === (await must(git, ['rev-parse', `${theirs}^{tree}`]));
  const commit = isAccepted ? theirs : await mergeCommit(git, tree, { ours, theirs, author });
  // Uncommitted changes stay as they are; if that is impossible, nothing changes.
  const moved = await git(['reset', '--quiet', '--keep', commit]);
  return moved.ok
    ? { kind: 'joined' }
    : { kind: 'failed', reason: say('publish-changedMeanwhile') };
}

type Merged = { ours: string; theirs: string; author: readonly string[] };

async function mergeCommit(
  git: Git,
  tree: string,
  { ours, theirs, author }: Merged,
): Promise<string> {
  const message = await must(git, ['log', '-1', '--format=%B', ours]);
  return must(git, [...author, 'commit-tree', tree, '-p', theirs, '-p', ours], message);
}

/** The output of a git command that can only fail if something is broken. */
export async function must(git: Git, args: readonly string[], input?: string): Promise<string> {
  const answer = await git(args, input === undefined ? {} : { input });
  if (!answer.ok) throw new Error(`git ${args.join(' ')}: ${answer.words}`);
  return answer.out.trim();
}

/** The text of a file in a version; null if it has none. */
export const textAt = async (git: Git, version: string, file: string): Promise<string | null> => {
  const { ok, out } = await git(['cat-file', 'blob', `${version}:${file}`]);
  return ok ? out : null;
};

const blobAt = async (git: Git, version: string, file: string): Promise<string | null> => {
  const { ok, out } = await git(['rev-parse', '--verify', '--quiet', `${version}:${file}`]);
  return ok ? out.trim() : null;
};

type Rules = { prefix: string; choices: readonly ConflictChoice[] };

async function joinFile(
  git: Git,
  file: string,
  versions: Versions,
  { prefix, choices }: Rules,
): Promise<{ blob: string | null; conflicts: Conflict[] }> {
  const [base, ours, theirs] = await Promise.all([
    blobAt(git, versions.base, file),
    blobAt(git, versions.ours, file),
    blobAt(git, versions.theirs, file),
  ]);
  if (theirs === base || theirs === ours) return { blob: ours, conflicts: [] };
  const name = file.startsWith(prefix) ? file.slice(prefix.length) : file;
  const whole: Conflict = { file: name, path: [], base: null, ours: null, theirs: null };
  const isContent = file.startsWith(prefix) && file.endsWith('.yaml');
  if (!isContent) return { blob: theirs, conflicts: [whole] };
  const [baseText, ourText, other] = await Promise.all([
    textAt(git, versions.base, file),
    textAt(git, versions.ours, file),
    textAt(git, versions.theirs, file),
  ]);
  const { text, conflicts } = mergeDecided(
    { file: name, base: baseText, ours: ourText, theirs: other },
    (conflict) => isChosen(choices, conflict),
  );
  if (conflicts.length > 0) return { blob: theirs, conflicts };
  if (text === null) return { blob: null, conflicts: [] };
  if (text === other) return { blob: theirs, conflicts: [] };
  if (text === ourText) return { blob: ours, conflicts: [] };
  const blob = await must(git, ['hash-object', '-w', '--stdin'], text);
  return { blob, conflicts: [] };
}

/** A version with other files in it, made in a separate index, so that the folder's index stays. */
export async function treeWith(
  git: Git,
  version: string,
  joined: readonly Joined[],
): Promise<string> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'publish-'));
  const gitWithIndex: Git = (args, options) =>
    git(args, { ...options, env: { GIT_INDEX_FILE: path.join(scratch, 'index') } });
  try {
    await must(gitWithIndex, ['read-tree', version]);
    const lines = joined.map(({ file, blob }) =>
      blob === null ? `0 ${'0'.repeat(40)}\t${file}` : `100644 ${blob}\t${file}`,
    );
    const input = lines.map((line) => `${line}\0`).join('');
    await must(gitWithIndex, ['update-index', '-z', '--index-info'], input);
    return await must(gitWithIndex, ['write-tree']);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
