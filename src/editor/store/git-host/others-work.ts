import { isDocumentName, type OthersWork } from '../../../content/index.ts';
import { branchOf } from './branch-names.ts';
import type { BranchDifference, GitHost } from './git-host.ts';

type OthersParts = {
  host: Pick<GitHost, 'head' | 'branches' | 'difference'>;
  main: string;
  /** The account that does not count as others, and the content folder. */
  login: string;
  folder: string;
};

/** Reads at most this many drafts: the last ones in the list are enough. */
const maxDrafts = 20;

export class OthersDrafts {
  readonly #parts: OthersParts;
  /** The difference of two commits never changes. */
  readonly #differences = new Map<string, BranchDifference>();

  constructor(parts: OthersParts) {
    this.#parts = parts;
  }

  /** Everybody else with drafts of this site, and the files that they have changed. */
  async read(): Promise<OthersWork[]> {
    const { host, main, login, folder } = this.#parts;
    const [published, branches] = await Promise.all([host.head(main), host.branches('drafts/')]);
    if (published === null) return [];
    const others = branches.flatMap(({ name, commit }) => {
      const account = accountOf(name, folder);
      return account === null || account === login ? [] : [{ account, commit }];
    });
    const found = await Promise.all(
      others.slice(0, maxDrafts).map(async ({ account, commit }): Promise<OthersWork> => {
        const { author, files } = await this.#difference(published, commit);
        return { name: author ?? account, files: files.filter(isDocumentName) };
      }),
    );
    return found.filter(({ files }) => files.length > 0);
  }

  async #difference(published: string, commit: string): Promise<BranchDifference> {
    const key = `${published} ${commit}`;
    const cached =
      this.#differences.get(key) ?? (await this.#parts.host.difference(published, commit));
    this.#differences.set(key, cached);
    return cached;
  }
}

/** The account of a branch of drafts; null if they are of another site. */
function accountOf(branch: string, folder: string): string | null {
  const [account = ''] = branch.replace(/^drafts\//, '').split('.');
  return account !== '' && branch === branchOf('drafts', account, folder) ? account : null;
}
