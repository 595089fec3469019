import type { Table } from './cache/tables.ts';
import type { SiteRenderer } from '../render/index.ts';
import type { Page, SiteTree } from '../site/index.ts';
import { documentHash } from './document-hash.ts';
import type { Documents, WrittenDocument } from './documents.ts';
import { createComparison, tagOf, type Readings, type Recorder } from './recorder.ts';
import { createPause } from './side-by-side.ts';
import { fileOfAddress } from './site-files.ts';

/** The document of a page, and everything it was made from. */
export type BuiltPage = {
  /** Hashes of the page alone and of the parts of the frame around it, by what people call them. */
  inputs: Readings;
  readings: Readings;
  written: WrittenDocument;
};

/** The pages that were rendered, by what of their inputs was the first to differ. */
export type Rendered = ReadonlyMap<string, readonly string[]>;

type PagesOptions = {
  documents: Documents;
  /** The pages of earlier builds, by their addresses. */
  built: Table<BuiltPage>;
  recorder: Recorder;
  /** What the documents of all pages are made from besides the tree, by what people call it. */
  shared: Readonly<Record<string, unknown>>;
};

/**
 * Writes the documents of all pages. A document of an earlier build is reused if the page alone, the frame and all that the
 * page read of the rest of the site are the same. Returns the pages that were rendered.
 */
export async function buildPages(
  tree: SiteTree,
  renderer: SiteRenderer,
  { documents, built, recorder, shared }: PagesOptions,
): Promise<Rendered> {
  const frames = new Map(
    Array.from(new Set(tree.pages.map(({ language }) => language)), (language) => {
      const parts = Object.entries({ ...shared, ...renderer.frame(language) });
      const inputs = Object.fromEntries(parts.map(([name, value]) => [name, tagOf(value)]));
      return [language, { inputs, firstChanged: createComparison(renderer.siteReader(language)) }];
    }),
  );
  // Pictures are made meanwhile.
  const pause = createPause();
  const rendered = new Map<string, string[]>();
  for (const page of tree.pages) {
    const file = fileOfAddress(page.address, tree.base);
    const { inputs: ofFrame, firstChanged } = frames.get(page.language) ?? {};
    const inputs = { ...ofFrame, [`content/${page.file}`]: tagOf(pageAlone(page)) };
    const before = built.take(page.address);
    const changed =
      before &&
      (Object.keys(inputs).find((name) => before.inputs[name] !== inputs[name]) ??
        firstChanged?.(before.readings, renderer.pageReader(page)));
    if (before && changed === undefined && documents.takeOver(file, before.written)) continue;
    const reason = changed ?? 'no document of an earlier build';
    const alike = rendered.get(reason) ?? [];
    alike.push(page.address);
    rendered.set(reason, alike);
    await pause();
    const { result, readings } = recorder.during(() => renderer.page(page));
    built.put(page.address, { inputs, readings, written: documents.write(file, result) });
  }
  return rendered;
}

/** A page without the pages around it. */
const pageAlone = (page: Page) => ({
  ...page,
  document: documentHash(page),
  hash: undefined,
  parent: undefined,
  children: undefined,
  translations: undefined,
  menuPages: undefined,
});
