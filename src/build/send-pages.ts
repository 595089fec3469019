import type { Table } from './cache/tables.ts';
import { sendDocument, type SendAssets, createSendViews } from '../render/index.ts';
import { sendAddressOf, type SiteTree } from '../site/index.ts';
import type { Documents, WrittenDocument } from './publish/site-output.ts';
import { tagOf } from './recorder.ts';
import { fileOfAddress } from './site-files.ts';

type SendBuild = {
  assets: SendAssets;
  today: Date;
  documents: Documents;
  /** The documents of earlier builds, by all that they were made from. */
  built: Table<WrittenDocument>;
};

/** Writes the document that sends each page. */
export function buildSendPages(
  tree: SiteTree,
  { assets, today, documents, built }: SendBuild,
): void {
  const viewOf = createSendViews(tree, today);
  const ofAssets = tagOf(assets);
  for (const page of tree.pages) {
    const file = fileOfAddress(sendAddressOf(page.address, tree.base), tree.base);
    const view = viewOf(page);
    const key = JSON.stringify([ofAssets, view]);
    const before = built.take(key);
    if (before && documents.takeOver(file, before)) continue;
    built.put(key, documents.write(file, sendDocument(view, assets)));
  }
}
