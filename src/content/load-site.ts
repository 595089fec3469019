import { inFileOrder, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Size } from '../pictures/checked-picture.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { buildCheckedTree, isPageFile } from './build-checked-tree.ts';
import { limitDiagnostics } from './limit-diagnostics.ts';
import { createLoadCache, type LoadCache } from './load-cache.ts';
import { loadFiles } from './load-files.ts';
import { diagnoseIn } from './diagnose.ts';
import { loadPictures } from './load-pictures.ts';
import { inOriginal } from './yaml-repair/original-range.ts';

export { createLoadCache, type LoadCache };

/** A content folder as a site, with everything that is wrong with it. */
export type CheckedSite = {
  /** All pages that have passed, in their places; none where site.yaml or theme.yaml cannot be used. */
  tree: SiteTree | null;
  /** The size in pixels of every picture that can be published, by its name. */
  pictureSizes: ReadonlyMap<string, Size>;
  diagnostics: Diagnostic[];
  /** The text of a content file as it was read, for the frames of diagnostics. */
  texts: (file: string) => string;
  /** How many page files there are, good and bad. */
  pageCount: number;
};

/**
 * Runs every stage: reads the folder, checks each file, places the pages and checks them against each other. With
 * `strict`, placeholders for what is still to come are warnings too.
 */
export async function loadSite(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
  { strict = false }: { strict?: boolean } = {},
): Promise<CheckedSite> {
  const loaded = loadFiles(contentDir, cache);
  const { files, diagnostics, settings, theme } = loaded;
  const sourceOf = (file: string) => cache.files.get(file)?.source ?? null;
  const readAs = (file: string) => cache.files.get(file)?.checked.repaired ?? sourceOf(file);
  const pictures = await loadPictures(loaded, cache, diagnoseIn(readAs));
  // What a link stands for is not read, but it is no second mistake that other files name it.
  const documents = [...files.documents, ...files.links];
  const linkedImages = files.links.flatMap((file) => /^images\/(.+)$/.exec(file)?.[1] ?? []);
  const images = [...files.images, ...linkedImages];
  const valueOf = (file: string) =>
    cache.files.get(file)?.checked.mentions ? readAs(file)?.value : undefined;
  const { tree, diagnostics: between } = buildCheckedTree(
    loaded,
    { documents, images, strict, valueOf },
    diagnoseIn(readAs),
  );
  const later = [...pictures.diagnostics, ...between].flatMap((diagnostic) => {
    const known = cache.files.get(diagnostic.file);
    return known?.checked.repaired
      ? inOriginal([diagnostic], known.source.lines, known.checked.repaired.lines)
      : diagnostic;
  });
  return {
    tree: settings && theme ? tree : null,
    pictureSizes: pictures.sizes,
    diagnostics: limitDiagnostics([...diagnostics, ...later], sourceOf).toSorted(inFileOrder),
    texts: (file) => sourceOf(file)?.text ?? cache.pictures.get(file)?.text ?? '',
    pageCount: documents.filter(isPageFile).length,
  };
}
