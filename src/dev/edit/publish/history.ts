import {
  isHidden,
  isEdited,
  notTakenIn,
  type DeletedPage,
  type HistoryAnswer,
  type LastChange,
  type Version,
} from '../../../content/index.ts';
import { contentPaths, filesThatDiffer, textsAt } from './content-texts.ts';
import { gitIn, splitNul, type Git } from './git.ts';
import { lastPublished } from './repository.ts';

/** In versions. */
const maxVersions = 300;

/** Parses the log into versions with their changed files. NUL bytes cannot be part of a name. */
const format = '--format=%x00%H%x00%aI%x00%an%x00%s%x00%b%x00';

const fieldsOfVersion = 6;

/** A commit hash; nothing else is passed to git. */
const versionName = /^[0-9a-f]{40,64}$/;

/** The versions of a content file, or of all, newest first; and deleted pages. */
export async function readHistory(contentDir: string, file: string | null): Promise<HistoryAnswer> {
  const git = gitIn(contentDir);
  const from = await publishedFrom(git);
  if (from === null) return { kind: 'none' };
  const paths = file === null ? contentPaths : [file];
  const log = await git([
    'log',
    `--max-count=${maxVersions}`,
    '--name-only',
    '--relative',
    format,
    // The history of a moved page continues under its earlier name.
    ...(file === null ? ['--no-renames'] : ['--follow']),
    from,
    '--',
    ...paths,
  ]);
  return {
    kind: 'history',
    versions: log.ok ? await markTechnical(git, from, versionsOf(log.out)) : [],
    deleted: file === null ? await deletedPages(git, from) : [],
  };
}

/** The commit whose history is shown: the last published one, or else the current one. Null if there is none. */
async function publishedFrom(git: Git): Promise<string | null> {
  const branch = await git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const name = branch.out.trim();
  const remote = (await git(['config', `branch.${name}.remote`])).out.trim() || 'origin';
  const published = branch.ok ? await lastPublished(git, remote, name) : null;
  if (published !== null) return published;
  const head = await git(['rev-parse', '--verify', '--quiet', 'HEAD']);
  return head.ok ? head.out.trim() : null;
}

function versionsOf(log: string): Version[] {
  const parts = log.split('\0').slice(1);
  return Array.from({ length: Math.floor(parts.length / fieldsOfVersion) }, (_, index) => {
    const [id = '', when = '', who = '', what = '', body = '', names = ''] = parts.slice(
      fieldsOfVersion * index,
    );
    const files = names.split('\n').filter((name) => name.endsWith('.yaml') && !isHidden(name));
    const notTaken = notTakenIn(body);
    return { id, when, who, what, files, ...(notTaken.length > 0 ? { notTaken } : {}) };
  }).filter(isPublication);
}

/** A merge repeats what it joins, and what changes no page or setting is nothing to see: Git lists no files for either. */
const isPublication = ({ files }: Version): boolean => files.length > 0;

/** Who published a file last; null if nobody did. */
export async function lastPublication(
  contentDir: string,
  file: string,
): Promise<LastChange | null> {
  const git = gitIn(contentDir);
  const from = await publishedFrom(git);
  if (from === null) return null;
  const log = await git(['log', '--max-count=1', '--format=%aI%x00%an', from, '--', file]);
  const [when = '', who = ''] = log.out.trim().split('\0');
  return log.ok && when !== '' ? { who, when, isPublished: true } : null;
}

/** Whether a file in the folder is as it was published. */
export async function isAsPublished(contentDir: string, file: string): Promise<boolean> {
  const git = gitIn(contentDir);
  const from = await publishedFrom(git);
  return from !== null && !(await filesThatDiffer(git, from)).includes(file);
}

/** Marks the versions that also changed files that editors do not edit: developers made them. */
async function markTechnical(git: Git, from: string, versions: Version[]): Promise<Version[]> {
  const prefix = (await git(['rev-parse', '--show-prefix'])).out.trim();
  const log = await git([
    'log',
    `--max-count=${maxVersions}`,
    '--name-only',
    '--no-renames',
    '--full-diff',
    '-z',
    '--format=%x00%H%x00',
    from,
    '--',
    ...contentPaths,
  ]);
  const technical = new Set<string>();
  let id = '';
  for (const part of splitNul(log.out).map((one) => one.trim())) {
    if (versionName.test(part)) id = part;
    else if (!part.startsWith(prefix) || !isEdited(part.slice(prefix.length))) technical.add(id);
  }
  return versions.map((one) => (technical.has(one.id) ? { ...one, isTechnical: true } : one));
}

/** Pages that no longer exist, each with the version that deleted it. A moved page still exists. */
async function deletedPages(git: Git, from: string): Promise<DeletedPage[]> {
  const log = await git([
    'log',
    '--diff-filter=D',
    '--name-only',
    '--find-renames',
    '--relative',
    format,
    from,
    '--',
    'pages',
  ]);
  const there = await git(['ls-tree', '-r', '--name-only', '-z', from, '--', 'pages']);
  const existing = new Set(splitNul(there.out));
  const deleted = new Map<string, DeletedPage>();
  for (const { id, when, who, files } of versionsOf(log.out)) {
    for (const file of files) {
      if (!existing.has(file) && !deleted.has(file)) deleted.set(file, { file, id, when, who });
    }
  }
  return [...deleted.values()];
}

/**
 * The texts of content files in a version, or right before it: of one file, or of all that have changed since. A text
 * is null if the file did not exist. Before the version that began the site there was no site to compare with, so all
 * files are compared with that version itself. Null as a whole if there is no such version.
 */
export async function readVersion(
  contentDir: string,
  { id, file, isBefore }: { id: string; file: string | null; isBefore: boolean },
): Promise<Record<string, string | null> | null> {
  if (!versionName.test(id)) return null;
  const git = gitIn(contentDir);
  const commit = await git(['rev-parse', '--verify', '--quiet', `${id}^{commit}`]);
  if (!commit.ok) return null;
  const earlier = `${id}~1`;
  if (file !== null) return Object.fromEntries(await textsAt(git, isBefore ? earlier : id, [file]));
  const version = isBefore && (await hasContent(git, earlier)) ? earlier : id;
  return Object.fromEntries(await textsAt(git, version, await filesThatDiffer(git, version)));
}

const hasContent = async (git: Git, version: string): Promise<boolean> =>
  (await git(['ls-tree', '--name-only', version, '--', ...contentPaths])).out !== '';
