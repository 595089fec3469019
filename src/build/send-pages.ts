import { sendDocument, type SendAssets } from '../render/send/SendDocument.tsx';
import { createSendViews } from '../render/send/send-view.ts';
import { sendAddressOf } from '../site/addresses/send-address.ts';
import { editionOf } from '../site/language/editions.ts';
import { pagesReadBy } from '../site/send/pages-read.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { documentHash, hashOf } from './document-hash.ts';
import type { BuildComparison } from './build-comparison.ts';
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
  /** The addresses of the other pages whose prices or dates it has. */
  readPages: string[];
};

type SendBuild = {
  assets: SendAssets;
  today: Date;
  output: SiteOutput;
  /** The documents of earlier builds, by the addresses of their pages. */
  cache: ResultCache<SentPage>;
  comparison: BuildComparison;
};

/** What is read of a page, and of others for it: only what stands in them, so that no view has to be made to compare. */
const partsOf = (page: Page) => [page.address, documentHash(page)];

/** Writes the document that sends each page. Returns their inline scripts, for the policy of the site. */
export function buildSendPages(
  tree: SiteTree,
  { assets, today, output, cache, comparison }: SendBuild,
): Set<string> {
  const { viewOf, sharedIn } = createSendViews(tree, today);
  const { minifyScript: _, ...ofAssets } = assets;
  const scripts = new Set<string>();
  const share = sharedLists();
  const sharedKeys = new Map<string, string>();
  const sharedKeyOf = (language: string): string => {
    const key =
      sharedKeys.get(language) ?? hashOf(JSON.stringify([tree.base, sharedIn(language), ofAssets]));
    sharedKeys.set(language, key);
    return key;
  };
  const inputsOf = (page: Page, readPages: readonly Page[]): string =>
    hashOf(
      sharedKeyOf(page.language),
      `${page.isHome} ${page.hasFractions}`,
      ...partsOf(page),
      ...readPages.flatMap(partsOf),
    );
  const languages = [...new Set(tree.pages.map(({ language }) => language))];
  const affected = comparison.toSend(
    tree,
    languages.map(sharedKeyOf).join(' '),
    ({ address }) => cache.find(address)?.readPages ?? [],
  );
  const store = (page: Page, sent: SentPage) => {
    cache.store(page.address, sent);
    for (const script of sent.scripts) scripts.add(script);
  };
  for (const page of tree.pages) {
    const file = fileOfAddress(sendAddressOf(page.address, tree.base), tree.base);
    const cached = cache.find(page.address);
    if (cached && affected?.has(page.file) === false && output.takeOver(file, cached.document)) {
      store(page, cached);
      continue;
    }
    const readPages = pagesReadBy(page, editionOf(tree, page.language));
    const inputs = inputsOf(page, readPages);
    if (cached?.inputs === inputs && output.takeOver(file, cached.document)) {
      store(page, cached);
      continue;
    }
    const html = sendDocument(viewOf(page), assets);
    store(page, {
      inputs,
      document: output.write(file, html),
      scripts: share(scriptsIn(html)),
      readPages: share(readPages.map(({ address }) => address)),
    });
  }
  return scripts;
}
