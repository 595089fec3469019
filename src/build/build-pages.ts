import { scriptsIn } from '../render/content-policy.ts';
import { stylesIn } from '../render/style-attributes.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { documentHash, hashOf } from './document-hash.ts';
import { sharedLists, type ResultCache } from './result-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { fileOfAddress } from './site-files.ts';

/** The document of a page and everything it was made from. */
export type PageResult = {
  /** The hash of the page's own data and of the frame around it. */
  inputs: string;
  /** Its queries about the rest of the site, as JSON, and the hash of the answers. */
  queries: string;
  answers: string;
  /** The hash of the document. */
  document: string;
  /** Its inline scripts, which the site's policy lists, and its inline styles, which its stylesheet contains. */
  scripts: string[];
  styles: string[];
};

/**
 * Writes the documents of all pages. If the inputs and answers of a page are those of an earlier build, its document is
 * reused without rendering. Returns how many were rendered, and the inline scripts of all.
 */
export function buildPages(
  { base, pages }: SiteTree,
  renderer: SiteRenderer,
  { output, cache }: { output: SiteOutput; cache: ResultCache<PageResult> },
): { rendered: number; inlineScripts: Set<string> } {
  const frames = new Map<string, string>();
  const frameOf = (language: string): string => {
    const frame = frames.get(language) ?? hashOf(renderer.frameInputs(language));
    frames.set(language, frame);
    return frame;
  };
  const inputsOf = (page: Page) =>
    hashOf(frameOf(page.language), documentHash(page), renderer.pageInputs(page));
  const share = sharedLists();
  let rendered = 0;
  const inlineScripts = new Set<string>();
  const store = (page: Page, one: PageResult) => {
    cache.store(page.address, one);
    for (const script of one.scripts) inlineScripts.add(script);
  };
  for (const page of pages) {
    const file = fileOfAddress(page.address, base);
    const inputs = inputsOf(page);
    const cached = cache.find(page.address);
    const isSame =
      cached?.inputs === inputs &&
      hashOf(renderer.answers(page, cached.queries)) === cached.answers &&
      output.takeOver(file, cached.document);
    if (isSame) {
      renderer.stylesheets(page, cached.styles);
      store(page, cached);
      continue;
    }
    const { result, queries, answers } = renderer.pageWithQueries(page);
    const document = output.write(file, result);
    const [scripts, styles] = [share(scriptsIn(result)), share(stylesIn(result))];
    store(page, { inputs, queries, answers: hashOf(answers), document, scripts, styles });
    rendered += 1;
  }
  return { rendered, inlineScripts };
}
