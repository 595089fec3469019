import { inFileOrder, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { buildSiteTree } from '../site/build-site-tree.ts';
import { allNames } from '../site/check-input.ts';
import { checkSite } from '../site/check-site.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { limitDiagnostics } from './limit-diagnostics.ts';
import { createLoadCache, type LoadCache } from './load-cache.ts';
import { dataName, loadFiles, type LoadedFiles } from './load-files.ts';
import { diagnoseIn } from './diagnose.ts';
import { loadPictures } from './load-pictures.ts';
import { readablePatterns, readableSettings } from './readable-settings.ts';
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
 * `strict`, stand-ins for what is still to come are warnings too.
 */
export async function loadSite(
  contentDir: string,
  cache: LoadCache = createLoadCache(),
  { strict = false }: { strict?: boolean } = {},
): Promise<CheckedSite> {
  const loaded = loadFiles(contentDir, cache);
  const { files, diagnostics, settings, theme, pages, data, mentions } = loaded;
  const sourceOf = (file: string) => cache.files.get(file)?.source ?? null;
  const readAs = (file: string) => cache.files.get(file)?.checked.repaired ?? sourceOf(file);
  const pictures = await loadPictures(loaded, cache, diagnoseIn(readAs));
  // While site.yaml or theme.yaml cannot be used, pages are still checked against each other and the names in them.
  const valueOf = (file: string) =>
    cache.files.get(file)?.checked.mentions ? readAs(file)?.value : undefined;
  const site = settings ? { settings, names: {} } : readableSettings(valueOf('site.yaml'));
  const tree = buildSiteTree({
    settings: site.settings,
    theme: theme ?? {},
    pages,
    data,
  });
  // What a link stands for is not read, but it is no second mistake that other files name it.
  const named = [...files.documents, ...files.links];
  const linkedImages = files.links.flatMap((file) => /^images\/(.+)$/.exec(file)?.[1] ?? []);
  const pageFiles = named.filter((file) => /^pages\/.*\.yaml$/.test(file));
  const between = checkSite(
    tree,
    {
      documents: documentsOf(loaded),
      mentions,
      pageFiles,
      dataNames: named.filter((file) => file.startsWith('data/')).map(dataName),
      images: [...files.images, ...linkedImages],
      hasSettings: settings !== null,
      theme,
      names: { ...allNames, ...site.names },
      patterns: theme ? Object.keys(tree.theme.patterns) : readablePatterns(valueOf('theme.yaml')),
      strict,
    },
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
    pageCount: pageFiles.length,
  };
}

/** What every sound file says, as it was written. */
const documentsOf = ({ settings, pages, data }: LoadedFiles) => [
  ...(settings ? [{ file: 'site.yaml', document: settings }] : []),
  ...pages,
  ...Array.from(data, ([name, document]) => ({ file: `data/${name}.yaml`, document })),
];
