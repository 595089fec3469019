import { isDocumentName } from '../../../content/index.ts';
import { splitNul, type Git } from './git.ts';

export const contentPaths = ['site.yaml', 'theme.yaml', 'pages', 'data'];

/** The content files that differ from a version, new ones included. */
export async function filesThatDiffer(git: Git, version: string): Promise<string[]> {
  const paths = ['-z', '--', ...contentPaths];
  const changed = await git([
    'diff',
    '--name-only',
    '--no-renames',
    '--relative',
    version,
    ...paths,
  ]);
  const added = await git(['ls-files', '--others', '--exclude-standard', ...paths]);
  return [...splitNul(changed.out), ...splitNul(added.out)].filter(isDocumentName);
}

/** The texts of files in a version; null for a missing one. */
export const textsAt = (
  git: Git,
  version: string,
  files: readonly string[],
): Promise<[string, string | null][]> =>
  Promise.all(
    files.map(async (name): Promise<[string, string | null]> => {
      const { ok, out } = await git(['show', `${version}:./${name}`]);
      return [name, ok ? out : null];
    }),
  );
