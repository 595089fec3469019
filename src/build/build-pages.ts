import { scriptsIn } from '../render/content-policy.ts';
import { stylesIn } from '../render/style-attributes.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { documentHash, hashOf } from './document-hash.ts';
import {
  changedAnswers,
  changedInputs,
  documentGone,
  notBuiltBefore,
  tagsOf,
  type InputTags,
  type RebuildReasons,
} from './rebuild-reasons.ts';
import type { BuildComparison } from './build-comparison.ts';
import { sharedLists, type ResultCache } from './result-cache.ts';
import { createPause } from './side-by-side.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { fileOfAddress } from './site-files.ts';

/** The document of a page and everything it was made from. */
export type PageResult = {
  /** The hash of the page's own data and of the frame around it. */
  inputs: string;
  /** Its queries about the rest of the site, as JSON, and the hash of the answers. */
  queries: string;
  answers: string;
  /** By which a later build tells what changed. */
  tags: InputTags;
  /** The hash of the document. */
  document: string;
  /** Its inline scripts, which the site's policy lists, and its inline styles, which its stylesheet contains. */
  scripts: string[];
  styles: string[];
  /** The addresses of its stylesheets. */
  stylesheets: string[];
};

type PagesOptions = {
  output: SiteOutput;
  cache: ResultCache<PageResult>;
  comparison: BuildComparison;
  /** All that documents are made from besides pages and the frame around them, as text. */
  surroundings: string;
  /** If given, gathers why pages were rendered. */
  reasons?: RebuildReasons | undefined;
};

/**
 * Writes the documents of all pages. If the inputs and answers of a page are those of an earlier build, its document is
 * reused without rendering. Returns how many were rendered, and the inline scripts of all.
 */
export async function buildPages(
  tree: SiteTree,
  renderer: SiteRenderer,
  { output, cache, comparison, surroundings, reasons }: PagesOptions,
): Promise<{ rendered: number; inlineScripts: Set<string> }> {
  const { base, pages } = tree;
  const frames = new Map<string, Frame>();
  const frameOf = (language: string): Frame => {
    const frame = frames.get(language) ?? tagFrame(renderer.frameInputs(language));
    frames.set(language, frame);
    return frame;
  };
  const share = sharedLists();
  // Pictures are made meanwhile.
  const pause = createPause();
  let rendered = 0;
  const stylesheets = new Set<string[]>();
  const inlineScripts = new Set<string>();
  const languages = [...new Set(pages.map(({ language }) => language))];
  const affected = comparison.toRender(
    tree,
    [surroundings, ...languages.map((language) => frameOf(language).hash)].join(' '),
    ({ address }) => cache.find(address)?.queries ?? '[]',
  );
  const store = (page: Page, one: PageResult) => {
    cache.store(page.address, one);
    for (const script of one.scripts) inlineScripts.add(script);
  };
  for (const page of pages) {
    const file = fileOfAddress(page.address, base);
    const cached = cache.find(page.address);
    if (cached && affected?.has(page.file) === false && output.takeOver(file, cached.document)) {
      // One page for each is enough to have it written.
      if (!stylesheets.has(cached.stylesheets)) renderer.stylesheets(page, cached.styles);
      stylesheets.add(cached.stylesheets);
      store(page, cached);
      continue;
    }
    const frame = frameOf(page.language);
    const ofPage = renderer.pageInputs(page);
    const inputs = hashOf(frame.hash, documentHash(page), JSON.stringify(ofPage));
    const isSame =
      cached?.inputs === inputs &&
      hashOf(...renderer.answers(page, cached.queries)) === cached.answers &&
      output.takeOver(file, cached.document);
    if (isSame) {
      renderer.stylesheets(page, cached.styles);
      store(page, cached);
      continue;
    }
    const parts = Object.values(ofPage).map((input) => JSON.stringify(input ?? null));
    const inputTags = frame.tags + tagsOf([documentHash(page), ...parts]);
    reasons?.add(
      page,
      whyRendered(cached, {
        inputs,
        inputTags,
        names: [...frame.names, `its texts, in content/${page.file}`, ...Object.keys(ofPage)],
        answers: (earlier) => renderer.answers(page, earlier),
      }),
    );
    await pause();
    const { result, queries, answers } = renderer.pageWithQueries(page);
    const document = output.write(file, result);
    const [scripts, styles] = [share(scriptsIn(result)), share(stylesIn(result))];
    const tags = { inputs: inputTags, answers: tagsOf(answers) };
    store(page, {
      inputs,
      queries,
      answers: hashOf(...answers),
      tags,
      document,
      scripts,
      styles,
      stylesheets: share(renderer.stylesheets(page, styles)),
    });
    rendered += 1;
  }
  return { rendered, inlineScripts };
}

/** What the documents of all pages of a language share: its hash, and a tag and a name for each part. */
type Frame = { hash: string; tags: string; names: string[] };

function tagFrame(inputs: Readonly<Record<string, string>>): Frame {
  const texts = Object.values(inputs);
  return { hash: hashOf(...texts), tags: tagsOf(texts), names: Object.keys(inputs) };
}

/** Why a page has to be rendered, though an earlier build may have its document. */
function whyRendered(
  cached: PageResult | undefined,
  now: {
    inputs: string;
    inputTags: string;
    names: readonly string[];
    answers: (queries: string) => string[];
  },
): string[] {
  if (!cached) return [notBuiltBefore];
  const { inputs, tags, queries } = cached;
  if (inputs !== now.inputs) return changedInputs(tags.inputs, now.inputTags, now.names);
  const changed = changedAnswers(tags.answers, queries, now.answers(queries));
  return changed.length > 0 ? changed : [documentGone];
}
