import type { SiteSettings } from '../../../schema/site.ts';

/** Where the editor on the web is, below the site's own folder. */
export const editorAddress = '/edit';

/** Its service worker. A worker is above the pages that it answers for, and this one answers for `/edit` too. */
export const editorWorkerAddress = '/edit-worker.js';

/** A repository on a git host, from its address. */
export type HostedRepository = {
  /** The address of the host's API. */
  api: string;
  /** The address of the host itself, where people sign in. */
  host: string;
  owner: string;
  name: string;
};

/**
 * The repository that an address names: https://github.com/owner/name, or the same on a GitHub Enterprise server, whose
 * API is below /api/v3 (docs.github.com/en/enterprise-server/rest). Null if it names none.
 */
export function readRepository(address: string): HostedRepository | null {
  const { origin, hostname, pathname } = new URL(address);
  const [owner = '', name = '', ...rest] = pathname
    .replace(/\.git$/, '')
    .split('/')
    .filter((step) => step !== '');
  if (owner === '' || name === '' || rest.length > 0) return null;
  const api = hostname === 'github.com' ? 'https://api.github.com' : `${origin}/api/v3`;
  return { api, host: origin, owner, name };
}

/** The repository of a checked site; null if it is not edited on the web. */
export const repositoryOf = ({ editing }: SiteSettings): HostedRepository | null =>
  editing ? readRepository(editing.repository) : null;
