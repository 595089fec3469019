import { inEnglish } from '../../messages/index.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../build/index.ts';
import { gitIn } from '../edit/publish/git.ts';
import { openRepository, thisRepository, type Repository } from '../edit/publish/repository.ts';

/** The last fetched version of the remote. Publishing compares with another ref, which only it moves. */
const fetchedRef = 'refs/serve-editor/published';

/** The published version of the site in a folder of its own, for builds: the content folder has drafts. */
export class PublishedCopy {
  readonly #contentDir: string;
  readonly #folder: string;
  readonly #reportError: (words: string) => void;

  /** @param options the folder of the copy, and a callback for failures to fetch what others have published */
  constructor(
    contentDir: string,
    { folder, reportError }: { folder: string; reportError: (words: string) => void },
  ) {
    this.#contentDir = contentDir;
    this.#folder = folder;
    this.#reportError = reportError;
  }

  /** Brings the copy to the published version, and returns its content folder. */
  async refresh(): Promise<string> {
    const repository = await openRepository(this.#contentDir);
    if ('reason' in repository) throw new CommandError(inEnglish(repository.reason));
    const commit = await this.#newest(repository);
    const { git, prefix } = repository;
    if (!existsSync(path.join(this.#folder, '.git'))) {
      await git(['worktree', 'prune']);
      const added = await git(['worktree', 'add', '--force', '--detach', this.#folder, commit]);
      if (!added.ok) throw new CommandError(added.words);
    }
    const inCopy = gitIn(this.#folder);
    // Without a change no file is touched, so that a build notices that it has nothing to do.
    const there = (await inCopy(['rev-parse', 'HEAD'])).out.trim();
    if (there !== commit) {
      const moved = await inCopy(['checkout', '--force', '--detach', '--quiet', commit]);
      if (!moved.ok) throw new CommandError(moved.words);
    }
    return path.join(this.#folder, prefix);
  }

  /** The newest published commit, wherever it was published. */
  async #newest({ git, remote, branch, published }: Repository): Promise<string> {
    if (published === null) {
      throw new CommandError(
        'Nothing was published from this folder yet. Commit the site and push it first.',
      );
    }
    if (remote === thisRepository) return published;
    const spec = `+refs/heads/${branch}:${fetchedRef}`;
    const fetched = await git([
      'fetch',
      '--quiet',
      '--no-write-fetch-head',
      '--refmap=',
      remote,
      spec,
    ]);
    if (!fetched.ok) {
      this.#reportError(`What others have published could not be fetched: ${fetched.words.trim()}`);
    }
    // Without the remote, the newer of the last fetched version and the one published from here.
    const isNewer = await git(['merge-base', '--is-ancestor', published, fetchedRef]);
    if (!fetched.ok && !isNewer.ok) return published;
    return (await git(['rev-parse', fetchedRef])).out.trim();
  }
}
