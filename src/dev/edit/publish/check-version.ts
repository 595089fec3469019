import { say, type Message, type Diagnostic } from '../../../messages/index.ts';
import { isEngineType } from '../../../../schema/blocks/index.ts';
import type { SiteTree } from '../../../site/index.ts';
import type { Repository } from './repository.ts';

/** What publishing needs to know of a site; the tree is null if the site has mistakes. */
export type CheckedSite = {
  tree:
    | (Pick<SiteTree, 'theme'> & {
        pages: readonly { document: { blocks: readonly { type: string }[] } }[];
      })
    | null;
  diagnostics: readonly Pick<Diagnostic, 'severity'>[];
};

/**
 * Reads and checks the content in a folder, with the blocks that the site has now: the code of a running server does
 * not know blocks written since.
 */
export type LoadSite = (contentDir: string) => Promise<CheckedSite>;

/**
 * Why a version of the site must not be published; null if it may. The editor does not publish code, so the published
 * site would fail to build if a page has a block that only this computer has.
 * @param version a commit or tree with the files beside the content
 */
export async function refuseVersion(
  { git }: Repository,
  version: string,
  { tree, diagnostics }: CheckedSite,
  mistakes: Message,
): Promise<Message | null> {
  if (diagnostics.some(({ severity }) => severity === 'error')) return mistakes;
  const types = new Set(
    tree?.pages.flatMap(({ document }) => document.blocks.map(({ type }) => type)),
  );
  for (const type of types) {
    if (isEngineType(type)) continue;
    if (!(await git(['cat-file', '-e', `${version}:../blocks/${type}`])).ok) {
      return say('publish-newBlock', { block: `"${type}"`, folder: `blocks/${type}` });
    }
  }
  return null;
}
