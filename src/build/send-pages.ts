import { sendDocument, type SendAssets } from '../render/send/SendDocument.tsx';
import { createSendViews } from '../render/send/send-view.ts';
import { sendAddressOf } from '../site/addresses/send-address.ts';
import { editionOf } from '../site/language/editions.ts';
import { pagesReadBy } from '../site/send/pages-read.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { documentHash, hashOf } from './document-hash.ts';
import { sharedLists, type ResultCache } from './result-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { scriptsIn } from '../render/content-policy.ts';
import { fileOfAddress } from './site-files.ts';

/** The document that sends a page. */
export type SentPage = {
  /** A hash of everything that it was made from. */
  inputs: string;
  /** The hash of the document. */
  document: string;
  /** Its inline scripts, which the site's policy lists. */
  scripts: string[];
};

type SendBuild = {
  assets: SendAssets;
  today: Date;
  output: SiteOutput;
  /** The documents of earlier builds, by the addresses of their pages. */
  cache: ResultCache<SentPage>;
};

/** What is read of a page, and of others for it: only what stands in them, so that no view has to be made to compare. */
const partsOf = (page: Page) => [page.address, documentHash(page)];

/** Writes the document that sends each page. Returns their inline scripts, for the policy of the site. */
export function buildSendPages(
  tree: SiteTree,
  { assets, today, output, cache }: SendBuild,
): Set<string> {
  const { viewOf, sharedIn } = createSendViews(tree, today);
  const { minifyScript: _, ...inputs } = assets;
  const scripts = new Set<string>();
  const share = sharedLists();
  const sharedKeys = new Map<string, string>();
  const sharedKeyOf = (language: string): string => {
    const key =
      sharedKeys.get(language) ?? hashOf(JSON.stringify([tree.base, sharedIn(language), inputs]));
    sharedKeys.set(language, key);
    return key;
  };
  const inputsOf = (page: Page): string =>
    hashOf(
      sharedKeyOf(page.language),
      `${page.isHome} ${page.hasFractions}`,
      ...partsOf(page),
      ...pagesReadBy(page, editionOf(tree, page.language)).flatMap(partsOf),
    );
  for (const page of tree.pages) {
    const file = fileOfAddress(sendAddressOf(page.address, tree.base), tree.base);
    const ofPage = inputsOf(page);
    let sent = cache.find(page.address);
    if (sent?.inputs !== ofPage || !output.takeOver(file, sent.document)) {
      const html = sendDocument(viewOf(page), assets);
      sent = {
        inputs: ofPage,
        document: output.write(file, html),
        scripts: share(scriptsIn(html)),
      };
    }
    cache.store(page.address, sent);
    for (const script of sent.scripts) scripts.add(script);
  }
  return scripts;
}
