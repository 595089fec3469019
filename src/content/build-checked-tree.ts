import type { Diagnose, Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildSiteTree } from '../site/build-site-tree.ts';
import { allNames, type SiteFiles } from '../site/check-input.ts';
import { checkSite } from '../site/check-site.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { dataName, type FilesByKind } from './files-by-kind.ts';
import { readablePatterns, readableSettings } from './readable-settings.ts';

type Present = Pick<SiteFiles, 'images' | 'strict'> & {
  /** All documents, the refused ones too. */
  documents: readonly string[];
  /** What a file says that could be read, although something in it may be wrong. */
  valueOf: (file: string) => unknown;
};

/**
 * Places the pages and checks them, the settings and the pictures against each other. While site.yaml or theme.yaml
 * cannot be used, pages are still checked against each other and the names in them.
 */
export function buildCheckedTree(
  loaded: FilesByKind,
  { documents, images, strict, valueOf }: Present,
  diagnose: Diagnose,
): { tree: SiteTree; diagnostics: Diagnostic[] } {
  const { settings, theme, pages, data, mentions } = loaded;
  const site = settings ? { settings, names: {} } : readableSettings(valueOf('site.yaml'));
  const tree = buildSiteTree({ settings: site.settings, theme: theme ?? {}, pages, data });
  const diagnostics = checkSite(
    tree,
    {
      documents: documentsOf(loaded),
      mentions,
      pageFiles: documents.filter(isPageFile),
      dataNames: documents.filter((file) => file.startsWith('data/')).map(dataName),
      images,
      hasSettings: settings !== null,
      theme,
      names: { ...allNames, ...site.names },
      patterns: theme ? Object.keys(tree.theme.patterns) : readablePatterns(valueOf('theme.yaml')),
      strict,
    },
    diagnose,
  );
  return { tree, diagnostics };
}

/** Whether a file of the content is a page. */
export const isPageFile = (file: string): boolean => /^pages\/.*\.yaml$/.test(file);

/** What every sound file says, as it was written. */
const documentsOf = ({ settings, pages, data }: FilesByKind) => [
  ...(settings ? [{ file: 'site.yaml', document: settings }] : []),
  ...pages,
  ...Array.from(data, ([name, document]) => ({ file: `data/${name}.yaml`, document })),
];
