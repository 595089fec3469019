import { sendDocument, type SendAssets } from '../render/send/SendDocument.tsx';
import { createSendViews, type SendView } from '../render/send/send-view.ts';
import { sendAddressOf } from '../site/addresses/send-address.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { hashOf } from './document-hash.ts';
import { makeOnce, type ResultCache, type MadeFiles } from './result-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { scriptsIn } from '../render/content-policy.ts';
import { fileOfAddress } from './site-files.ts';

type SendBuild = {
  assets: SendAssets;
  today: Date;
  output: SiteOutput;
  /** The documents of earlier builds. */
  cache: ResultCache<MadeFiles<string[]>>;
};

/** Writes the document that sends each page. Returns their inline scripts, for the policy of the site. */
export async function buildSendPages(
  tree: SiteTree,
  { assets, today, output, cache }: SendBuild,
): Promise<Set<string>> {
  const viewOf = createSendViews(tree, today);
  const { minifyScript: _, ...inputs } = assets;
  const scripts = new Set<string>();
  const sharedKeys = new Map<SendView['words'], string>();
  const sharedKeyOf = (words: SendView['words']): string => {
    const key = sharedKeys.get(words) ?? hashOf(JSON.stringify([words, inputs]));
    sharedKeys.set(words, key);
    return key;
  };
  for (const page of tree.pages) {
    const view = viewOf(page);
    const { words, ...ofPage } = view;
    const key = hashOf(sharedKeyOf(words), JSON.stringify(ofPage));
    const made = await makeOnce(cache, key, output, async () => {
      const html = sendDocument(view, assets);
      output.write(fileOfAddress(sendAddressOf(page.address, tree.base), tree.base), html);
      return scriptsIn(html);
    });
    for (const script of made) scripts.add(script);
  }
  return scripts;
}
