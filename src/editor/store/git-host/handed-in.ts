import type { CommittedFile, GitHost, HostedFolder } from './git-host.ts';

/** The unpublished files that wait for review in the last commit of a branch. */
export async function handedIn(
  host: Pick<GitHost, 'folder' | 'commonBase'>,
  head: string,
  main: HostedFolder,
): Promise<CommittedFile[]> {
  const [proposed, base] = await Promise.all([
    host.folder(head),
    host.commonBase(head, main.commit).then((common) => host.folder(common)),
  ]);
  return [...new Set([...proposed.files.keys(), ...base.files.keys()])]
    .filter((file) => blobIn(proposed, file) !== blobIn(base, file))
    .filter((file) => blobIn(main, file) === blobIn(base, file))
    .map((path) => {
      const blob = blobIn(proposed, path);
      return { path, content: blob === undefined ? null : { blob } };
    });
}

const blobIn = ({ files }: HostedFolder, file: string): string | undefined => files.get(file)?.blob;
