import type { CheckedFile } from '../../content/index.ts';
import {
  type RenderEnvironment,
  createSiteRenderer,
  type SiteRenderer,
} from '../../render/index.ts';
import { addBaseToTree, buildSiteTree, replaceDocument, type SiteTree } from '../../site/index.ts';
import { byKind } from './check-files.ts';

/** A site that can be rendered, and the versions of its files that are in it. */
export type LoadedSite = {
  tree: SiteTree;
  renderer: SiteRenderer;
  versions: Map<string, CheckedFile>;
};

type Versions = { checked: CheckedFile; lastGood: CheckedFile | null };
type Parts = { isOnHost: boolean; environment: RenderEnvironment };

/** The version of a file that is shown. */
const shownVersion = ({ lastGood, checked }: Versions): CheckedFile => lastGood ?? checked;

/** The site of some files; null if it cannot be rendered, because its settings or its theme have never been valid. */
export function openSite(
  loaded: ReadonlyMap<string, Versions>,
  { isOnHost, environment }: Parts,
): LoadedSite | null {
  const { settings, theme, pages, data } = byKind(loaded, shownVersion);
  if (!settings || !theme) return null;
  const inContent = buildSiteTree({ settings, theme, pages, data });
  const tree = isOnHost ? addBaseToTree(inContent) : inContent;
  const versions = new Map(Array.from(loaded, ([file, one]) => [file, shownVersion(one)]));
  return { tree, versions, renderer: createSiteRenderer(tree, environment) };
}

/**
 * A site with some of its files changed, if only pages were and each is still in the same place: on a large site,
 * building the tree at every key would take long. Null otherwise; the earlier site must not be used in either case.
 */
export function changedSite(
  { tree, versions }: LoadedSite,
  changed: ReadonlySet<string>,
  loaded: ReadonlyMap<string, Versions>,
  { environment }: Parts,
): LoadedSite | null {
  let current: SiteTree | null = tree;
  for (const file of changed) {
    const now = loaded.get(file);
    const [before, after] = [versions.get(file), now && shownVersion(now)];
    if (!current || !after || before?.content?.kind !== 'page' || after.content?.kind !== 'page')
      return null;
    const documents = { before: before.content.document, after: after.content.document };
    current = replaceDocument(current, file, documents);
    versions.set(file, after);
  }
  return current && { tree: current, versions, renderer: createSiteRenderer(current, environment) };
}
