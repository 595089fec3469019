import { StoreUnavailable } from '../../../content/index.ts';
import type { MissingRight, SignInAnswer } from './git-host.ts';
import type { Answered, Ask } from './github-api.ts';

type User = { login: string; name?: string | null };
type Repository = { permissions?: { push: boolean }; archived?: boolean };

/** The request that tests each right, and the right's name on GitHub's page for tokens. */
const rights = [
  // This creates an object that belongs to no version, so the repository stays unchanged.
  { right: 'Contents: Read and write', isNeeded: true, path: 'git/blobs', isWritten: true },
  { right: 'Pull requests: Read and write', isNeeded: true, path: 'pulls?per_page=1' },
  { right: 'Actions: Read-only', isNeeded: false, path: 'actions/runs?per_page=1' },
  { right: 'Deployments: Read-only', isNeeded: false, path: 'deployments?per_page=1' },
];

const trial = { content: 'Tried whether this account may write here.\n', encoding: 'utf-8' };

/** The owner and the rights of a token. `repository` is its path in the API. */
export async function signInToGithub(ask: Ask, repository: string): Promise<SignInAnswer> {
  const user = await userOf(ask);
  if (!user?.isOk) return { kind: 'unknown-token' };
  const found = await ask<Repository>(repository, { isFresh: true });
  if (!found.isOk) return { kind: 'no-repository' };
  const missing = await missingRights(ask, repository);
  const { permissions, archived = false } = found.body;
  const mayWrite = (permissions?.push ?? true) && !archived;
  if (!mayWrite || missing.some(({ right }) => right === rights[0]?.right)) {
    return { kind: 'no-rights', missing };
  }
  const { login, name } = user.body;
  return { kind: 'signed-in', account: { login, name: name ?? login }, missing };
}

/** Null if GitHub does not know the token. */
async function userOf(ask: Ask): Promise<Answered<User> | null> {
  try {
    return await ask<User>('/user', { isFresh: true });
  } catch (error) {
    if (error instanceof StoreUnavailable && error.problem === 'signed-out') return null;
    throw error;
  }
}

async function missingRights(ask: Ask, repository: string): Promise<MissingRight[]> {
  const tried = await Promise.all(
    rights.map(async ({ right, isNeeded, path, isWritten = false }) => {
      const answer = await ask(
        `${repository}/${path}`,
        isWritten ? { method: 'POST', body: trial } : { isFresh: true },
      );
      const isMissing = !answer.isOk && (answer.status === 403 || answer.status === 404);
      return isMissing ? { right, isNeeded } : [];
    }),
  );
  return tried.flat();
}
