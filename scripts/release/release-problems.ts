/** What a release consists of, as the repository has it. */
export type ReleaseState = {
  /** The version in package.json. */
  version: string;
  /** The tag that starts the release; null if it is only a check of what would be released. */
  tag: string | null;
  changelog: string;
  /** The newest format of content that this version reads, and that of the release before; null before the first. */
  format: number;
  formatBefore: number | null;
};

/** The part of a changelog below the heading of a version; null if it has none. */
export function changesOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m);
  const part = parts.find((text) => text.split('\n', 1)[0]?.trim().split(' ', 1)[0] === version);
  return part === undefined ? null : part.slice(part.indexOf('\n') + 1).trim();
}

/** Why a version must not be released, each in a sentence; empty if nothing speaks against it. */
export function releaseProblems(state: ReleaseState): string[] {
  const { version, tag, changelog, format, formatBefore } = state;
  const changes = changesOf(changelog, version);
  const problems: string[] = [];
  if (tag !== null && tag !== `v${version}`) {
    problems.push(`The tag ${tag} is not the version of package.json, v${version}.`);
  }
  if (changes === null || changes === '') {
    problems.push(
      `.github/CHANGELOG.md says nothing under "## ${version}". Move what is not yet released below that heading.`,
    );
  }
  if (
    formatBefore !== null &&
    format > formatBefore &&
    !new RegExp(`\\bformat: ${format}\\b`).test(changes ?? '')
  ) {
    problems.push(
      `The format of content went from ${formatBefore} to ${format}, and the changes of ${version} do not name "format: ${format}".`,
    );
  }
  return problems;
}
