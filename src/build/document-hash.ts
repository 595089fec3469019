import { hash } from 'node:crypto';
import type { Page, SiteTree } from '../site/index.ts';

/** A hash of some texts, in order. */
export const hashOf = (...texts: string[]): string =>
  hash('sha1', texts.map((text) => `${text.length} ${text}`).join(''), 'base64url');

const documentHashes = new WeakMap<Page['document'], string>();

/** A hash of a page's document as it is in the file and as the settings complete it; cached. */
export function documentHash({ document, hash: ofFile, markedLines }: Page): string {
  if (ofFile !== undefined) return ofFile;
  const cached =
    documentHashes.get(document) ?? hashOf(JSON.stringify(document), JSON.stringify(markedLines));
  documentHashes.set(document, cached);
  return cached;
}

const contentHashes = new WeakMap<SiteTree, string>();

/** A hash of all texts of a site and their positions; cached. */
export function contentHash(tree: SiteTree): string {
  const cached = contentHashes.get(tree) ?? hashOfContent(tree);
  contentHashes.set(tree, cached);
  return cached;
}

const hashOfContent = ({ settings, data, pages, lists }: SiteTree): string =>
  hashOf(
    JSON.stringify([
      settings,
      [...data],
      [...pages, ...lists].map((page) => {
        const { address, language, label, listedInMenu } = page;
        return [address, language, label, listedInMenu, documentHash(page)];
      }),
    ]),
  );
