import {
  type DeletedPage,
  type HistoryAnswer,
  type Version,
  type VersionRequest,
  isDocumentName,
  isEdited,
} from '../../../content/index.ts';
import type { GitHost, HostedVersion } from './git-host.ts';
import type { HostedTexts } from './hosted-texts.ts';

/** The number of versions whose changed files are listed: the host tells them one version at a time. */
const maxVersions = 30;

/** A merge that Git or a host has named repeats the versions that it joins. */
const isPublication = ({ parents, what }: HostedVersion): boolean =>
  parents.length < 2 || !what.startsWith('Merge ');

export async function readHistory(
  host: GitHost,
  branch: string,
  file: string | null,
): Promise<HistoryAnswer> {
  const found = (await host.history(branch, file))
    .filter(isPublication)
    .map(({ id, when, who, what, notTaken }) => ({
      id,
      when,
      who,
      what,
      ...(notTaken.length > 0 ? { notTaken } : {}),
    }));
  if (found.length === 0) return { kind: 'none' };
  const versions = await Promise.all(
    found.slice(0, maxVersions).map(async (version) => {
      const { files, hasOthers } = await host.changedFiles(version.id);
      const isTechnical = hasOthers || files.some(({ path }) => !isEdited(path));
      return {
        version: isTechnical ? { ...version, isTechnical } : version,
        changed: files.filter(({ path }) => isDocumentName(path)),
      };
    }),
  );
  if (file !== null)
    return {
      kind: 'history',
      versions: [...versions.map(({ version }) => version), ...found.slice(maxVersions)].map(
        (one): Version => ({ ...one, files: [file] }),
      ),
      deleted: [],
    };
  const seen = new Set<string>();
  const deleted = versions.flatMap(({ version: { id, when, who }, changed }) =>
    changed.flatMap(({ path, isDeleted }) => {
      const isFirst = !seen.has(path);
      seen.add(path);
      return isFirst && isDeleted && path.startsWith('pages/')
        ? [{ file: path, id, when, who }]
        : [];
    }),
  );
  deleted.push(...(await deletedEarlier(host, branch, found, seen)));
  return {
    kind: 'history',
    versions: versions
      .map(({ version, changed }): Version => ({
        ...version,
        files: changed.map(({ path }) => path),
      }))
      .filter(({ files }) => files.length > 0),
    deleted,
  };
}

/**
 * The pages that were deleted before the versions whose files are listed: they are missing from the newest version, and
 * the last version of each deleted it.
 */
async function deletedEarlier(
  host: GitHost,
  branch: string,
  versions: readonly Pick<Version, 'id'>[],
  listed: ReadonlySet<string>,
): Promise<DeletedPage[]> {
  const [newest, oldest] = [versions[0], versions.at(-1)];
  if (!newest || !oldest || versions.length <= maxVersions) return [];
  const [then, now] = await Promise.all([oldest, newest].map(({ id }) => host.folder(id)));
  const gone = [...(then?.files.keys() ?? [])].filter(
    (file) =>
      file.startsWith('pages/') &&
      isDocumentName(file) &&
      now?.files.has(file) === false &&
      !listed.has(file),
  );
  const last = await Promise.all(
    gone.map(async (file) => (await host.history(branch, file)).map((one) => ({ ...one, file }))),
  );
  return last.flatMap(([version]) => {
    if (!version) return [];
    const { file, id, when, who } = version;
    return [{ file, id, when, who }];
  });
}

/**
 * The texts of a version, or of the one before it: of one file, or of all that differ from the current ones. A text is
 * null if the file did not exist. Before the version that began the site there was no site to compare with, so all files
 * are compared with that version itself.
 */
export async function readVersion(
  host: GitHost,
  texts: HostedTexts,
  { id, file, isBefore }: VersionRequest,
  current: ReadonlyMap<string, string>,
): Promise<Record<string, string | null>> {
  const filesOf = async (commit: string | null) =>
    commit === null ? new Map<string, never>() : (await host.folder(commit)).files;
  const earlier = isBefore ? await filesOf(await host.parentOf(id)) : null;
  const isUsable = earlier !== null && (file !== null || [...earlier.keys()].some(isDocumentName));
  const files = isUsable ? earlier : await filesOf(id);
  const names =
    file === null
      ? [...new Set([...files.keys(), ...current.keys()])].filter(
          (name) => isDocumentName(name) && files.get(name)?.blob !== current.get(name),
        )
      : [file];
  const found = await Promise.all(
    names.map(async (name) => {
      const blob = files.get(name)?.blob;
      return [name, blob === undefined ? null : (await texts.read(name, blob)).text] as const;
    }),
  );
  return Object.fromEntries(found);
}
