import type { LastBuild } from './last-build.ts';

/**
 * How many of the published files a build shows. No build contains pages that visitors do not see yet; if there is
 * nothing else, the answer is `hidden`: the build may be an older one as well.
 */
export function shownBy(
  { files: built }: Pick<LastBuild, 'files'>,
  published: ReadonlyMap<string, string | undefined>,
): 'all' | 'hidden' | 'nothing' {
  const open = [...published].filter(([file, blob]) => blob === undefined || file in built);
  if (open.length === 0) return 'hidden';
  return open.every(([file, blob]) => built[file]?.blob === blob) ? 'all' : 'nothing';
}
