import { say, type Message } from '../../../messages/index.ts';
import { loadSite, listFiles, uploadsOf } from '../../../build/index.ts';
import {
  type PublishAnswer,
  type PublishRequest,
  Turns,
  isDocumentName,
  isHidden,
  isOfFolder,
} from '../../../content/index.ts';
import { refuseVersion, type LoadSite } from './check-version.ts';
import { splitNul, type GitAnswer } from './git.ts';
import { withoutLeftLocks } from './left-locks.ts';
import { joinVersions } from './join-versions.ts';
import { propose } from './propose.ts';
import { isBehind, isProtected, reasonOf } from './refusals.ts';
import { publishPart } from './publish-part.ts';
import { openRepository, thisRepository, type Repository } from './repository.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteTree } from '../../../site/index.ts';

/** The number of attempts while others publish. */
const maxTries = 4;

/** Two publications cannot change the repository at once. */
const turns = new Turns();

/** Publishes the files of the site, and no others in its content folder, once earlier requests are done. */
export const publish = (
  contentDir: string,
  request: PublishRequest,
  load: LoadSite = loadSite,
): Promise<PublishAnswer> => turns.take(() => publishNow(contentDir, request, load));

async function publishNow(
  contentDir: string,
  request: PublishRequest,
  load: LoadSite,
): Promise<PublishAnswer> {
  const opened = await openRepository(contentDir);
  return 'reason' in opened
    ? { kind: 'failed', reason: opened.reason }
    : withoutLeftLocks(opened, (repository) => publishFrom(repository, contentDir, request, load));
}

async function publishFrom(
  repository: Repository,
  contentDir: string,
  request: PublishRequest,
  load: LoadSite,
): Promise<PublishAnswer> {
  if (request.only) {
    const author = await authorOf(repository, request);
    return author
      ? publishPart({ contentDir, repository, author, load }, request, request.only)
      : { kind: 'nameless' };
  }
  const site = await load(contentDir);
  const refused = await refuseVersion(repository, 'HEAD', site, say('publish-mistakes'));
  if (refused !== null) return { kind: 'failed', reason: refused };
  const author = await authorOf(repository, request);
  if (!author) return { kind: 'nameless' };
  const isOfSite = siteFiles(contentDir, site.tree);
  const refusal = await commit(repository, isOfSite, { message: request.message, author });
  if (refusal !== null) return { kind: 'failed', reason: refusal };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const pushed = await push(repository, `refs/heads/${repository.branch}`);
    if (pushed.ok) {
      const isOnlyHere = repository.remote === thisRepository;
      return isOnlyHere ? { kind: 'published', isOnlyHere } : { kind: 'published' };
    }
    if (isProtected(pushed)) return propose(repository, author);
    if (!isBehind(pushed)) return { kind: 'failed', reason: reasonOf(pushed) };
    const joined = await joinVersions(repository, author, request.choices);
    if (joined.kind !== 'joined') return joined;
    const together = await load(contentDir);
    const reason = await refuseVersion(repository, 'HEAD', together, say('publish-mistakes'));
    if (reason !== null) return { kind: 'failed', reason };
  }
  return { kind: 'failed', reason: say('publish-others') };
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

/** Commits the changed files of the site. Other uncommitted changes stay as they are. */
async function commit(
  { git, prefix }: Repository,
  isOfSite: (file: string) => boolean,
  { message, author }: { message: string; author: readonly string[] },
): Promise<Message | null> {
  const status = await git(['status', '--porcelain', '-z', '--no-renames', '-uall', '--', '.']);
  // Status lists paths relative to the root of the repository.
  const files = splitNul(status.out)
    .map((line) => line.slice(3))
    .filter((file) => isOfSite(file.slice(prefix.length)));
  if (files.length === 0) return null;
  const named = files.map((file) => `:(top,literal)${file}`);
  const added = await git(['add', '--all', '--', ...named]);
  if (!added.ok) return reasonOf(added);
  const result = await git(
    [...author, 'commit', '--quiet', '--only', '--file=-', '--cleanup=whitespace', '--', ...named],
    { input: message },
  );
  return result.ok ? null : reasonOf(result);
}

const push = ({ git, remote }: Repository, target: string): Promise<GitAnswer> =>
  git(['push', '--porcelain', remote, `HEAD:${target}`]);

/** Deleted files can no longer be looked up: these names were part of a site. */
const wasOfSite = (file: string): boolean =>
  isDocumentName(file) ||
  (!isHidden(file) && (isOfFolder(file) || /\.(?:woff2|ttf|otf)$/i.test(file)));

/**
 * Selects the files of the content folder that are published: pages, data, settings, uploads and fonts. Drafts of an
 * interrupted save, backup copies of other programs and private notes may be beside them.
 */
function siteFiles(
  contentDir: string,
  tree: Pick<SiteTree, 'theme'> | null,
): (file: string) => boolean {
  const files = listFiles(contentDir);
  const faces = Object.values(tree?.theme.fonts ?? {});
  const present = new Set([
    ...files.documents.map((file) => file.normalize('NFC')),
    ...uploadsOf(files).filter(isOfFolder),
    ...faces.flatMap(({ file, boldFile, licence }) => [file, boldFile, licence]),
  ]);
  // Git lists names as the disk has them.
  return (file) =>
    present.has(file.normalize('NFC')) ||
    (wasOfSite(file) && !existsSync(path.join(contentDir, file)));
}
