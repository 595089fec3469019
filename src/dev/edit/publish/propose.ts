import { say } from '../../../messages/index.ts';
import { createHash, randomBytes } from 'node:crypto';
import { asName } from '../../../../schema/fields/name.ts';
import type { PublishAnswer } from '../../../content/index.ts';
import type { Git } from './git.ts';
import { isBehind, reasonOf } from './refusals.ts';
import { lastPublished, type Repository } from './repository.ts';

/** The number of proposals to try, because somebody else may have changed the open one. */
const maxTries = 3;
/** In characters, of the author's name in the name of a branch. */
const longestName = 40;

/** Who proposes: the name, and the refs on this computer that record the open proposals of exactly this person. */
type Person = { name: string; records: string };

/** A proposal pushed from here: its branch, the pushed commit, and the ref that records both. */
type Proposed = { branch: string; commit: string; record: string };

/**
 * Pushes the commits, up to one of them, to a branch for review, because the repository accepts no direct changes.
 * Later changes of the same person continue the open proposal; anything else begins a new one with random characters in
 * its name. Never pushes over commits that this computer has not put there.
 */
export async function propose(
  repository: Repository,
  author: readonly string[],
  commit = 'HEAD',
): Promise<PublishAnswer> {
  const { git, remote } = repository;
  const person = await personOf(git, author);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const open = await findOpen(repository, person, commit);
    const branch = open?.branch ?? newBranch(person);
    const pushed = await git([
      'push',
      '--porcelain',
      // Without a commit after the colon the branch must not exist yet.
      `--force-with-lease=refs/heads/${branch}:${open?.commit ?? ''}`,
      remote,
      `${commit}:refs/heads/${branch}`,
    ]);
    if (pushed.ok) {
      await git(['update-ref', `${person.records}/${branch}`, commit]);
      return { kind: 'proposed', link: /https?:\/\/\S+/.exec(pushed.words)?.[0] ?? null };
    }
    if (!isBehind(pushed)) return { kind: 'failed', reason: reasonOf(pushed) };
    if (open) await git(['update-ref', '-d', open.record]);
  }
  return { kind: 'failed', reason: say('publish-others') };
}

/** Addresses distinguish two people of the same name. */
async function personOf(git: Git, author: readonly string[]): Promise<Person> {
  const { out } = await git([...author, 'var', 'GIT_AUTHOR_IDENT']);
  const [, name = '', email = ''] = /^(.*) <(.*)> \d/.exec(out) ?? [];
  const id = createHash('sha256').update(`${name}\n${email}`).digest('hex').slice(0, 16);
  return { name, records: `refs/proposals/${id}` };
}

const newBranch = ({ name }: Person): string =>
  `edit/${asName(name).slice(0, longestName)}-${randomBytes(6).toString('hex')}`;

/** The proposal that a commit continues; null once it was accepted or left behind. */
async function findOpen(
  { git, remote, branch: main }: Repository,
  { records }: Person,
  version: string,
): Promise<Proposed | null> {
  const published = await lastPublished(git, remote, main);
  const { out } = await git([
    'for-each-ref',
    `--merged=${version}`,
    ...(published === null ? [] : [`--no-merged=${published}`]),
    '--sort=-committerdate',
    '--count=1',
    '--format=%(objectname) %(refname)',
    `${records}/`,
  ]);
  const [commit = '', record = ''] = out.trim().split(' ');
  return record === '' ? null : { branch: record.slice(records.length + 1), commit, record };
}
